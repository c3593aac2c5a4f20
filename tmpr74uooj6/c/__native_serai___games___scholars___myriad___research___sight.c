#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
myriad___research___sight___Shown_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
myriad___research___sight___Shown_traverse(serai___games___scholars___myriad___research___sight___ShownObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_pages);
    Py_VISIT(self->_cards);
    if (CPyTagged_CheckLong(self->_first_page)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_first_page));
    }
    Py_VISIT(self->_action_cards);
    Py_VISIT(self->_tracks);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_myriad___research___sight___Shown_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___research___sight___ShownObject *self = (serai___games___scholars___myriad___research___sight___ShownObject *)cpy_r_self;
    Py_CLEAR(self->_pages);
    Py_CLEAR(self->_cards);
    if (CPyTagged_CheckLong(self->_first_page)) {
        CPyTagged __tmp = self->_first_page;
        self->_first_page = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_action_cards);
    Py_CLEAR(self->_tracks);
    return 0;
}

static int32_t CPyDef_myriad___research___sight___Shown_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___research___sight___ShownObject *self = (serai___games___scholars___myriad___research___sight___ShownObject *)cpy_r_self;
    Py_CLEAR(self->_pages);
    Py_CLEAR(self->_cards);
    if (CPyTagged_CheckLong(self->_first_page)) {
        CPyTagged __tmp = self->_first_page;
        self->_first_page = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_action_cards);
    Py_CLEAR(self->_tracks);
    return 0;
}

static void
myriad___research___sight___Shown_dealloc(serai___games___scholars___myriad___research___sight___ShownObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, myriad___research___sight___Shown_dealloc)
    CPyDef_myriad___research___sight___Shown_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___research___sight_____mypyc__Shown_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___research___sight___Shown(PyObject *cpy_r_shelf);

static PyObject *
myriad___research___sight___Shown_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___research___sight___Shown) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___research___sight_____mypyc__Shown_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_myriad___research___sight___Shown_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem myriad___research___sight___Shown_vtable[1];
static bool
CPyDef_myriad___research___sight___Shown_trait_vtable_setup(void)
{
    CPyVTableItem myriad___research___sight___Shown_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_myriad___research___sight___Shown_____init__,
    };
    memcpy(myriad___research___sight___Shown_vtable, myriad___research___sight___Shown_vtable_scratch, sizeof(myriad___research___sight___Shown_vtable));
    return 1;
}

static bool
CPyDef_myriad___research___sight___Shown_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
myriad___research___sight___Shown_get_pages(serai___games___scholars___myriad___research___sight___ShownObject *self, void *closure);
static int
myriad___research___sight___Shown_set_pages(serai___games___scholars___myriad___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
myriad___research___sight___Shown_get_cards(serai___games___scholars___myriad___research___sight___ShownObject *self, void *closure);
static int
myriad___research___sight___Shown_set_cards(serai___games___scholars___myriad___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
myriad___research___sight___Shown_get_first_page(serai___games___scholars___myriad___research___sight___ShownObject *self, void *closure);
static int
myriad___research___sight___Shown_set_first_page(serai___games___scholars___myriad___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
myriad___research___sight___Shown_get_action_cards(serai___games___scholars___myriad___research___sight___ShownObject *self, void *closure);
static int
myriad___research___sight___Shown_set_action_cards(serai___games___scholars___myriad___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
myriad___research___sight___Shown_get_tracks(serai___games___scholars___myriad___research___sight___ShownObject *self, void *closure);
static int
myriad___research___sight___Shown_set_tracks(serai___games___scholars___myriad___research___sight___ShownObject *self, PyObject *value, void *closure);

static PyGetSetDef myriad___research___sight___Shown_getseters[] = {
    {"pages",
     (getter)myriad___research___sight___Shown_get_pages, (setter)myriad___research___sight___Shown_set_pages,
     NULL, NULL},
    {"cards",
     (getter)myriad___research___sight___Shown_get_cards, (setter)myriad___research___sight___Shown_set_cards,
     NULL, NULL},
    {"first_page",
     (getter)myriad___research___sight___Shown_get_first_page, (setter)myriad___research___sight___Shown_set_first_page,
     NULL, NULL},
    {"action_cards",
     (getter)myriad___research___sight___Shown_get_action_cards, (setter)myriad___research___sight___Shown_set_action_cards,
     NULL, NULL},
    {"tracks",
     (getter)myriad___research___sight___Shown_get_tracks, (setter)myriad___research___sight___Shown_set_tracks,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef myriad___research___sight___Shown_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___research___sight_____mypyc__Shown_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_myriad___research___sight___Shown_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, shelf)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___research___sight___Shown_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Shown",
    .tp_new = myriad___research___sight___Shown_new,
    .tp_dealloc = (destructor)myriad___research___sight___Shown_dealloc,
    .tp_traverse = (traverseproc)myriad___research___sight___Shown_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___research___sight___Shown_clear,
    .tp_getset = myriad___research___sight___Shown_getseters,
    .tp_methods = myriad___research___sight___Shown_methods,
    .tp_init = myriad___research___sight___Shown_init,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___research___sight___ShownObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Shown(shelf)\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___research___sight___Shown_template = &CPyType_myriad___research___sight___Shown_template_;

PyObject *CPyDef_myriad___research___sight_____mypyc__Shown_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___research___sight___ShownObject *self;
    self = (serai___games___scholars___myriad___research___sight___ShownObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___research___sight___Shown_vtable;
    self->_first_page = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___research___sight___Shown(PyObject *cpy_r_shelf)
{
    PyObject *self = CPyDef_myriad___research___sight_____mypyc__Shown_setup((PyObject *)CPyType_myriad___research___sight___Shown);
    if (self == NULL)
        return NULL;
    char res = CPyDef_myriad___research___sight___Shown_____init__(self, cpy_r_shelf);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
myriad___research___sight___Shown_get_pages(serai___games___scholars___myriad___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_pages == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'pages' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_pages);
    PyObject *retval = self->_pages;
    return retval;
}

static int
myriad___research___sight___Shown_set_pages(serai___games___scholars___myriad___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'pages' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_pages != NULL) {
        CPy_DECREF(self->_pages);
    }
    self->_pages = tmp;
    return 0;
}

static PyObject *
myriad___research___sight___Shown_get_cards(serai___games___scholars___myriad___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_cards == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cards' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_cards);
    PyObject *retval = self->_cards;
    return retval;
}

static int
myriad___research___sight___Shown_set_cards(serai___games___scholars___myriad___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'cards' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_cards != NULL) {
        CPy_DECREF(self->_cards);
    }
    self->_cards = tmp;
    return 0;
}

static PyObject *
myriad___research___sight___Shown_get_first_page(serai___games___scholars___myriad___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_first_page == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'first_page' of 'Shown' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_first_page);
    PyObject *retval = CPyTagged_StealAsObject(self->_first_page);
    return retval;
}

static int
myriad___research___sight___Shown_set_first_page(serai___games___scholars___myriad___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'first_page' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_first_page != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_first_page);
    }
    self->_first_page = tmp;
    return 0;
}

static PyObject *
myriad___research___sight___Shown_get_action_cards(serai___games___scholars___myriad___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_action_cards == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'action_cards' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_action_cards);
    PyObject *retval = self->_action_cards;
    return retval;
}

static int
myriad___research___sight___Shown_set_action_cards(serai___games___scholars___myriad___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'action_cards' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_action_cards != NULL) {
        CPy_DECREF(self->_action_cards);
    }
    self->_action_cards = tmp;
    return 0;
}

static PyObject *
myriad___research___sight___Shown_get_tracks(serai___games___scholars___myriad___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_tracks == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tracks' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_tracks);
    PyObject *retval = self->_tracks;
    return retval;
}

static int
myriad___research___sight___Shown_set_tracks(serai___games___scholars___myriad___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'tracks' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_tracks != NULL) {
        CPy_DECREF(self->_tracks);
    }
    self->_tracks = tmp;
    return 0;
}
static PyMethodDef myriad___research___sightmodule_methods[] = {
    {"shown", (PyCFunction)CPyPy_myriad___research___sight___shown, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("shown(shelf)\n--\n\n") /* docstring */},
    {"look", (PyCFunction)CPyPy_myriad___research___sight___look, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("look(t, me, shelf, sheet)\n--\n\n") /* docstring */},
    {"_upgrades", (PyCFunction)CPyPy_myriad___research___sight____upgrades, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_upgrades(t, own, words, sheet)\n--\n\n") /* docstring */},
    {"_author", (PyCFunction)CPyPy_myriad___research___sight____author, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_author(t, seat, author, shelf, words, sheet)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___myriad___research___sight__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___myriad___research___sight__internal, "__name__");
    CPyStatic_myriad___research___sight___globals = PyModule_GetDict(CPyModule_serai___games___scholars___myriad___research___sight__internal);
    if (unlikely(CPyStatic_myriad___research___sight___globals == NULL))
        goto fail;
    char result = CPyDef_myriad___research___sight_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___myriad___research___sight__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_myriad___research___sight___LEFT_OUT.f0);
    CPy_XDECREF(CPyStatic_myriad___research___sight___LEFT_OUT.f1);
    CPy_XDECREF(CPyStatic_myriad___research___sight___LEFT_OUT.f2);
    CPy_XDECREF(CPyStatic_myriad___research___sight___LEFT_OUT.f3);
    CPy_XDECREF(CPyStatic_myriad___research___sight___LEFT_OUT.f4);
    CPyStatic_myriad___research___sight___LEFT_OUT = (tuple_T5OOOOO) { NULL, NULL, NULL, NULL, NULL };
    Py_CLEAR(CPyType_myriad___research___sight___Shown);
    return -1;
}
int CPyExec_serai___games___scholars___myriad___research___sight(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___myriad___research___sight__impl, &CPyImportState_serai___games___scholars___myriad___research___sight, &CPyModule_serai___games___scholars___myriad___research___sight);
}
static struct PyModuleDef myriad___research___sightmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.myriad.research.sight",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    myriad___research___sightmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___myriad___research___sight(void)
{
    if (CPyModule_serai___games___scholars___myriad___research___sight__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___research___sight__internal);
        return CPyModule_serai___games___scholars___myriad___research___sight__internal;
    }
    CPyModule_serai___games___scholars___myriad___research___sight__internal = PyModule_Create(&myriad___research___sightmodule);
    return CPyModule_serai___games___scholars___myriad___research___sight__internal;
}

PyObject *CPyInit_serai___games___scholars___myriad___research___sight(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___myriad___research___sight__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___research___sight__internal);
        return CPyModule_serai___games___scholars___myriad___research___sight__internal;
    }
    CPyModule_serai___games___scholars___myriad___research___sight__internal = PyModule_Create(&myriad___research___sightmodule);
    if (unlikely(CPyModule_serai___games___scholars___myriad___research___sight__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.myriad.research.sight");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___myriad___research___sight__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___myriad___research___sight__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___myriad___research___sight__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___myriad___research___sight(CPyModule_serai___games___scholars___myriad___research___sight__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___myriad___research___sight__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.myriad.research.sight");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___myriad___research___sight__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_myriad___research___sight___Shown_____init__(PyObject *cpy_r_self, PyObject *cpy_r_shelf) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
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
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    int64_t cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyPtr cpy_r_r19;
    int64_t cpy_r_r20;
    PyObject *cpy_r_r21;
    int64_t cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    CPyPtr cpy_r_r26;
    CPyPtr cpy_r_r27;
    int64_t cpy_r_r28;
    CPyPtr cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    int64_t cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyPtr cpy_r_r42;
    int64_t cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyPtr cpy_r_r46;
    int64_t cpy_r_r47;
    PyObject *cpy_r_r48;
    int64_t cpy_r_r49;
    CPyPtr cpy_r_r50;
    int64_t cpy_r_r51;
    char cpy_r_r52;
    CPyPtr cpy_r_r53;
    CPyPtr cpy_r_r54;
    int64_t cpy_r_r55;
    CPyPtr cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    int64_t cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyPtr cpy_r_r65;
    int64_t cpy_r_r66;
    PyObject *cpy_r_r67;
    int64_t cpy_r_r68;
    CPyPtr cpy_r_r69;
    int64_t cpy_r_r70;
    char cpy_r_r71;
    CPyPtr cpy_r_r72;
    CPyPtr cpy_r_r73;
    int64_t cpy_r_r74;
    CPyPtr cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    int64_t cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    char cpy_r_r83;
    cpy_r_r0 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_shelf)->_book;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_shelf)->_pages;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = PyList_New(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "__init__", 36, CPyStatic_myriad___research___sight___globals);
        goto CPyL44;
    }
    cpy_r_r5 = 0;
CPyL2: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL45;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r10 = *(CPyPtr *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r5 * 8;
    cpy_r_r12 = cpy_r_r10 + cpy_r_r11;
    cpy_r_r13 = *(PyObject * *)cpy_r_r12;
    CPy_INCREF(cpy_r_r13);
    if (likely(PyTuple_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/research/sight.py", "__init__", 36, CPyStatic_myriad___research___sight___globals, "tuple", cpy_r_r13);
        goto CPyL46;
    }
    cpy_r_r15 = CPySequenceTuple_GetItem(cpy_r_r14, 0);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "__init__", 36, CPyStatic_myriad___research___sight___globals);
        goto CPyL46;
    }
    if (likely(PyUnicode_Check(cpy_r_r15)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/research/sight.py", "__init__", 36, CPyStatic_myriad___research___sight___globals, "str", cpy_r_r15);
        goto CPyL46;
    }
    CPyList_SetItemUnsafe(cpy_r_r4, cpy_r_r5, cpy_r_r16);
    cpy_r_r17 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r17;
    goto CPyL2;
CPyL8: ;
    cpy_r_r18 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_translators;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/research/sight.py", "__init__", "Book", "translators", 37, CPyStatic_myriad___research___sight___globals);
        goto CPyL47;
    }
    CPy_INCREF(cpy_r_r18);
CPyL9: ;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyVarObject, ob_size));
    cpy_r_r20 = *(int64_t *)cpy_r_r19;
    cpy_r_r21 = PyList_New(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "__init__", 37, CPyStatic_myriad___research___sight___globals);
        goto CPyL48;
    }
    cpy_r_r22 = 0;
CPyL11: ;
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyVarObject, ob_size));
    cpy_r_r24 = *(int64_t *)cpy_r_r23;
    cpy_r_r25 = cpy_r_r22 < cpy_r_r24;
    if (!cpy_r_r25) goto CPyL49;
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyListObject, ob_item));
    cpy_r_r27 = *(CPyPtr *)cpy_r_r26;
    cpy_r_r28 = cpy_r_r22 * 8;
    cpy_r_r29 = cpy_r_r27 + cpy_r_r28;
    cpy_r_r30 = *(PyObject * *)cpy_r_r29;
    CPy_INCREF(cpy_r_r30);
    if (likely(PyTuple_Check(cpy_r_r30)))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/research/sight.py", "__init__", 37, CPyStatic_myriad___research___sight___globals, "tuple", cpy_r_r30);
        goto CPyL50;
    }
    cpy_r_r32 = CPySequenceTuple_GetItem(cpy_r_r31, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "__init__", 37, CPyStatic_myriad___research___sight___globals);
        goto CPyL50;
    }
    if (likely(PyUnicode_Check(cpy_r_r32)))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/research/sight.py", "__init__", 37, CPyStatic_myriad___research___sight___globals, "str", cpy_r_r32);
        goto CPyL50;
    }
    CPyList_SetItemUnsafe(cpy_r_r21, cpy_r_r22, cpy_r_r33);
    cpy_r_r34 = cpy_r_r22 + 1;
    cpy_r_r22 = cpy_r_r34;
    goto CPyL11;
CPyL17: ;
    cpy_r_r35 = NULL;
    cpy_r_r36 = CPyDef_sheet___Words(cpy_r_r4, cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "__init__", 38, CPyStatic_myriad___research___sight___globals);
        goto CPyL51;
    }
    ((serai___games___scholars___myriad___research___sight___ShownObject *)cpy_r_self)->_pages = cpy_r_r36;
    cpy_r_r37 = PyList_New(0);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "__init__", 39, CPyStatic_myriad___research___sight___globals);
        goto CPyL51;
    }
    cpy_r_r38 = CPyList_Extend(cpy_r_r37, cpy_r_r21);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "__init__", 39, CPyStatic_myriad___research___sight___globals);
        goto CPyL52;
    } else
        goto CPyL53;
CPyL20: ;
    cpy_r_r39 = CPyList_Extend(cpy_r_r37, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "__init__", 39, CPyStatic_myriad___research___sight___globals);
        goto CPyL54;
    } else
        goto CPyL55;
CPyL21: ;
    cpy_r_r40 = NULL;
    cpy_r_r41 = CPyDef_sheet___Words(cpy_r_r37, cpy_r_r40);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "__init__", 39, CPyStatic_myriad___research___sight___globals);
        goto CPyL56;
    }
    ((serai___games___scholars___myriad___research___sight___ShownObject *)cpy_r_self)->_cards = cpy_r_r41;
    cpy_r_r42 = (CPyPtr)((CPyPtr)cpy_r_r21 + offsetof(PyVarObject, ob_size));
    cpy_r_r43 = *(int64_t *)cpy_r_r42;
    CPy_DECREF(cpy_r_r21);
    cpy_r_r44 = cpy_r_r43 << 1;
    ((serai___games___scholars___myriad___research___sight___ShownObject *)cpy_r_self)->_first_page = cpy_r_r44;
    cpy_r_r45 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_action_cards;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/research/sight.py", "__init__", "Book", "action_cards", 41, CPyStatic_myriad___research___sight___globals);
        goto CPyL57;
    }
    CPy_INCREF(cpy_r_r45);
CPyL23: ;
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_r45 + offsetof(PyVarObject, ob_size));
    cpy_r_r47 = *(int64_t *)cpy_r_r46;
    cpy_r_r48 = PyList_New(cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "__init__", 41, CPyStatic_myriad___research___sight___globals);
        goto CPyL58;
    }
    cpy_r_r49 = 0;
CPyL25: ;
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r45 + offsetof(PyVarObject, ob_size));
    cpy_r_r51 = *(int64_t *)cpy_r_r50;
    cpy_r_r52 = cpy_r_r49 < cpy_r_r51;
    if (!cpy_r_r52) goto CPyL59;
    cpy_r_r53 = (CPyPtr)((CPyPtr)cpy_r_r45 + offsetof(PyListObject, ob_item));
    cpy_r_r54 = *(CPyPtr *)cpy_r_r53;
    cpy_r_r55 = cpy_r_r49 * 8;
    cpy_r_r56 = cpy_r_r54 + cpy_r_r55;
    cpy_r_r57 = *(PyObject * *)cpy_r_r56;
    CPy_INCREF(cpy_r_r57);
    if (likely(PyTuple_Check(cpy_r_r57)))
        cpy_r_r58 = cpy_r_r57;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/research/sight.py", "__init__", 41, CPyStatic_myriad___research___sight___globals, "tuple", cpy_r_r57);
        goto CPyL60;
    }
    cpy_r_r59 = CPySequenceTuple_GetItem(cpy_r_r58, 0);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "__init__", 41, CPyStatic_myriad___research___sight___globals);
        goto CPyL60;
    }
    if (likely(PyUnicode_Check(cpy_r_r59)))
        cpy_r_r60 = cpy_r_r59;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/research/sight.py", "__init__", 41, CPyStatic_myriad___research___sight___globals, "str", cpy_r_r59);
        goto CPyL60;
    }
    CPyList_SetItemUnsafe(cpy_r_r48, cpy_r_r49, cpy_r_r60);
    cpy_r_r61 = cpy_r_r49 + 1;
    cpy_r_r49 = cpy_r_r61;
    goto CPyL25;
CPyL31: ;
    cpy_r_r62 = NULL;
    cpy_r_r63 = CPyDef_sheet___Words(cpy_r_r48, cpy_r_r62);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "__init__", 41, CPyStatic_myriad___research___sight___globals);
        goto CPyL57;
    }
    ((serai___games___scholars___myriad___research___sight___ShownObject *)cpy_r_self)->_action_cards = cpy_r_r63;
    cpy_r_r64 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_tracks;
    if (unlikely(cpy_r_r64 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'tracks' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r64);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "__init__", 42, CPyStatic_myriad___research___sight___globals);
        goto CPyL43;
    }
CPyL33: ;
    cpy_r_r65 = (CPyPtr)((CPyPtr)cpy_r_r64 + offsetof(PyVarObject, ob_size));
    cpy_r_r66 = *(int64_t *)cpy_r_r65;
    cpy_r_r67 = PyList_New(cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "__init__", 42, CPyStatic_myriad___research___sight___globals);
        goto CPyL61;
    }
    cpy_r_r68 = 0;
CPyL35: ;
    cpy_r_r69 = (CPyPtr)((CPyPtr)cpy_r_r64 + offsetof(PyVarObject, ob_size));
    cpy_r_r70 = *(int64_t *)cpy_r_r69;
    cpy_r_r71 = cpy_r_r68 < cpy_r_r70;
    if (!cpy_r_r71) goto CPyL62;
    cpy_r_r72 = (CPyPtr)((CPyPtr)cpy_r_r64 + offsetof(PyListObject, ob_item));
    cpy_r_r73 = *(CPyPtr *)cpy_r_r72;
    cpy_r_r74 = cpy_r_r68 * 8;
    cpy_r_r75 = cpy_r_r73 + cpy_r_r74;
    cpy_r_r76 = *(PyObject * *)cpy_r_r75;
    CPy_INCREF(cpy_r_r76);
    if (likely(PyTuple_Check(cpy_r_r76)))
        cpy_r_r77 = cpy_r_r76;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/research/sight.py", "__init__", 42, CPyStatic_myriad___research___sight___globals, "tuple", cpy_r_r76);
        goto CPyL63;
    }
    cpy_r_r78 = CPySequenceTuple_GetItem(cpy_r_r77, 0);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "__init__", 42, CPyStatic_myriad___research___sight___globals);
        goto CPyL63;
    }
    if (likely(PyUnicode_Check(cpy_r_r78)))
        cpy_r_r79 = cpy_r_r78;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/research/sight.py", "__init__", 42, CPyStatic_myriad___research___sight___globals, "str", cpy_r_r78);
        goto CPyL63;
    }
    CPyList_SetItemUnsafe(cpy_r_r67, cpy_r_r68, cpy_r_r79);
    cpy_r_r80 = cpy_r_r68 + 1;
    cpy_r_r68 = cpy_r_r80;
    goto CPyL35;
CPyL41: ;
    cpy_r_r81 = NULL;
    cpy_r_r82 = CPyDef_sheet___Words(cpy_r_r67, cpy_r_r81);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "__init__", 42, CPyStatic_myriad___research___sight___globals);
        goto CPyL43;
    }
    ((serai___games___scholars___myriad___research___sight___ShownObject *)cpy_r_self)->_tracks = cpy_r_r82;
    return 1;
CPyL43: ;
    cpy_r_r83 = 2;
    return cpy_r_r83;
CPyL44: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL43;
CPyL45: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL8;
CPyL46: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    goto CPyL43;
CPyL47: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    goto CPyL43;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r18);
    goto CPyL43;
CPyL49: ;
    CPy_DECREF(cpy_r_r18);
    goto CPyL17;
CPyL50: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r21);
    goto CPyL43;
CPyL51: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r21);
    goto CPyL43;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r37);
    goto CPyL43;
CPyL53: ;
    CPy_DECREF(cpy_r_r38);
    goto CPyL20;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r37);
    goto CPyL43;
CPyL55: ;
    CPy_DECREF(cpy_r_r39);
    goto CPyL21;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r21);
    goto CPyL43;
CPyL57: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL43;
CPyL58: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r45);
    goto CPyL43;
CPyL59: ;
    CPy_DECREF(cpy_r_r45);
    goto CPyL31;
CPyL60: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r48);
    goto CPyL43;
CPyL61: ;
    CPy_DecRef(cpy_r_r64);
    goto CPyL43;
CPyL62: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL41;
CPyL63: ;
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r67);
    goto CPyL43;
}
        
        PyObject *CPyPy_myriad___research___sight___Shown_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"shelf", 0};
            PyObject *obj_shelf;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O", "__init__", kwlist, &obj_shelf)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___research___sight___Shown))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.research.sight.Shown", obj_self); 
                goto fail;
            }
            PyObject *arg_shelf;
            if (likely(Py_TYPE(obj_shelf) == CPyType_myriad___book___Shelf))
                arg_shelf = obj_shelf;
            else {
                CPy_TypeError("serai.games.scholars.myriad.book.Shelf", obj_shelf); 
                goto fail;
            }
            char retval = CPyDef_myriad___research___sight___Shown_____init__(arg_self, arg_shelf);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "__init__", 34, CPyStatic_myriad___research___sight___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___research___sight___shown(PyObject *cpy_r_shelf) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_myriad___research___sight___Shown(cpy_r_shelf);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "shown", 47, CPyStatic_myriad___research___sight___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_myriad___research___sight___shown(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"shelf", 0};
            static CPyArg_Parser parser = {"O:shown", kwlist, 0};
            PyObject *obj_shelf;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_shelf)) {
                return NULL;
            }
            PyObject *arg_shelf;
            if (likely(Py_TYPE(obj_shelf) == CPyType_myriad___book___Shelf))
                arg_shelf = obj_shelf;
            else {
                CPy_TypeError("serai.games.scholars.myriad.book.Shelf", obj_shelf); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___research___sight___shown(arg_shelf);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "shown", 46, CPyStatic_myriad___research___sight___globals);
            return NULL;
        }
        
char CPyDef_myriad___research___sight___look(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_shelf, PyObject *cpy_r_sheet) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_spaces;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    int64_t cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r25;
    CPyPtr cpy_r_r26;
    int64_t cpy_r_r27;
    CPyPtr cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    char cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    int32_t cpy_r_r35;
    char cpy_r_r36;
    CPyTagged cpy_r_r37;
    int64_t cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyPtr cpy_r_r46;
    int64_t cpy_r_r47;
    CPyTagged cpy_r_r48;
    CPyTagged cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    CPyTagged cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    int64_t cpy_r_r71;
    char cpy_r_r72;
    int64_t cpy_r_r73;
    char cpy_r_r74;
    char cpy_r_r75;
    char cpy_r_r76;
    char cpy_r_r77;
    char cpy_r_r78;
    char cpy_r_r79;
    char cpy_r_r80;
    char cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    CPyPtr cpy_r_r84;
    int64_t cpy_r_r85;
    CPyTagged cpy_r_r86;
    CPyTagged cpy_r_many;
    CPyTagged cpy_r_r87;
    CPyTagged cpy_r_away;
    int64_t cpy_r_r88;
    char cpy_r_r89;
    int64_t cpy_r_r90;
    char cpy_r_r91;
    char cpy_r_r92;
    char cpy_r_r93;
    CPyTagged cpy_r_r94;
    CPyTagged cpy_r_r95;
    PyObject *cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    char cpy_r_r102;
    CPyTagged cpy_r_r103;
    char cpy_r_r104;
    char cpy_r_r105;
    cpy_r_r0 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "look", 51, CPyStatic_myriad___research___sight___globals);
        goto CPyL59;
    }
    cpy_r_r1 = CPyStatic_myriad___research___sight___globals;
    cpy_r_r2 = CPyStatics[772]; /* 'shown' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "look", 52, CPyStatic_myriad___research___sight___globals);
        goto CPyL60;
    }
    PyObject *cpy_r_r4[1] = {cpy_r_shelf};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r3, cpy_r_r5, 1, 0);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "look", 52, CPyStatic_myriad___research___sight___globals);
        goto CPyL60;
    }
    if (likely(Py_TYPE(cpy_r_r6) == CPyType_myriad___research___sight___Shown))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/research/sight.py", "look", 52, CPyStatic_myriad___research___sight___globals, "serai.games.scholars.myriad.research.sight.Shown", cpy_r_r6);
        goto CPyL60;
    }
    cpy_r_r8 = CPyStatics[265]; /* 'myriad' */
    cpy_r_r9 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 2, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *))(cpy_r_sheet, cpy_r_r8); /* part */
    if (unlikely(cpy_r_r9 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "look", 53, CPyStatic_myriad___research___sight___globals);
        goto CPyL61;
    }
    cpy_r_r10 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_books;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/research/sight.py", "look", "Myriad", "books", 54, CPyStatic_myriad___research___sight___globals);
        goto CPyL61;
    }
CPyL6: ;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyVarObject, ob_size));
    cpy_r_r12 = *(int64_t *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r12 << 1;
    cpy_r_spaces = cpy_r_r13;
    cpy_r_r14 = CPyStatics[3104]; /* 'books.page' */
    cpy_r_r15 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_books;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/research/sight.py", "look", "Myriad", "books", 55, CPyStatic_myriad___research___sight___globals);
        goto CPyL62;
    }
    CPy_INCREF(cpy_r_r15);
CPyL7: ;
    cpy_r_r16 = ((serai___games___scholars___myriad___research___sight___ShownObject *)cpy_r_r7)->_pages;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r17 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 13, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r14, cpy_r_r15, cpy_r_spaces, cpy_r_r16); /* words_at */
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "look", 55, CPyStatic_myriad___research___sight___globals);
        goto CPyL62;
    }
    cpy_r_r18 = PyList_New(0);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "look", 56, CPyStatic_myriad___research___sight___globals);
        goto CPyL62;
    }
    cpy_r_r19 = 0;
    cpy_r_r20 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_books;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/research/sight.py", "look", "Myriad", "books", 56, CPyStatic_myriad___research___sight___globals);
        goto CPyL63;
    }
    CPy_INCREF(cpy_r_r20);
CPyL10: ;
    cpy_r_r21 = 0;
CPyL11: ;
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyVarObject, ob_size));
    cpy_r_r23 = *(int64_t *)cpy_r_r22;
    cpy_r_r24 = cpy_r_r21 < cpy_r_r23;
    if (!cpy_r_r24) goto CPyL64;
    cpy_r_place = cpy_r_r19;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyListObject, ob_item));
    cpy_r_r26 = *(CPyPtr *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r21 * 8;
    cpy_r_r28 = cpy_r_r26 + cpy_r_r27;
    cpy_r_r29 = *(PyObject * *)cpy_r_r28;
    CPy_INCREF(cpy_r_r29);
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "look", 56, CPyStatic_myriad___research___sight___globals);
        goto CPyL65;
    }
    cpy_r_r31 = (Py_ssize_t)cpy_r_r30 != -2;
    CPyTagged_DECREF(cpy_r_r30);
    if (!cpy_r_r31) goto CPyL66;
    cpy_r_r32 = CPyDef_pages___page_cost(cpy_r_t, cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "look", 56, CPyStatic_myriad___research___sight___globals);
        goto CPyL67;
    }
    cpy_r_r33 = cpy_r_r32;
    goto CPyL17;
CPyL16: ;
    cpy_r_r33 = 0;
CPyL17: ;
    cpy_r_r34 = CPyTagged_StealAsObject(cpy_r_r33);
    cpy_r_r35 = PyList_Append(cpy_r_r18, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r36 = cpy_r_r35 >= 0;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "look", 56, CPyStatic_myriad___research___sight___globals);
        goto CPyL67;
    }
    cpy_r_r37 = cpy_r_r19 + 2;
    cpy_r_r19 = cpy_r_r37;
    cpy_r_r38 = cpy_r_r21 + 1;
    cpy_r_r21 = cpy_r_r38;
    goto CPyL11;
CPyL19: ;
    cpy_r_r39 = CPyStatics[3105]; /* 'books.cost' */
    cpy_r_r40 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 15, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r39, cpy_r_r18, cpy_r_spaces, 30); /* numbers_at */
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r40 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "look", 57, CPyStatic_myriad___research___sight___globals);
        goto CPyL62;
    }
    cpy_r_r41 = CPyStatics[3106]; /* 'books.marker' */
    cpy_r_r42 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_ai_markers;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/research/sight.py", "look", "Myriad", "ai_markers", 58, CPyStatic_myriad___research___sight___globals);
        goto CPyL62;
    }
    CPy_INCREF(cpy_r_r42);
CPyL21: ;
    cpy_r_r43 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 15, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r41, cpy_r_r42, cpy_r_spaces, 2); /* numbers_at */
    CPy_DECREF(cpy_r_r42);
    CPyTagged_DECREF(cpy_r_spaces);
    if (unlikely(cpy_r_r43 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "look", 58, CPyStatic_myriad___research___sight___globals);
        goto CPyL61;
    }
    cpy_r_r44 = CPyStatics[3107]; /* 'page_deck' */
    cpy_r_r45 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_deck;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/research/sight.py", "look", "Myriad", "deck", 59, CPyStatic_myriad___research___sight___globals);
        goto CPyL61;
    }
CPyL23: ;
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_r45 + offsetof(PyVarObject, ob_size));
    cpy_r_r47 = *(int64_t *)cpy_r_r46;
    cpy_r_r48 = cpy_r_r47 << 1;
    cpy_r_r49 = CPY_INT_TAG;
    cpy_r_r50 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r44, cpy_r_r48, 120, cpy_r_r49); /* number */
    if (unlikely(cpy_r_r50 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "look", 59, CPyStatic_myriad___research___sight___globals);
        goto CPyL61;
    }
    cpy_r_r51 = CPyDef_myriad___research___sight____upgrades(cpy_r_t, cpy_r_r0, cpy_r_r7, cpy_r_sheet);
    if (unlikely(cpy_r_r51 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "look", 60, CPyStatic_myriad___research___sight___globals);
        goto CPyL61;
    }
    cpy_r_r52 = CPyStatics[3108]; /* 'track_xp' */
    cpy_r_r53 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_track_xp;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/research/sight.py", "look", "Myriad", "track_xp", 61, CPyStatic_myriad___research___sight___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r53);
CPyL26: ;
    cpy_r_r54 = ((serai___games___scholars___myriad___research___sight___ShownObject *)cpy_r_r7)->_tracks;
    CPy_INCREF(cpy_r_r54);
    cpy_r_r55 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 16, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r52, cpy_r_r53, cpy_r_r54, 40); /* numbers */
    CPy_DECREF(cpy_r_r53);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "look", 61, CPyStatic_myriad___research___sight___globals);
        goto CPyL61;
    }
    cpy_r_r56 = CPyStatics[3109]; /* 'caliph_xp' */
    cpy_r_r57 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_caliph_xp;
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/research/sight.py", "look", "Myriad", "caliph_xp", 62, CPyStatic_myriad___research___sight___globals);
        goto CPyL61;
    }
    CPyTagged_INCREF(cpy_r_r57);
CPyL28: ;
    cpy_r_r58 = CPY_INT_TAG;
    cpy_r_r59 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r56, cpy_r_r57, 40, cpy_r_r58); /* number */
    CPyTagged_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r59 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "look", 62, CPyStatic_myriad___research___sight___globals);
        goto CPyL61;
    }
    cpy_r_r60 = CPyStatics[3110]; /* 'automa_pages' */
    cpy_r_r61 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_ai_pages;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/research/sight.py", "look", "Myriad", "ai_pages", 63, CPyStatic_myriad___research___sight___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r61);
CPyL30: ;
    cpy_r_r62 = ((serai___games___scholars___myriad___research___sight___ShownObject *)cpy_r_r7)->_pages;
    CPy_INCREF(cpy_r_r62);
    cpy_r_r63 = CPY_INT_TAG;
    cpy_r_r64 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r63); /* bag */
    CPy_DECREF(cpy_r_r61);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r64 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "look", 63, CPyStatic_myriad___research___sight___globals);
        goto CPyL61;
    }
    cpy_r_r65 = CPyStatics[3111]; /* 'used_pages' */
    cpy_r_r66 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_used;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/research/sight.py", "look", "Myriad", "used", 64, CPyStatic_myriad___research___sight___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r66);
CPyL32: ;
    cpy_r_r67 = ((serai___games___scholars___myriad___research___sight___ShownObject *)cpy_r_r7)->_pages;
    CPy_INCREF(cpy_r_r67);
    cpy_r_r68 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r65, cpy_r_r66, cpy_r_r67, 20); /* bag */
    CPy_DECREF(cpy_r_r66);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r68 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "look", 64, CPyStatic_myriad___research___sight___globals);
        goto CPyL61;
    }
    cpy_r_r69 = CPyStatics[3112]; /* 'colour_fixed' */
    cpy_r_r70 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_colour;
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/research/sight.py", "look", "Table", "colour", 65, CPyStatic_myriad___research___sight___globals);
        goto CPyL61;
    }
CPyL34: ;
    cpy_r_r71 = cpy_r_r70 & 1;
    cpy_r_r72 = cpy_r_r71 != 0;
    if (cpy_r_r72) goto CPyL36;
    cpy_r_r73 = 0 & 1;
    cpy_r_r74 = cpy_r_r73 != 0;
    if (!cpy_r_r74) goto CPyL37;
CPyL36: ;
    cpy_r_r75 = CPyTagged_IsLt_(cpy_r_r70, 0);
    cpy_r_r76 = cpy_r_r75 ^ 1;
    cpy_r_r77 = cpy_r_r76;
    goto CPyL38;
CPyL37: ;
    cpy_r_r78 = (Py_ssize_t)cpy_r_r70 >= (Py_ssize_t)0;
    cpy_r_r77 = cpy_r_r78;
CPyL38: ;
    if (cpy_r_r77) goto CPyL40;
    cpy_r_r79 = cpy_r_r77;
    goto CPyL42;
CPyL40: ;
    cpy_r_r80 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_settled;
    if (unlikely(cpy_r_r80 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/research/sight.py", "look", "Table", "settled", 65, CPyStatic_myriad___research___sight___globals);
        goto CPyL61;
    }
CPyL41: ;
    cpy_r_r81 = cpy_r_r80 ^ 1;
    cpy_r_r79 = cpy_r_r81;
CPyL42: ;
    cpy_r_r82 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 10, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, char))(cpy_r_sheet, cpy_r_r69, cpy_r_r79); /* flag */
    if (unlikely(cpy_r_r82 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "look", 65, CPyStatic_myriad___research___sight___globals);
        goto CPyL61;
    }
    cpy_r_r83 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/research/sight.py", "look", "Table", "players", 66, CPyStatic_myriad___research___sight___globals);
        goto CPyL61;
    }
CPyL44: ;
    cpy_r_r84 = (CPyPtr)((CPyPtr)cpy_r_r83 + offsetof(PyVarObject, ob_size));
    cpy_r_r85 = *(int64_t *)cpy_r_r84;
    cpy_r_r86 = cpy_r_r85 << 1;
    cpy_r_many = cpy_r_r86;
    cpy_r_r87 = 0;
    CPyTagged_INCREF(cpy_r_r87);
    cpy_r_away = cpy_r_r87;
    CPyTagged_DECREF(cpy_r_away);
CPyL45: ;
    cpy_r_r88 = cpy_r_r87 & 1;
    cpy_r_r89 = cpy_r_r88 != 0;
    if (cpy_r_r89) goto CPyL47;
    cpy_r_r90 = cpy_r_many & 1;
    cpy_r_r91 = cpy_r_r90 != 0;
    if (!cpy_r_r91) goto CPyL48;
CPyL47: ;
    cpy_r_r92 = CPyTagged_IsLt_(cpy_r_r87, cpy_r_many);
    if (cpy_r_r92) {
        goto CPyL49;
    } else
        goto CPyL68;
CPyL48: ;
    cpy_r_r93 = (Py_ssize_t)cpy_r_r87 < (Py_ssize_t)cpy_r_many;
    if (!cpy_r_r93) goto CPyL68;
CPyL49: ;
    CPyTagged_INCREF(cpy_r_r87);
    cpy_r_away = cpy_r_r87;
    cpy_r_r94 = CPyTagged_Add(cpy_r_me, cpy_r_away);
    cpy_r_r95 = CPyTagged_Remainder(cpy_r_r94, cpy_r_many);
    CPyTagged_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r95 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "look", 68, CPyStatic_myriad___research___sight___globals);
        goto CPyL69;
    }
    cpy_r_r96 = CPyStatics[3113]; /* 'authors' */
    cpy_r_r97 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 3, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r96, cpy_r_away); /* competitor */
    CPyTagged_DECREF(cpy_r_away);
    if (unlikely(cpy_r_r97 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "look", 69, CPyStatic_myriad___research___sight___globals);
        goto CPyL70;
    }
    cpy_r_r98 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_authors;
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/research/sight.py", "look", "Myriad", "authors", 70, CPyStatic_myriad___research___sight___globals);
        goto CPyL70;
    }
CPyL52: ;
    cpy_r_r99 = CPyList_GetItem(cpy_r_r98, cpy_r_r95);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "look", 70, CPyStatic_myriad___research___sight___globals);
        goto CPyL70;
    }
    if (likely(Py_TYPE(cpy_r_r99) == CPyType_myriad___table___Author))
        cpy_r_r100 = cpy_r_r99;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/research/sight.py", "look", 70, CPyStatic_myriad___research___sight___globals, "serai.games.scholars.myriad.table.Author", cpy_r_r99);
        goto CPyL70;
    }
    cpy_r_r101 = CPyDef_myriad___research___sight____author(cpy_r_t, cpy_r_r95, cpy_r_r100, cpy_r_shelf, cpy_r_r7, cpy_r_sheet);
    CPyTagged_DECREF(cpy_r_r95);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r101 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "look", 70, CPyStatic_myriad___research___sight___globals);
        goto CPyL71;
    }
    cpy_r_r102 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 5, serai___kernel___sheet___SheetObject, char (*)(PyObject *))(cpy_r_sheet); /* end */
    if (unlikely(cpy_r_r102 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "look", 71, CPyStatic_myriad___research___sight___globals);
        goto CPyL71;
    }
    cpy_r_r103 = CPyTagged_Add(cpy_r_r87, 2);
    CPyTagged_DECREF(cpy_r_r87);
    cpy_r_r87 = cpy_r_r103;
    goto CPyL45;
CPyL57: ;
    cpy_r_r104 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 5, serai___kernel___sheet___SheetObject, char (*)(PyObject *))(cpy_r_sheet); /* end */
    if (unlikely(cpy_r_r104 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "look", 72, CPyStatic_myriad___research___sight___globals);
        goto CPyL59;
    }
    return 1;
CPyL59: ;
    cpy_r_r105 = 2;
    return cpy_r_r105;
CPyL60: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL59;
CPyL61: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    goto CPyL59;
CPyL62: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_spaces);
    goto CPyL59;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_spaces);
    CPy_DecRef(cpy_r_r18);
    goto CPyL59;
CPyL64: ;
    CPy_DECREF(cpy_r_r20);
    goto CPyL19;
CPyL65: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_spaces);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL59;
CPyL66: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL16;
CPyL67: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_spaces);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    goto CPyL59;
CPyL68: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_many);
    CPyTagged_DECREF(cpy_r_r87);
    goto CPyL57;
CPyL69: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPyTagged_DecRef(cpy_r_r87);
    CPyTagged_DecRef(cpy_r_away);
    goto CPyL59;
CPyL70: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPyTagged_DecRef(cpy_r_r87);
    CPyTagged_DecRef(cpy_r_r95);
    goto CPyL59;
CPyL71: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPyTagged_DecRef(cpy_r_r87);
    goto CPyL59;
}
        
        PyObject *CPyPy_myriad___research___sight___look(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "shelf", "sheet", 0};
            static CPyArg_Parser parser = {"OOOO:look", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_shelf;
            PyObject *obj_sheet;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_shelf, &obj_sheet)) {
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
            PyObject *arg_shelf;
            if (likely(Py_TYPE(obj_shelf) == CPyType_myriad___book___Shelf))
                arg_shelf = obj_shelf;
            else {
                CPy_TypeError("serai.games.scholars.myriad.book.Shelf", obj_shelf); 
                goto fail;
            }
            PyObject *arg_sheet;
            if (likely((Py_TYPE(obj_sheet) == CPyType_sheet___Register) || (Py_TYPE(obj_sheet) == CPyType_sheet___Sheet)))
                arg_sheet = obj_sheet;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_sheet); 
                goto fail;
            }
            char retval = CPyDef_myriad___research___sight___look(arg_t, arg_me, arg_shelf, arg_sheet);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "look", 50, CPyStatic_myriad___research___sight___globals);
            return NULL;
        }
        
char CPyDef_myriad___research___sight____upgrades(PyObject *cpy_r_t, PyObject *cpy_r_own, PyObject *cpy_r_words, PyObject *cpy_r_sheet) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_many;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_place;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    int32_t cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyPtr cpy_r_r29;
    int64_t cpy_r_r30;
    PyObject *cpy_r_r31;
    int64_t cpy_r_r32;
    CPyPtr cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    CPyPtr cpy_r_r36;
    CPyPtr cpy_r_r37;
    int64_t cpy_r_r38;
    CPyPtr cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    cpy_r_r0 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_upgrades;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/research/sight.py", "_upgrades", "Myriad", "upgrades", 76, CPyStatic_myriad___research___sight___globals);
        goto CPyL24;
    }
CPyL1: ;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 << 1;
    cpy_r_many = cpy_r_r3;
    cpy_r_r4 = CPyStatics[3114]; /* 'upgrades.card' */
    cpy_r_r5 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_upgrades;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/research/sight.py", "_upgrades", "Myriad", "upgrades", 77, CPyStatic_myriad___research___sight___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_r5);
CPyL2: ;
    cpy_r_r6 = ((serai___games___scholars___myriad___research___sight___ShownObject *)cpy_r_words)->_action_cards;
    CPy_INCREF(cpy_r_r6);
    cpy_r_r7 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 13, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r4, cpy_r_r5, cpy_r_many, cpy_r_r6); /* words_at */
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "_upgrades", 77, CPyStatic_myriad___research___sight___globals);
        goto CPyL25;
    }
    cpy_r_r8 = CPyStatics[3115]; /* 'upgrades.xp' */
    cpy_r_r9 = PyList_New(0);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "_upgrades", 78, CPyStatic_myriad___research___sight___globals);
        goto CPyL25;
    }
    cpy_r_r10 = 0;
    CPyTagged_INCREF(cpy_r_r10);
    cpy_r_place = cpy_r_r10;
    CPyTagged_DECREF(cpy_r_place);
CPyL5: ;
    cpy_r_r11 = cpy_r_r10 & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (cpy_r_r12) goto CPyL7;
    cpy_r_r13 = cpy_r_many & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (!cpy_r_r14) goto CPyL8;
CPyL7: ;
    cpy_r_r15 = CPyTagged_IsLt_(cpy_r_r10, cpy_r_many);
    if (cpy_r_r15) {
        goto CPyL9;
    } else
        goto CPyL26;
CPyL8: ;
    cpy_r_r16 = (Py_ssize_t)cpy_r_r10 < (Py_ssize_t)cpy_r_many;
    if (!cpy_r_r16) goto CPyL26;
CPyL9: ;
    CPyTagged_INCREF(cpy_r_r10);
    cpy_r_place = cpy_r_r10;
    cpy_r_r17 = CPyDef_myriad___upgrades___xp_on(cpy_r_t, cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "_upgrades", 78, CPyStatic_myriad___research___sight___globals);
        goto CPyL27;
    }
    cpy_r_r18 = CPyTagged_StealAsObject(cpy_r_r17);
    cpy_r_r19 = PyList_Append(cpy_r_r9, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 >= 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "_upgrades", 78, CPyStatic_myriad___research___sight___globals);
        goto CPyL27;
    }
    cpy_r_r21 = CPyTagged_Add(cpy_r_r10, 2);
    CPyTagged_DECREF(cpy_r_r10);
    cpy_r_r10 = cpy_r_r21;
    goto CPyL5;
CPyL12: ;
    cpy_r_r22 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 15, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r8, cpy_r_r9, cpy_r_many, 40); /* numbers_at */
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r22 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "_upgrades", 78, CPyStatic_myriad___research___sight___globals);
        goto CPyL25;
    }
    cpy_r_r23 = CPyStatics[3116]; /* 'upgrades.taker' */
    cpy_r_r24 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_takers;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/research/sight.py", "_upgrades", "Myriad", "takers", 79, CPyStatic_myriad___research___sight___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_r24);
CPyL14: ;
    cpy_r_r25 = CPY_INT_TAG;
    cpy_r_r26 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 14, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r23, cpy_r_r24, cpy_r_many, cpy_r_r25); /* seats_at */
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "_upgrades", 79, CPyStatic_myriad___research___sight___globals);
        goto CPyL25;
    }
    cpy_r_r27 = CPyStatics[3117]; /* 'upgrades.gone' */
    cpy_r_r28 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_takers;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/research/sight.py", "_upgrades", "Myriad", "takers", 80, CPyStatic_myriad___research___sight___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_r28);
CPyL16: ;
    cpy_r_r29 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyVarObject, ob_size));
    cpy_r_r30 = *(int64_t *)cpy_r_r29;
    cpy_r_r31 = PyList_New(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "_upgrades", 80, CPyStatic_myriad___research___sight___globals);
        goto CPyL28;
    }
    cpy_r_r32 = 0;
CPyL18: ;
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyVarObject, ob_size));
    cpy_r_r34 = *(int64_t *)cpy_r_r33;
    cpy_r_r35 = cpy_r_r32 < cpy_r_r34;
    if (!cpy_r_r35) goto CPyL29;
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyListObject, ob_item));
    cpy_r_r37 = *(CPyPtr *)cpy_r_r36;
    cpy_r_r38 = cpy_r_r32 * 8;
    cpy_r_r39 = cpy_r_r37 + cpy_r_r38;
    cpy_r_r40 = *(PyObject * *)cpy_r_r39;
    CPy_INCREF(cpy_r_r40);
    if (likely(PyLong_Check(cpy_r_r40)))
        cpy_r_r41 = CPyTagged_FromObject(cpy_r_r40);
    else {
        CPy_TypeError("int", cpy_r_r40); cpy_r_r41 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "_upgrades", 80, CPyStatic_myriad___research___sight___globals);
        goto CPyL30;
    }
    cpy_r_r42 = (Py_ssize_t)cpy_r_r41 == -4;
    CPyTagged_DECREF(cpy_r_r41);
    cpy_r_r43 = cpy_r_r42 << 1;
    cpy_r_r44 = cpy_r_r43;
    cpy_r_r45 = CPyTagged_StealAsObject(cpy_r_r44);
    CPyList_SetItemUnsafe(cpy_r_r31, cpy_r_r32, cpy_r_r45);
    cpy_r_r46 = cpy_r_r32 + 1;
    cpy_r_r32 = cpy_r_r46;
    goto CPyL18;
CPyL22: ;
    cpy_r_r47 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 15, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r27, cpy_r_r31, cpy_r_many, 2); /* numbers_at */
    CPy_DECREF(cpy_r_r31);
    CPyTagged_DECREF(cpy_r_many);
    if (unlikely(cpy_r_r47 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "_upgrades", 80, CPyStatic_myriad___research___sight___globals);
        goto CPyL24;
    }
    return 1;
CPyL24: ;
    cpy_r_r48 = 2;
    return cpy_r_r48;
CPyL25: ;
    CPyTagged_DecRef(cpy_r_many);
    goto CPyL24;
CPyL26: ;
    CPyTagged_DECREF(cpy_r_r10);
    goto CPyL12;
CPyL27: ;
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL24;
CPyL28: ;
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r28);
    goto CPyL24;
CPyL29: ;
    CPy_DECREF(cpy_r_r28);
    goto CPyL22;
CPyL30: ;
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r31);
    goto CPyL24;
}
        
        PyObject *CPyPy_myriad___research___sight____upgrades(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "own", "words", "sheet", 0};
            static CPyArg_Parser parser = {"OOOO:_upgrades", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_own;
            PyObject *obj_words;
            PyObject *obj_sheet;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_own, &obj_words, &obj_sheet)) {
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
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_myriad___research___sight___Shown))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.games.scholars.myriad.research.sight.Shown", obj_words); 
                goto fail;
            }
            PyObject *arg_sheet;
            if (likely((Py_TYPE(obj_sheet) == CPyType_sheet___Register) || (Py_TYPE(obj_sheet) == CPyType_sheet___Sheet)))
                arg_sheet = obj_sheet;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_sheet); 
                goto fail;
            }
            char retval = CPyDef_myriad___research___sight____upgrades(arg_t, arg_own, arg_words, arg_sheet);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "_upgrades", 75, CPyStatic_myriad___research___sight___globals);
            return NULL;
        }
        
char CPyDef_myriad___research___sight____author(PyObject *cpy_r_t, CPyTagged cpy_r_seat, PyObject *cpy_r_author, PyObject *cpy_r_shelf, PyObject *cpy_r_words, PyObject *cpy_r_sheet) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    CPyTagged cpy_r_r8;
    char cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    int64_t cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    CPyTagged cpy_r_number;
    CPyPtr cpy_r_r16;
    CPyPtr cpy_r_r17;
    int64_t cpy_r_r18;
    CPyPtr cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyPtr cpy_r_r31;
    int64_t cpy_r_r32;
    PyObject *cpy_r_r33;
    int64_t cpy_r_r34;
    CPyPtr cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    CPyPtr cpy_r_r38;
    CPyPtr cpy_r_r39;
    int64_t cpy_r_r40;
    CPyPtr cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyTagged cpy_r_r43;
    CPyTagged cpy_r_r44;
    CPyTagged cpy_r_r45;
    PyObject *cpy_r_r46;
    int64_t cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    CPyTagged cpy_r_r55;
    int64_t cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyTagged cpy_r_r62;
    CPyTagged cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    CPyPtr cpy_r_r68;
    int64_t cpy_r_r69;
    CPyTagged cpy_r_r70;
    CPyTagged cpy_r_r71;
    CPyTagged cpy_r_n;
    char cpy_r_r72;
    CPyTagged cpy_r_r73;
    int64_t cpy_r_r74;
    char cpy_r_r75;
    int64_t cpy_r_r76;
    char cpy_r_r77;
    char cpy_r_r78;
    char cpy_r_r79;
    char cpy_r_r80;
    char cpy_r_r81;
    CPyTagged cpy_r_r82;
    PyObject *cpy_r_r83;
    int32_t cpy_r_r84;
    char cpy_r_r85;
    CPyTagged cpy_r_r86;
    PyObject *cpy_r_r87;
    CPyPtr cpy_r_r88;
    int64_t cpy_r_r89;
    CPyTagged cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    char cpy_r_r95;
    char cpy_r_r96;
    cpy_r_r0 = CPyStatics[2946]; /* 'xp' */
    cpy_r_r1 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_author)->_xp;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/research/sight.py", "_author", "Author", "xp", 84, CPyStatic_myriad___research___sight___globals);
        goto CPyL46;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = CPY_INT_TAG;
    cpy_r_r3 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r0, cpy_r_r1, 40, cpy_r_r2); /* number */
    CPyTagged_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r3 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "_author", 84, CPyStatic_myriad___research___sight___globals);
        goto CPyL46;
    }
    cpy_r_r4 = CPyDef_rows___row_costs(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "_author", 85, CPyStatic_myriad___research___sight___globals);
        goto CPyL46;
    }
    cpy_r_r5 = CPyStatics[3118]; /* 'columns.cost' */
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r7 << 1;
    cpy_r_r9 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 15, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r5, cpy_r_r4, cpy_r_r8, 30); /* numbers_at */
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r9 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "_author", 86, CPyStatic_myriad___research___sight___globals);
        goto CPyL46;
    }
    cpy_r_r10 = 0;
    cpy_r_r11 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_shelf)->_columns;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/research/sight.py", "_author", "Shelf", "columns", 87, CPyStatic_myriad___research___sight___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r11);
CPyL5: ;
    cpy_r_r12 = 0;
CPyL6: ;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    cpy_r_r15 = cpy_r_r12 < cpy_r_r14;
    if (!cpy_r_r15) goto CPyL47;
    cpy_r_number = cpy_r_r10;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyListObject, ob_item));
    cpy_r_r17 = *(CPyPtr *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r12 * 8;
    cpy_r_r19 = cpy_r_r17 + cpy_r_r18;
    cpy_r_r20 = *(PyObject * *)cpy_r_r19;
    CPy_INCREF(cpy_r_r20);
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r21 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r21 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "_author", 87, CPyStatic_myriad___research___sight___globals);
        goto CPyL48;
    }
    cpy_r_r22 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/research/sight.py", "_author", "Table", "players", 88, CPyStatic_myriad___research___sight___globals);
        goto CPyL49;
    }
CPyL9: ;
    cpy_r_r23 = CPyList_GetItemBorrow(cpy_r_r22, cpy_r_seat);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "_author", 88, CPyStatic_myriad___research___sight___globals);
        goto CPyL49;
    }
    if (likely(Py_TYPE(cpy_r_r23) == CPyType_scholars___table___Player))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/research/sight.py", "_author", 88, CPyStatic_myriad___research___sight___globals, "serai.games.scholars.table.Player", cpy_r_r23);
        goto CPyL49;
    }
    cpy_r_r25 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r24)->_tucked;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/research/sight.py", "_author", "Player", "tucked", 88, CPyStatic_myriad___research___sight___globals);
        goto CPyL49;
    }
CPyL12: ;
    cpy_r_r26 = CPyList_GetItem(cpy_r_r25, cpy_r_r21);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "_author", 88, CPyStatic_myriad___research___sight___globals);
        goto CPyL49;
    }
    if (likely(PyList_Check(cpy_r_r26)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/research/sight.py", "_author", 88, CPyStatic_myriad___research___sight___globals, "list", cpy_r_r26);
        goto CPyL49;
    }
    cpy_r_r28 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_author)->_pages;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/research/sight.py", "_author", "Author", "pages", 88, CPyStatic_myriad___research___sight___globals);
        goto CPyL50;
    }
CPyL15: ;
    cpy_r_r29 = CPyList_GetItem(cpy_r_r28, cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "_author", 88, CPyStatic_myriad___research___sight___globals);
        goto CPyL51;
    }
    if (likely(PyList_Check(cpy_r_r29)))
        cpy_r_r30 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/research/sight.py", "_author", 88, CPyStatic_myriad___research___sight___globals, "list", cpy_r_r29);
        goto CPyL51;
    }
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyVarObject, ob_size));
    cpy_r_r32 = *(int64_t *)cpy_r_r31;
    cpy_r_r33 = PyList_New(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "_author", 88, CPyStatic_myriad___research___sight___globals);
        goto CPyL52;
    }
    cpy_r_r34 = 0;
CPyL19: ;
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyVarObject, ob_size));
    cpy_r_r36 = *(int64_t *)cpy_r_r35;
    cpy_r_r37 = cpy_r_r34 < cpy_r_r36;
    if (!cpy_r_r37) goto CPyL53;
    cpy_r_r38 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyListObject, ob_item));
    cpy_r_r39 = *(CPyPtr *)cpy_r_r38;
    cpy_r_r40 = cpy_r_r34 * 8;
    cpy_r_r41 = cpy_r_r39 + cpy_r_r40;
    cpy_r_r42 = *(PyObject * *)cpy_r_r41;
    CPy_INCREF(cpy_r_r42);
    if (likely(PyLong_Check(cpy_r_r42)))
        cpy_r_r43 = CPyTagged_FromObject(cpy_r_r42);
    else {
        CPy_TypeError("int", cpy_r_r42); cpy_r_r43 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "_author", 88, CPyStatic_myriad___research___sight___globals);
        goto CPyL54;
    }
    cpy_r_r44 = ((serai___games___scholars___myriad___research___sight___ShownObject *)cpy_r_words)->_first_page;
    cpy_r_r45 = CPyTagged_Add(cpy_r_r44, cpy_r_r43);
    CPyTagged_DECREF(cpy_r_r43);
    cpy_r_r46 = CPyTagged_StealAsObject(cpy_r_r45);
    CPyList_SetItemUnsafe(cpy_r_r33, cpy_r_r34, cpy_r_r46);
    cpy_r_r47 = cpy_r_r34 + 1;
    cpy_r_r34 = cpy_r_r47;
    goto CPyL19;
CPyL23: ;
    cpy_r_r48 = PySequence_Concat(cpy_r_r27, cpy_r_r33);
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "_author", 88, CPyStatic_myriad___research___sight___globals);
        goto CPyL48;
    }
    cpy_r_r49 = CPyStatics[2680]; /* 'columns' */
    cpy_r_r50 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 4, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r49, cpy_r_number); /* place */
    CPyTagged_DECREF(cpy_r_number);
    if (unlikely(cpy_r_r50 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "_author", 89, CPyStatic_myriad___research___sight___globals);
        goto CPyL55;
    }
    cpy_r_r51 = CPyStatics[993]; /* 'cards' */
    cpy_r_r52 = ((serai___games___scholars___myriad___research___sight___ShownObject *)cpy_r_words)->_cards;
    CPy_INCREF(cpy_r_r52);
    cpy_r_r53 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r51, cpy_r_r48, cpy_r_r52, 10); /* bag */
    CPy_DECREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "_author", 90, CPyStatic_myriad___research___sight___globals);
        goto CPyL56;
    }
    cpy_r_r54 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 5, serai___kernel___sheet___SheetObject, char (*)(PyObject *))(cpy_r_sheet); /* end */
    if (unlikely(cpy_r_r54 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "_author", 91, CPyStatic_myriad___research___sight___globals);
        goto CPyL56;
    }
    cpy_r_r55 = cpy_r_r10 + 2;
    cpy_r_r10 = cpy_r_r55;
    cpy_r_r56 = cpy_r_r12 + 1;
    cpy_r_r12 = cpy_r_r56;
    goto CPyL6;
CPyL28: ;
    cpy_r_r57 = CPyStatics[3119]; /* 'aside' */
    cpy_r_r58 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_author)->_aside;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/research/sight.py", "_author", "Author", "aside", 92, CPyStatic_myriad___research___sight___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r58);
CPyL29: ;
    cpy_r_r59 = ((serai___games___scholars___myriad___research___sight___ShownObject *)cpy_r_words)->_pages;
    CPy_INCREF(cpy_r_r59);
    cpy_r_r60 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r57, cpy_r_r58, cpy_r_r59, 10); /* bag */
    CPy_DECREF(cpy_r_r58);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "_author", 92, CPyStatic_myriad___research___sight___globals);
        goto CPyL46;
    }
    cpy_r_r61 = CPyStatics[3120]; /* 'rows' */
    cpy_r_r62 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_author)->_rows;
    if (unlikely(cpy_r_r62 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/research/sight.py", "_author", "Author", "rows", 93, CPyStatic_myriad___research___sight___globals);
        goto CPyL46;
    }
    CPyTagged_INCREF(cpy_r_r62);
CPyL31: ;
    cpy_r_r63 = CPY_INT_TAG;
    cpy_r_r64 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r61, cpy_r_r62, 20, cpy_r_r63); /* number */
    CPyTagged_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r64 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "_author", 93, CPyStatic_myriad___research___sight___globals);
        goto CPyL46;
    }
    cpy_r_r65 = CPyStatics[3121]; /* 'tiles.turned' */
    cpy_r_r66 = PyList_New(0);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "_author", 94, CPyStatic_myriad___research___sight___globals);
        goto CPyL46;
    }
    cpy_r_r67 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_shelf)->_tiles;
    cpy_r_r68 = (CPyPtr)((CPyPtr)cpy_r_r67 + offsetof(PyVarObject, ob_size));
    cpy_r_r69 = *(int64_t *)cpy_r_r68;
    cpy_r_r70 = cpy_r_r69 << 1;
    cpy_r_r71 = 0;
    cpy_r_n = cpy_r_r71;
    CPyTagged_DECREF(cpy_r_n);
CPyL34: ;
    cpy_r_r72 = (Py_ssize_t)cpy_r_r71 < (Py_ssize_t)cpy_r_r70;
    if (!cpy_r_r72) goto CPyL42;
    cpy_r_n = cpy_r_r71;
    cpy_r_r73 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_author)->_rows;
    if (unlikely(cpy_r_r73 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/research/sight.py", "_author", "Author", "rows", 94, CPyStatic_myriad___research___sight___globals);
        goto CPyL57;
    }
CPyL36: ;
    cpy_r_r74 = cpy_r_n & 1;
    cpy_r_r75 = cpy_r_r74 != 0;
    if (cpy_r_r75) goto CPyL38;
    cpy_r_r76 = cpy_r_r73 & 1;
    cpy_r_r77 = cpy_r_r76 != 0;
    if (!cpy_r_r77) goto CPyL39;
CPyL38: ;
    cpy_r_r78 = CPyTagged_IsLt_(cpy_r_n, cpy_r_r73);
    cpy_r_r79 = cpy_r_r78;
    goto CPyL40;
CPyL39: ;
    cpy_r_r80 = (Py_ssize_t)cpy_r_n < (Py_ssize_t)cpy_r_r73;
    cpy_r_r79 = cpy_r_r80;
CPyL40: ;
    CPyTagged_DECREF(cpy_r_n);
    cpy_r_r81 = cpy_r_r79 << 1;
    cpy_r_r82 = cpy_r_r81;
    cpy_r_r83 = CPyTagged_StealAsObject(cpy_r_r82);
    cpy_r_r84 = PyList_Append(cpy_r_r66, cpy_r_r83);
    CPy_DECREF(cpy_r_r83);
    cpy_r_r85 = cpy_r_r84 >= 0;
    if (unlikely(!cpy_r_r85)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "_author", 94, CPyStatic_myriad___research___sight___globals);
        goto CPyL58;
    }
    cpy_r_r86 = cpy_r_r71 + 2;
    cpy_r_r71 = cpy_r_r86;
    goto CPyL34;
CPyL42: ;
    cpy_r_r87 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_shelf)->_tiles;
    cpy_r_r88 = (CPyPtr)((CPyPtr)cpy_r_r87 + offsetof(PyVarObject, ob_size));
    cpy_r_r89 = *(int64_t *)cpy_r_r88;
    cpy_r_r90 = cpy_r_r89 << 1;
    cpy_r_r91 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 15, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r65, cpy_r_r66, cpy_r_r90, 2); /* numbers_at */
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r91 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "_author", 94, CPyStatic_myriad___research___sight___globals);
        goto CPyL46;
    }
    cpy_r_r92 = CPyStatics[3122]; /* 'resolved' */
    cpy_r_r93 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_author)->_resolved;
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/research/sight.py", "_author", "Author", "resolved", 95, CPyStatic_myriad___research___sight___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r93);
CPyL44: ;
    cpy_r_r94 = ((serai___games___scholars___myriad___research___sight___ShownObject *)cpy_r_words)->_pages;
    CPy_INCREF(cpy_r_r94);
    cpy_r_r95 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r92, cpy_r_r93, cpy_r_r94, 10); /* bag */
    CPy_DECREF(cpy_r_r93);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r95 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "_author", 95, CPyStatic_myriad___research___sight___globals);
        goto CPyL46;
    }
    return 1;
CPyL46: ;
    cpy_r_r96 = 2;
    return cpy_r_r96;
CPyL47: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL28;
CPyL48: ;
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL46;
CPyL49: ;
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_number);
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL46;
CPyL50: ;
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_number);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r27);
    goto CPyL46;
CPyL51: ;
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r27);
    goto CPyL46;
CPyL52: ;
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    goto CPyL46;
CPyL53: ;
    CPy_DECREF(cpy_r_r30);
    goto CPyL23;
CPyL54: ;
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r33);
    goto CPyL46;
CPyL55: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r48);
    goto CPyL46;
CPyL56: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL46;
CPyL57: ;
    CPy_DecRef(cpy_r_r66);
    CPyTagged_DecRef(cpy_r_n);
    goto CPyL46;
CPyL58: ;
    CPy_DecRef(cpy_r_r66);
    goto CPyL46;
}
        
        PyObject *CPyPy_myriad___research___sight____author(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "author", "shelf", "words", "sheet", 0};
            static CPyArg_Parser parser = {"OOOOOO:_author", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_author;
            PyObject *obj_shelf;
            PyObject *obj_words;
            PyObject *obj_sheet;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_author, &obj_shelf, &obj_words, &obj_sheet)) {
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
            PyObject *arg_author;
            if (likely(Py_TYPE(obj_author) == CPyType_myriad___table___Author))
                arg_author = obj_author;
            else {
                CPy_TypeError("serai.games.scholars.myriad.table.Author", obj_author); 
                goto fail;
            }
            PyObject *arg_shelf;
            if (likely(Py_TYPE(obj_shelf) == CPyType_myriad___book___Shelf))
                arg_shelf = obj_shelf;
            else {
                CPy_TypeError("serai.games.scholars.myriad.book.Shelf", obj_shelf); 
                goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_myriad___research___sight___Shown))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.games.scholars.myriad.research.sight.Shown", obj_words); 
                goto fail;
            }
            PyObject *arg_sheet;
            if (likely((Py_TYPE(obj_sheet) == CPyType_sheet___Register) || (Py_TYPE(obj_sheet) == CPyType_sheet___Sheet)))
                arg_sheet = obj_sheet;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_sheet); 
                goto fail;
            }
            char retval = CPyDef_myriad___research___sight____author(arg_t, arg_seat, arg_author, arg_shelf, arg_words, arg_sheet);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "_author", 83, CPyStatic_myriad___research___sight___globals);
            return NULL;
        }
        
char CPyDef_myriad___research___sight_____top_level__(void) {
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
    void *cpy_r_r21;
    void *cpy_r_r22;
    void *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    void *cpy_r_r29;
    void *cpy_r_r30;
    PyObject **cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    void *cpy_r_r43;
    void *cpy_r_r44;
    void *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    void *cpy_r_r51;
    void *cpy_r_r52;
    PyObject **cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    void *cpy_r_r65;
    void *cpy_r_r66;
    void *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    void *cpy_r_r73;
    void *cpy_r_r74;
    PyObject **cpy_r_r75;
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
    void *cpy_r_r87;
    void *cpy_r_r88;
    void *cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    void *cpy_r_r95;
    void *cpy_r_r96;
    PyObject **cpy_r_r97;
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
    PyObject *cpy_r_r108;
    void *cpy_r_r109;
    void *cpy_r_r110;
    void *cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    void *cpy_r_r117;
    void *cpy_r_r118;
    PyObject **cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    void *cpy_r_r131;
    void *cpy_r_r132;
    void *cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    void *cpy_r_r139;
    void *cpy_r_r140;
    PyObject **cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    void *cpy_r_r153;
    void *cpy_r_r154;
    void *cpy_r_r155;
    char cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    void *cpy_r_r161;
    void *cpy_r_r162;
    PyObject **cpy_r_r163;
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
    void *cpy_r_r175;
    void *cpy_r_r176;
    void *cpy_r_r177;
    char cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    void *cpy_r_r183;
    void *cpy_r_r184;
    PyObject **cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    int32_t cpy_r_r200;
    char cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    int32_t cpy_r_r205;
    char cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    int32_t cpy_r_r210;
    char cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    tuple_T3OOO cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    int32_t cpy_r_r221;
    char cpy_r_r222;
    int32_t cpy_r_r223;
    char cpy_r_r224;
    PyObject *cpy_r_r225;
    tuple_T5OOOOO cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    int32_t cpy_r_r230;
    char cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    char cpy_r_r236;
    char cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    int32_t cpy_r_r245;
    char cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    int32_t cpy_r_r249;
    char cpy_r_r250;
    char cpy_r_r251;
    PyObject *cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject **cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    PyObject *cpy_r_r262;
    int32_t cpy_r_r263;
    char cpy_r_r264;
    char cpy_r_r265;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 1, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 1, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_myriad___research___sight___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 3, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4997]; /* ('cache',) */
    cpy_r_r12 = CPyStatics[127]; /* 'functools' */
    cpy_r_r13 = CPyStatic_myriad___research___sight___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 5, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r15 = (void *)&CPyModule_functools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5153]; /* ('TYPE_CHECKING', 'Final') */
    cpy_r_r17 = CPyStatics[47]; /* 'typing' */
    cpy_r_r18 = CPyStatic_myriad___research___sight___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 6, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r20 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = (void *)&CPyModule_serai___games___scholars___myriad___names;
    cpy_r_r22 = (void *)&CPyImportState_serai___games___scholars___myriad___names;
    cpy_r_r23 = CPyModuleLockAPI_serai;
    cpy_r_r24 = CPyImport_IsInitialized(cpy_r_r22);
    if (!cpy_r_r24) goto CPyL10;
    cpy_r_r25 = PyImport_GetModuleDict();
    cpy_r_r26 = CPyStatics[2929]; /* 'serai.games.scholars.myriad.names' */
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 8, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r28 = cpy_r_r27;
    goto CPyL14;
CPyL10: ;
    cpy_r_r29 = CPyInitOnly_serai___games___scholars___myriad___names;
    cpy_r_r30 = CPyExec_serai___games___scholars___myriad___names;
    cpy_r_r31 = (PyObject **)&CPyModule_serai___games___scholars___myriad___names__internal;
    cpy_r_r32 = PyImport_GetModuleDict();
    cpy_r_r33 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r34 = CPyDict_GetItem(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 8, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r35 = CPyStatics[8]; /* '__file__' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 8, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r37 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r38 = CPyStatics[2929]; /* 'serai.games.scholars.myriad.names' */
    cpy_r_r39 = CPyImport_ImportNative(cpy_r_r38, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r36, cpy_r_r37, 0);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 8, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r28 = cpy_r_r39;
CPyL14: ;
    cpy_r_r40 = CPyStatics[5467]; /* ('GONE',) */
    cpy_r_r41 = CPyStatic_myriad___research___sight___globals;
    cpy_r_r42 = CPyImport_GetNativeAttrs(cpy_r_r28, cpy_r_r40, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 8, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    } else
        goto CPyL95;
CPyL15: ;
    cpy_r_r43 = (void *)&CPyModule_serai___games___scholars___myriad___pages;
    cpy_r_r44 = (void *)&CPyImportState_serai___games___scholars___myriad___pages;
    cpy_r_r45 = CPyModuleLockAPI_serai;
    cpy_r_r46 = CPyImport_IsInitialized(cpy_r_r44);
    if (!cpy_r_r46) goto CPyL18;
    cpy_r_r47 = PyImport_GetModuleDict();
    cpy_r_r48 = CPyStatics[2892]; /* 'serai.games.scholars.myriad.pages' */
    cpy_r_r49 = CPyDict_GetItem(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 9, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r50 = cpy_r_r49;
    goto CPyL22;
CPyL18: ;
    cpy_r_r51 = CPyInitOnly_serai___games___scholars___myriad___pages;
    cpy_r_r52 = CPyExec_serai___games___scholars___myriad___pages;
    cpy_r_r53 = (PyObject **)&CPyModule_serai___games___scholars___myriad___pages__internal;
    cpy_r_r54 = PyImport_GetModuleDict();
    cpy_r_r55 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r56 = CPyDict_GetItem(cpy_r_r54, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 9, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r57 = CPyStatics[8]; /* '__file__' */
    cpy_r_r58 = CPyObject_GetAttr(cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 9, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r59 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r60 = CPyStatics[2892]; /* 'serai.games.scholars.myriad.pages' */
    cpy_r_r61 = CPyImport_ImportNative(cpy_r_r60, cpy_r_r51, cpy_r_r52, cpy_r_r53, cpy_r_r43, cpy_r_r44, cpy_r_r45, cpy_r_r58, cpy_r_r59, 0);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 9, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r50 = cpy_r_r61;
CPyL22: ;
    cpy_r_r62 = CPyStatics[5468]; /* ('page_cost',) */
    cpy_r_r63 = CPyStatic_myriad___research___sight___globals;
    cpy_r_r64 = CPyImport_GetNativeAttrs(cpy_r_r50, cpy_r_r62, cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 9, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    } else
        goto CPyL96;
CPyL23: ;
    cpy_r_r65 = (void *)&CPyModule_serai___games___scholars___myriad___rows;
    cpy_r_r66 = (void *)&CPyImportState_serai___games___scholars___myriad___rows;
    cpy_r_r67 = CPyModuleLockAPI_serai;
    cpy_r_r68 = CPyImport_IsInitialized(cpy_r_r66);
    if (!cpy_r_r68) goto CPyL26;
    cpy_r_r69 = PyImport_GetModuleDict();
    cpy_r_r70 = CPyStatics[3124]; /* 'serai.games.scholars.myriad.rows' */
    cpy_r_r71 = CPyDict_GetItem(cpy_r_r69, cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 10, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r72 = cpy_r_r71;
    goto CPyL30;
CPyL26: ;
    cpy_r_r73 = CPyInitOnly_serai___games___scholars___myriad___rows;
    cpy_r_r74 = CPyExec_serai___games___scholars___myriad___rows;
    cpy_r_r75 = (PyObject **)&CPyModule_serai___games___scholars___myriad___rows__internal;
    cpy_r_r76 = PyImport_GetModuleDict();
    cpy_r_r77 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r78 = CPyDict_GetItem(cpy_r_r76, cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 10, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r79 = CPyStatics[8]; /* '__file__' */
    cpy_r_r80 = CPyObject_GetAttr(cpy_r_r78, cpy_r_r79);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 10, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r81 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r82 = CPyStatics[3124]; /* 'serai.games.scholars.myriad.rows' */
    cpy_r_r83 = CPyImport_ImportNative(cpy_r_r82, cpy_r_r73, cpy_r_r74, cpy_r_r75, cpy_r_r65, cpy_r_r66, cpy_r_r67, cpy_r_r80, cpy_r_r81, 0);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 10, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r72 = cpy_r_r83;
CPyL30: ;
    cpy_r_r84 = CPyStatics[5469]; /* ('row_costs',) */
    cpy_r_r85 = CPyStatic_myriad___research___sight___globals;
    cpy_r_r86 = CPyImport_GetNativeAttrs(cpy_r_r72, cpy_r_r84, cpy_r_r84, cpy_r_r85);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 10, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    } else
        goto CPyL97;
CPyL31: ;
    cpy_r_r87 = (void *)&CPyModule_serai___games___scholars___myriad___table;
    cpy_r_r88 = (void *)&CPyImportState_serai___games___scholars___myriad___table;
    cpy_r_r89 = CPyModuleLockAPI_serai;
    cpy_r_r90 = CPyImport_IsInitialized(cpy_r_r88);
    if (!cpy_r_r90) goto CPyL34;
    cpy_r_r91 = PyImport_GetModuleDict();
    cpy_r_r92 = CPyStatics[2894]; /* 'serai.games.scholars.myriad.table' */
    cpy_r_r93 = CPyDict_GetItem(cpy_r_r91, cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 11, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r94 = cpy_r_r93;
    goto CPyL38;
CPyL34: ;
    cpy_r_r95 = CPyInitOnly_serai___games___scholars___myriad___table;
    cpy_r_r96 = CPyExec_serai___games___scholars___myriad___table;
    cpy_r_r97 = (PyObject **)&CPyModule_serai___games___scholars___myriad___table__internal;
    cpy_r_r98 = PyImport_GetModuleDict();
    cpy_r_r99 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r100 = CPyDict_GetItem(cpy_r_r98, cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 11, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r101 = CPyStatics[8]; /* '__file__' */
    cpy_r_r102 = CPyObject_GetAttr(cpy_r_r100, cpy_r_r101);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 11, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r103 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r104 = CPyStatics[2894]; /* 'serai.games.scholars.myriad.table' */
    cpy_r_r105 = CPyImport_ImportNative(cpy_r_r104, cpy_r_r95, cpy_r_r96, cpy_r_r97, cpy_r_r87, cpy_r_r88, cpy_r_r89, cpy_r_r102, cpy_r_r103, 0);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 11, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r94 = cpy_r_r105;
CPyL38: ;
    cpy_r_r106 = CPyStatics[5470]; /* ('Author', 'Myriad', 'part') */
    cpy_r_r107 = CPyStatic_myriad___research___sight___globals;
    cpy_r_r108 = CPyImport_GetNativeAttrs(cpy_r_r94, cpy_r_r106, cpy_r_r106, cpy_r_r107);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 11, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    } else
        goto CPyL98;
CPyL39: ;
    cpy_r_r109 = (void *)&CPyModule_serai___games___scholars___myriad___upgrades;
    cpy_r_r110 = (void *)&CPyImportState_serai___games___scholars___myriad___upgrades;
    cpy_r_r111 = CPyModuleLockAPI_serai;
    cpy_r_r112 = CPyImport_IsInitialized(cpy_r_r110);
    if (!cpy_r_r112) goto CPyL42;
    cpy_r_r113 = PyImport_GetModuleDict();
    cpy_r_r114 = CPyStatics[2994]; /* 'serai.games.scholars.myriad.upgrades' */
    cpy_r_r115 = CPyDict_GetItem(cpy_r_r113, cpy_r_r114);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 12, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r116 = cpy_r_r115;
    goto CPyL46;
CPyL42: ;
    cpy_r_r117 = CPyInitOnly_serai___games___scholars___myriad___upgrades;
    cpy_r_r118 = CPyExec_serai___games___scholars___myriad___upgrades;
    cpy_r_r119 = (PyObject **)&CPyModule_serai___games___scholars___myriad___upgrades__internal;
    cpy_r_r120 = PyImport_GetModuleDict();
    cpy_r_r121 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r122 = CPyDict_GetItem(cpy_r_r120, cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 12, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r123 = CPyStatics[8]; /* '__file__' */
    cpy_r_r124 = CPyObject_GetAttr(cpy_r_r122, cpy_r_r123);
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 12, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r125 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r126 = CPyStatics[2994]; /* 'serai.games.scholars.myriad.upgrades' */
    cpy_r_r127 = CPyImport_ImportNative(cpy_r_r126, cpy_r_r117, cpy_r_r118, cpy_r_r119, cpy_r_r109, cpy_r_r110, cpy_r_r111, cpy_r_r124, cpy_r_r125, 0);
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 12, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r116 = cpy_r_r127;
CPyL46: ;
    cpy_r_r128 = CPyStatics[5471]; /* ('xp_on',) */
    cpy_r_r129 = CPyStatic_myriad___research___sight___globals;
    cpy_r_r130 = CPyImport_GetNativeAttrs(cpy_r_r116, cpy_r_r128, cpy_r_r128, cpy_r_r129);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 12, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    } else
        goto CPyL99;
CPyL47: ;
    cpy_r_r131 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r132 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r133 = CPyModuleLockAPI_serai;
    cpy_r_r134 = CPyImport_IsInitialized(cpy_r_r132);
    if (!cpy_r_r134) goto CPyL50;
    cpy_r_r135 = PyImport_GetModuleDict();
    cpy_r_r136 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r137 = CPyDict_GetItem(cpy_r_r135, cpy_r_r136);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 13, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r138 = cpy_r_r137;
    goto CPyL54;
CPyL50: ;
    cpy_r_r139 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r140 = CPyExec_serai___games___scholars___names;
    cpy_r_r141 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r142 = PyImport_GetModuleDict();
    cpy_r_r143 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r144 = CPyDict_GetItem(cpy_r_r142, cpy_r_r143);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 13, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r145 = CPyStatics[8]; /* '__file__' */
    cpy_r_r146 = CPyObject_GetAttr(cpy_r_r144, cpy_r_r145);
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 13, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r147 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r148 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r149 = CPyImport_ImportNative(cpy_r_r148, cpy_r_r139, cpy_r_r140, cpy_r_r141, cpy_r_r131, cpy_r_r132, cpy_r_r133, cpy_r_r146, cpy_r_r147, 0);
    CPy_DECREF(cpy_r_r146);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 13, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r138 = cpy_r_r149;
CPyL54: ;
    cpy_r_r150 = CPyStatics[5424]; /* ('NO_CARD',) */
    cpy_r_r151 = CPyStatic_myriad___research___sight___globals;
    cpy_r_r152 = CPyImport_GetNativeAttrs(cpy_r_r138, cpy_r_r150, cpy_r_r150, cpy_r_r151);
    CPy_DECREF(cpy_r_r138);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 13, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    } else
        goto CPyL100;
CPyL55: ;
    cpy_r_r153 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r154 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r155 = CPyModuleLockAPI_serai;
    cpy_r_r156 = CPyImport_IsInitialized(cpy_r_r154);
    if (!cpy_r_r156) goto CPyL58;
    cpy_r_r157 = PyImport_GetModuleDict();
    cpy_r_r158 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r159 = CPyDict_GetItem(cpy_r_r157, cpy_r_r158);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 14, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r160 = cpy_r_r159;
    goto CPyL62;
CPyL58: ;
    cpy_r_r161 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r162 = CPyExec_serai___games___scholars___table;
    cpy_r_r163 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r164 = PyImport_GetModuleDict();
    cpy_r_r165 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r166 = CPyDict_GetItem(cpy_r_r164, cpy_r_r165);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 14, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r167 = CPyStatics[8]; /* '__file__' */
    cpy_r_r168 = CPyObject_GetAttr(cpy_r_r166, cpy_r_r167);
    CPy_DECREF(cpy_r_r166);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 14, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r169 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r170 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r171 = CPyImport_ImportNative(cpy_r_r170, cpy_r_r161, cpy_r_r162, cpy_r_r163, cpy_r_r153, cpy_r_r154, cpy_r_r155, cpy_r_r168, cpy_r_r169, 0);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 14, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r160 = cpy_r_r171;
CPyL62: ;
    cpy_r_r172 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r173 = CPyStatic_myriad___research___sight___globals;
    cpy_r_r174 = CPyImport_GetNativeAttrs(cpy_r_r160, cpy_r_r172, cpy_r_r172, cpy_r_r173);
    CPy_DECREF(cpy_r_r160);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 14, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    } else
        goto CPyL101;
CPyL63: ;
    cpy_r_r175 = (void *)&CPyModule_serai___kernel___sheet;
    cpy_r_r176 = (void *)&CPyImportState_serai___kernel___sheet;
    cpy_r_r177 = CPyModuleLockAPI_serai;
    cpy_r_r178 = CPyImport_IsInitialized(cpy_r_r176);
    if (!cpy_r_r178) goto CPyL66;
    cpy_r_r179 = PyImport_GetModuleDict();
    cpy_r_r180 = CPyStatics[1013]; /* 'serai.kernel.sheet' */
    cpy_r_r181 = CPyDict_GetItem(cpy_r_r179, cpy_r_r180);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 15, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r182 = cpy_r_r181;
    goto CPyL70;
CPyL66: ;
    cpy_r_r183 = CPyInitOnly_serai___kernel___sheet;
    cpy_r_r184 = CPyExec_serai___kernel___sheet;
    cpy_r_r185 = (PyObject **)&CPyModule_serai___kernel___sheet__internal;
    cpy_r_r186 = PyImport_GetModuleDict();
    cpy_r_r187 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r188 = CPyDict_GetItem(cpy_r_r186, cpy_r_r187);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 15, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r189 = CPyStatics[8]; /* '__file__' */
    cpy_r_r190 = CPyObject_GetAttr(cpy_r_r188, cpy_r_r189);
    CPy_DECREF(cpy_r_r188);
    if (unlikely(cpy_r_r190 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 15, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r191 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r192 = CPyStatics[1013]; /* 'serai.kernel.sheet' */
    cpy_r_r193 = CPyImport_ImportNative(cpy_r_r192, cpy_r_r183, cpy_r_r184, cpy_r_r185, cpy_r_r175, cpy_r_r176, cpy_r_r177, cpy_r_r190, cpy_r_r191, 0);
    CPy_DECREF(cpy_r_r190);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 15, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r182 = cpy_r_r193;
CPyL70: ;
    cpy_r_r194 = CPyStatics[5157]; /* ('Sheet', 'Words') */
    cpy_r_r195 = CPyStatic_myriad___research___sight___globals;
    cpy_r_r196 = CPyImport_GetNativeAttrs(cpy_r_r182, cpy_r_r194, cpy_r_r194, cpy_r_r195);
    CPy_DECREF(cpy_r_r182);
    if (unlikely(cpy_r_r196 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 15, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    } else
        goto CPyL102;
CPyL71: ;
    cpy_r_r197 = CPyStatic_myriad___research___sight___globals;
    cpy_r_r198 = CPyStatics[3127]; /* '_XP' */
    cpy_r_r199 = CPyStatics[4919]; /* 20 */
    cpy_r_r200 = CPyDict_SetItem(cpy_r_r197, cpy_r_r198, cpy_r_r199);
    cpy_r_r201 = cpy_r_r200 >= 0;
    if (unlikely(!cpy_r_r201)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 20, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r202 = CPyStatic_myriad___research___sight___globals;
    cpy_r_r203 = CPyStatics[3128]; /* '_COST' */
    cpy_r_r204 = CPyStatics[4915]; /* 15 */
    cpy_r_r205 = CPyDict_SetItem(cpy_r_r202, cpy_r_r203, cpy_r_r204);
    cpy_r_r206 = cpy_r_r205 >= 0;
    if (unlikely(!cpy_r_r206)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 21, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r207 = CPyStatic_myriad___research___sight___globals;
    cpy_r_r208 = CPyStatics[1019]; /* 'VERSION' */
    cpy_r_r209 = CPyStatics[4897]; /* 1 */
    cpy_r_r210 = CPyDict_SetItem(cpy_r_r207, cpy_r_r208, cpy_r_r209);
    cpy_r_r211 = cpy_r_r210 >= 0;
    if (unlikely(!cpy_r_r211)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 23, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r212 = CPyStatics[3129]; /* 'myriad.books.id' */
    cpy_r_r213 = CPyStatics[3130]; /* 'myriad.books.book' */
    cpy_r_r214 = CPyStatics[3131]; /* 'myriad.xp_level' */
    CPy_INCREF(cpy_r_r212);
    CPy_INCREF(cpy_r_r213);
    CPy_INCREF(cpy_r_r214);
    cpy_r_r215.f0 = cpy_r_r212;
    cpy_r_r215.f1 = cpy_r_r213;
    cpy_r_r215.f2 = cpy_r_r214;
    cpy_r_r216 = CPyStatics[3132]; /* 'myriad.authors.columns.slot' */
    cpy_r_r217 = CPyStatics[3133]; /* 'myriad.authors.tiles.id' */
    cpy_r_r218 = PyList_New(0);
    if (unlikely(cpy_r_r218 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 24, CPyStatic_myriad___research___sight___globals);
        goto CPyL103;
    }
    cpy_r_r219 = PyTuple_New(3);
    if (unlikely(cpy_r_r219 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5133 = cpy_r_r215.f0;
    PyTuple_SET_ITEM(cpy_r_r219, 0, __tmp5133);
    PyObject *__tmp5134 = cpy_r_r215.f1;
    PyTuple_SET_ITEM(cpy_r_r219, 1, __tmp5134);
    PyObject *__tmp5135 = cpy_r_r215.f2;
    PyTuple_SET_ITEM(cpy_r_r219, 2, __tmp5135);
    cpy_r_r220 = CPyList_Extend(cpy_r_r218, cpy_r_r219);
    CPy_DECREF(cpy_r_r219);
    if (unlikely(cpy_r_r220 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 24, CPyStatic_myriad___research___sight___globals);
        goto CPyL104;
    } else
        goto CPyL105;
CPyL77: ;
    cpy_r_r221 = PyList_Append(cpy_r_r218, cpy_r_r216);
    cpy_r_r222 = cpy_r_r221 >= 0;
    if (unlikely(!cpy_r_r222)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 24, CPyStatic_myriad___research___sight___globals);
        goto CPyL104;
    }
    cpy_r_r223 = PyList_Append(cpy_r_r218, cpy_r_r217);
    cpy_r_r224 = cpy_r_r223 >= 0;
    if (unlikely(!cpy_r_r224)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 24, CPyStatic_myriad___research___sight___globals);
        goto CPyL104;
    }
    cpy_r_r225 = PyList_AsTuple(cpy_r_r218);
    CPy_DECREF(cpy_r_r218);
    if (unlikely(cpy_r_r225 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 24, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    PyObject *__tmp5136;
    if (unlikely(!(PyTuple_Check(cpy_r_r225) && PyTuple_GET_SIZE(cpy_r_r225) == 5))) {
        __tmp5136 = NULL;
        goto __LL5137;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r225, 0))))
        __tmp5136 = PyTuple_GET_ITEM(cpy_r_r225, 0);
    else {
        __tmp5136 = NULL;
    }
    if (__tmp5136 == NULL) goto __LL5137;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r225, 1))))
        __tmp5136 = PyTuple_GET_ITEM(cpy_r_r225, 1);
    else {
        __tmp5136 = NULL;
    }
    if (__tmp5136 == NULL) goto __LL5137;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r225, 2))))
        __tmp5136 = PyTuple_GET_ITEM(cpy_r_r225, 2);
    else {
        __tmp5136 = NULL;
    }
    if (__tmp5136 == NULL) goto __LL5137;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r225, 3))))
        __tmp5136 = PyTuple_GET_ITEM(cpy_r_r225, 3);
    else {
        __tmp5136 = NULL;
    }
    if (__tmp5136 == NULL) goto __LL5137;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r225, 4))))
        __tmp5136 = PyTuple_GET_ITEM(cpy_r_r225, 4);
    else {
        __tmp5136 = NULL;
    }
    if (__tmp5136 == NULL) goto __LL5137;
    __tmp5136 = cpy_r_r225;
__LL5137: ;
    if (unlikely(__tmp5136 == NULL)) {
        CPy_TypeError("tuple[str, str, str, str, str]", cpy_r_r225); cpy_r_r226 = (tuple_T5OOOOO) { NULL, NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp5138 = PyTuple_GET_ITEM(cpy_r_r225, 0);
        CPy_INCREF(__tmp5138);
        PyObject *__tmp5139;
        if (likely(PyUnicode_Check(__tmp5138)))
            __tmp5139 = __tmp5138;
        else {
            CPy_TypeError("str", __tmp5138); 
            __tmp5139 = NULL;
        }
        cpy_r_r226.f0 = __tmp5139;
        PyObject *__tmp5140 = PyTuple_GET_ITEM(cpy_r_r225, 1);
        CPy_INCREF(__tmp5140);
        PyObject *__tmp5141;
        if (likely(PyUnicode_Check(__tmp5140)))
            __tmp5141 = __tmp5140;
        else {
            CPy_TypeError("str", __tmp5140); 
            __tmp5141 = NULL;
        }
        cpy_r_r226.f1 = __tmp5141;
        PyObject *__tmp5142 = PyTuple_GET_ITEM(cpy_r_r225, 2);
        CPy_INCREF(__tmp5142);
        PyObject *__tmp5143;
        if (likely(PyUnicode_Check(__tmp5142)))
            __tmp5143 = __tmp5142;
        else {
            CPy_TypeError("str", __tmp5142); 
            __tmp5143 = NULL;
        }
        cpy_r_r226.f2 = __tmp5143;
        PyObject *__tmp5144 = PyTuple_GET_ITEM(cpy_r_r225, 3);
        CPy_INCREF(__tmp5144);
        PyObject *__tmp5145;
        if (likely(PyUnicode_Check(__tmp5144)))
            __tmp5145 = __tmp5144;
        else {
            CPy_TypeError("str", __tmp5144); 
            __tmp5145 = NULL;
        }
        cpy_r_r226.f3 = __tmp5145;
        PyObject *__tmp5146 = PyTuple_GET_ITEM(cpy_r_r225, 4);
        CPy_INCREF(__tmp5146);
        PyObject *__tmp5147;
        if (likely(PyUnicode_Check(__tmp5146)))
            __tmp5147 = __tmp5146;
        else {
            CPy_TypeError("str", __tmp5146); 
            __tmp5147 = NULL;
        }
        cpy_r_r226.f4 = __tmp5147;
    }
    CPy_DECREF(cpy_r_r225);
    if (unlikely(cpy_r_r226.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 24, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    CPyStatic_myriad___research___sight___LEFT_OUT = cpy_r_r226;
    CPy_INCREF(CPyStatic_myriad___research___sight___LEFT_OUT.f0);
    CPy_INCREF(CPyStatic_myriad___research___sight___LEFT_OUT.f1);
    CPy_INCREF(CPyStatic_myriad___research___sight___LEFT_OUT.f2);
    CPy_INCREF(CPyStatic_myriad___research___sight___LEFT_OUT.f3);
    CPy_INCREF(CPyStatic_myriad___research___sight___LEFT_OUT.f4);
    cpy_r_r227 = CPyStatic_myriad___research___sight___globals;
    cpy_r_r228 = CPyStatics[1021]; /* 'LEFT_OUT' */
    cpy_r_r229 = PyTuple_New(5);
    if (unlikely(cpy_r_r229 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5148 = cpy_r_r226.f0;
    PyTuple_SET_ITEM(cpy_r_r229, 0, __tmp5148);
    PyObject *__tmp5149 = cpy_r_r226.f1;
    PyTuple_SET_ITEM(cpy_r_r229, 1, __tmp5149);
    PyObject *__tmp5150 = cpy_r_r226.f2;
    PyTuple_SET_ITEM(cpy_r_r229, 2, __tmp5150);
    PyObject *__tmp5151 = cpy_r_r226.f3;
    PyTuple_SET_ITEM(cpy_r_r229, 3, __tmp5151);
    PyObject *__tmp5152 = cpy_r_r226.f4;
    PyTuple_SET_ITEM(cpy_r_r229, 4, __tmp5152);
    cpy_r_r230 = CPyDict_SetItem(cpy_r_r227, cpy_r_r228, cpy_r_r229);
    CPy_DECREF(cpy_r_r229);
    cpy_r_r231 = cpy_r_r230 >= 0;
    if (unlikely(!cpy_r_r231)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 24, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r232 = NULL;
    cpy_r_r233 = CPyStatics[3134]; /* 'serai.games.scholars.myriad.research.sight' */
    cpy_r_r234 = (PyObject *)CPyType_myriad___research___sight___Shown_template;
    cpy_r_r235 = CPyType_FromTemplate(cpy_r_r234, cpy_r_r232, cpy_r_r233);
    if (unlikely(cpy_r_r235 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 31, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r236 = CPyDef_myriad___research___sight___Shown_trait_vtable_setup();
    if (unlikely(cpy_r_r236 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 31, CPyStatic_myriad___research___sight___globals);
        goto CPyL106;
    }
    cpy_r_r237 = CPyDef_myriad___research___sight___Shown_coroutine_setup(cpy_r_r235);
    if (unlikely(cpy_r_r237 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 31, CPyStatic_myriad___research___sight___globals);
        goto CPyL106;
    }
    cpy_r_r238 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r239 = CPyStatics[2915]; /* 'pages' */
    cpy_r_r240 = CPyStatics[993]; /* 'cards' */
    cpy_r_r241 = CPyStatics[3135]; /* 'first_page' */
    cpy_r_r242 = CPyStatics[2599]; /* 'action_cards' */
    cpy_r_r243 = CPyStatics[2540]; /* 'tracks' */
    cpy_r_r244 = PyTuple_Pack(5, cpy_r_r239, cpy_r_r240, cpy_r_r241, cpy_r_r242, cpy_r_r243);
    if (unlikely(cpy_r_r244 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 31, CPyStatic_myriad___research___sight___globals);
        goto CPyL106;
    }
    cpy_r_r245 = PyObject_SetAttr(cpy_r_r235, cpy_r_r238, cpy_r_r244);
    CPy_DECREF(cpy_r_r244);
    cpy_r_r246 = cpy_r_r245 >= 0;
    if (unlikely(!cpy_r_r246)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 31, CPyStatic_myriad___research___sight___globals);
        goto CPyL106;
    }
    CPyType_myriad___research___sight___Shown = (PyTypeObject *)cpy_r_r235;
    CPy_INCREF(CPyType_myriad___research___sight___Shown);
    cpy_r_r247 = CPyStatic_myriad___research___sight___globals;
    cpy_r_r248 = CPyStatics[1028]; /* 'Shown' */
    cpy_r_r249 = PyDict_SetItem(cpy_r_r247, cpy_r_r248, cpy_r_r235);
    cpy_r_r250 = cpy_r_r249 >= 0;
    if (unlikely(!cpy_r_r250)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 31, CPyStatic_myriad___research___sight___globals);
        goto CPyL106;
    }
    cpy_r_r251 = CPy_InitSubclass(cpy_r_r235);
    CPy_DECREF(cpy_r_r235);
    if (unlikely(!cpy_r_r251)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 31, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r252 = CPyStatic_myriad___research___sight___globals;
    cpy_r_r253 = CPyStatics[772]; /* 'shown' */
    cpy_r_r254 = CPyDict_GetItem(cpy_r_r252, cpy_r_r253);
    if (unlikely(cpy_r_r254 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 45, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r255 = CPyStatic_myriad___research___sight___globals;
    cpy_r_r256 = CPyStatics[126]; /* 'cache' */
    cpy_r_r257 = CPyDict_GetItem(cpy_r_r255, cpy_r_r256);
    if (unlikely(cpy_r_r257 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 45, CPyStatic_myriad___research___sight___globals);
        goto CPyL107;
    }
    PyObject *cpy_r_r258[1] = {cpy_r_r254};
    cpy_r_r259 = (PyObject **)&cpy_r_r258;
    cpy_r_r260 = PyObject_Vectorcall(cpy_r_r257, cpy_r_r259, 1, 0);
    CPy_DECREF(cpy_r_r257);
    if (unlikely(cpy_r_r260 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 45, CPyStatic_myriad___research___sight___globals);
        goto CPyL107;
    }
    CPy_DECREF(cpy_r_r254);
    cpy_r_r261 = CPyStatic_myriad___research___sight___globals;
    cpy_r_r262 = CPyStatics[772]; /* 'shown' */
    cpy_r_r263 = PyDict_SetItem(cpy_r_r261, cpy_r_r262, cpy_r_r260);
    CPy_DECREF(cpy_r_r260);
    cpy_r_r264 = cpy_r_r263 >= 0;
    if (unlikely(!cpy_r_r264)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/research/sight.py", "<module>", 45, CPyStatic_myriad___research___sight___globals);
        goto CPyL94;
    }
    return 1;
CPyL94: ;
    cpy_r_r265 = 2;
    return cpy_r_r265;
CPyL95: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL15;
CPyL96: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL23;
CPyL97: ;
    CPy_DECREF(cpy_r_r86);
    goto CPyL31;
CPyL98: ;
    CPy_DECREF(cpy_r_r108);
    goto CPyL39;
CPyL99: ;
    CPy_DECREF(cpy_r_r130);
    goto CPyL47;
CPyL100: ;
    CPy_DECREF(cpy_r_r152);
    goto CPyL55;
CPyL101: ;
    CPy_DECREF(cpy_r_r174);
    goto CPyL63;
CPyL102: ;
    CPy_DECREF(cpy_r_r196);
    goto CPyL71;
CPyL103: ;
    CPy_DecRef(cpy_r_r215.f0);
    CPy_DecRef(cpy_r_r215.f1);
    CPy_DecRef(cpy_r_r215.f2);
    goto CPyL94;
CPyL104: ;
    CPy_DecRef(cpy_r_r218);
    goto CPyL94;
CPyL105: ;
    CPy_DECREF(cpy_r_r220);
    goto CPyL77;
CPyL106: ;
    CPy_DecRef(cpy_r_r235);
    goto CPyL94;
CPyL107: ;
    CPy_DecRef(cpy_r_r254);
    goto CPyL94;
}

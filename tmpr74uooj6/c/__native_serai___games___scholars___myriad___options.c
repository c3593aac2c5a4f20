#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
myriad___options___MyriadOptions_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
myriad___options___MyriadOptions_traverse(serai___games___scholars___myriad___options___MyriadOptionsObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_take_page);
    Py_VISIT(self->_two_xp);
    Py_VISIT(self->_use_page);
    Py_VISIT(self->_resolve_page);
    Py_VISIT(self->_no_more_pages);
    Py_VISIT(self->_tuck_page);
    Py_VISIT(self->_upgrade);
    Py_VISIT(self->_translation);
    Py_VISIT(self->_pay_die);
    Py_VISIT(self->_harvest_card);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_myriad___options___MyriadOptions_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___options___MyriadOptionsObject *self = (serai___games___scholars___myriad___options___MyriadOptionsObject *)cpy_r_self;
    Py_CLEAR(self->_take_page);
    Py_CLEAR(self->_two_xp);
    Py_CLEAR(self->_use_page);
    Py_CLEAR(self->_resolve_page);
    Py_CLEAR(self->_no_more_pages);
    Py_CLEAR(self->_tuck_page);
    Py_CLEAR(self->_upgrade);
    Py_CLEAR(self->_translation);
    Py_CLEAR(self->_pay_die);
    Py_CLEAR(self->_harvest_card);
    return 0;
}

static int32_t CPyDef_myriad___options___MyriadOptions_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___options___MyriadOptionsObject *self = (serai___games___scholars___myriad___options___MyriadOptionsObject *)cpy_r_self;
    Py_CLEAR(self->_take_page);
    Py_CLEAR(self->_two_xp);
    Py_CLEAR(self->_use_page);
    Py_CLEAR(self->_resolve_page);
    Py_CLEAR(self->_no_more_pages);
    Py_CLEAR(self->_tuck_page);
    Py_CLEAR(self->_upgrade);
    Py_CLEAR(self->_translation);
    Py_CLEAR(self->_pay_die);
    Py_CLEAR(self->_harvest_card);
    return 0;
}

static void
myriad___options___MyriadOptions_dealloc(serai___games___scholars___myriad___options___MyriadOptionsObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, myriad___options___MyriadOptions_dealloc)
    CPyDef_myriad___options___MyriadOptions_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___options_____mypyc__MyriadOptions_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___options___MyriadOptions(PyObject *cpy_r_shelf);

static PyObject *
myriad___options___MyriadOptions_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___options___MyriadOptions) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___options_____mypyc__MyriadOptions_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_myriad___options___MyriadOptions_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem myriad___options___MyriadOptions_vtable[1];
static bool
CPyDef_myriad___options___MyriadOptions_trait_vtable_setup(void)
{
    CPyVTableItem myriad___options___MyriadOptions_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_myriad___options___MyriadOptions_____init__,
    };
    memcpy(myriad___options___MyriadOptions_vtable, myriad___options___MyriadOptions_vtable_scratch, sizeof(myriad___options___MyriadOptions_vtable));
    return 1;
}

static bool
CPyDef_myriad___options___MyriadOptions_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
myriad___options___MyriadOptions_get_take_page(serai___games___scholars___myriad___options___MyriadOptionsObject *self, void *closure);
static int
myriad___options___MyriadOptions_set_take_page(serai___games___scholars___myriad___options___MyriadOptionsObject *self, PyObject *value, void *closure);
static PyObject *
myriad___options___MyriadOptions_get_two_xp(serai___games___scholars___myriad___options___MyriadOptionsObject *self, void *closure);
static int
myriad___options___MyriadOptions_set_two_xp(serai___games___scholars___myriad___options___MyriadOptionsObject *self, PyObject *value, void *closure);
static PyObject *
myriad___options___MyriadOptions_get_use_page(serai___games___scholars___myriad___options___MyriadOptionsObject *self, void *closure);
static int
myriad___options___MyriadOptions_set_use_page(serai___games___scholars___myriad___options___MyriadOptionsObject *self, PyObject *value, void *closure);
static PyObject *
myriad___options___MyriadOptions_get_resolve_page(serai___games___scholars___myriad___options___MyriadOptionsObject *self, void *closure);
static int
myriad___options___MyriadOptions_set_resolve_page(serai___games___scholars___myriad___options___MyriadOptionsObject *self, PyObject *value, void *closure);
static PyObject *
myriad___options___MyriadOptions_get_no_more_pages(serai___games___scholars___myriad___options___MyriadOptionsObject *self, void *closure);
static int
myriad___options___MyriadOptions_set_no_more_pages(serai___games___scholars___myriad___options___MyriadOptionsObject *self, PyObject *value, void *closure);
static PyObject *
myriad___options___MyriadOptions_get_tuck_page(serai___games___scholars___myriad___options___MyriadOptionsObject *self, void *closure);
static int
myriad___options___MyriadOptions_set_tuck_page(serai___games___scholars___myriad___options___MyriadOptionsObject *self, PyObject *value, void *closure);
static PyObject *
myriad___options___MyriadOptions_get_upgrade(serai___games___scholars___myriad___options___MyriadOptionsObject *self, void *closure);
static int
myriad___options___MyriadOptions_set_upgrade(serai___games___scholars___myriad___options___MyriadOptionsObject *self, PyObject *value, void *closure);
static PyObject *
myriad___options___MyriadOptions_get_translation(serai___games___scholars___myriad___options___MyriadOptionsObject *self, void *closure);
static int
myriad___options___MyriadOptions_set_translation(serai___games___scholars___myriad___options___MyriadOptionsObject *self, PyObject *value, void *closure);
static PyObject *
myriad___options___MyriadOptions_get_pay_die(serai___games___scholars___myriad___options___MyriadOptionsObject *self, void *closure);
static int
myriad___options___MyriadOptions_set_pay_die(serai___games___scholars___myriad___options___MyriadOptionsObject *self, PyObject *value, void *closure);
static PyObject *
myriad___options___MyriadOptions_get_harvest_card(serai___games___scholars___myriad___options___MyriadOptionsObject *self, void *closure);
static int
myriad___options___MyriadOptions_set_harvest_card(serai___games___scholars___myriad___options___MyriadOptionsObject *self, PyObject *value, void *closure);

static PyGetSetDef myriad___options___MyriadOptions_getseters[] = {
    {"take_page",
     (getter)myriad___options___MyriadOptions_get_take_page, (setter)myriad___options___MyriadOptions_set_take_page,
     NULL, NULL},
    {"two_xp",
     (getter)myriad___options___MyriadOptions_get_two_xp, (setter)myriad___options___MyriadOptions_set_two_xp,
     NULL, NULL},
    {"use_page",
     (getter)myriad___options___MyriadOptions_get_use_page, (setter)myriad___options___MyriadOptions_set_use_page,
     NULL, NULL},
    {"resolve_page",
     (getter)myriad___options___MyriadOptions_get_resolve_page, (setter)myriad___options___MyriadOptions_set_resolve_page,
     NULL, NULL},
    {"no_more_pages",
     (getter)myriad___options___MyriadOptions_get_no_more_pages, (setter)myriad___options___MyriadOptions_set_no_more_pages,
     NULL, NULL},
    {"tuck_page",
     (getter)myriad___options___MyriadOptions_get_tuck_page, (setter)myriad___options___MyriadOptions_set_tuck_page,
     NULL, NULL},
    {"upgrade",
     (getter)myriad___options___MyriadOptions_get_upgrade, (setter)myriad___options___MyriadOptions_set_upgrade,
     NULL, NULL},
    {"translation",
     (getter)myriad___options___MyriadOptions_get_translation, (setter)myriad___options___MyriadOptions_set_translation,
     NULL, NULL},
    {"pay_die",
     (getter)myriad___options___MyriadOptions_get_pay_die, (setter)myriad___options___MyriadOptions_set_pay_die,
     NULL, NULL},
    {"harvest_card",
     (getter)myriad___options___MyriadOptions_get_harvest_card, (setter)myriad___options___MyriadOptions_set_harvest_card,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef myriad___options___MyriadOptions_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___options_____mypyc__MyriadOptions_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_myriad___options___MyriadOptions_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, shelf)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___options___MyriadOptions_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "MyriadOptions",
    .tp_new = myriad___options___MyriadOptions_new,
    .tp_dealloc = (destructor)myriad___options___MyriadOptions_dealloc,
    .tp_traverse = (traverseproc)myriad___options___MyriadOptions_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___options___MyriadOptions_clear,
    .tp_getset = myriad___options___MyriadOptions_getseters,
    .tp_methods = myriad___options___MyriadOptions_methods,
    .tp_init = myriad___options___MyriadOptions_init,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___options___MyriadOptionsObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("MyriadOptions(shelf)\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___options___MyriadOptions_template = &CPyType_myriad___options___MyriadOptions_template_;

PyObject *CPyDef_myriad___options_____mypyc__MyriadOptions_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___options___MyriadOptionsObject *self;
    self = (serai___games___scholars___myriad___options___MyriadOptionsObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___options___MyriadOptions_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___options___MyriadOptions(PyObject *cpy_r_shelf)
{
    PyObject *self = CPyDef_myriad___options_____mypyc__MyriadOptions_setup((PyObject *)CPyType_myriad___options___MyriadOptions);
    if (self == NULL)
        return NULL;
    char res = CPyDef_myriad___options___MyriadOptions_____init__(self, cpy_r_shelf);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
myriad___options___MyriadOptions_get_take_page(serai___games___scholars___myriad___options___MyriadOptionsObject *self, void *closure)
{
    if (unlikely(self->_take_page == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'take_page' of 'MyriadOptions' undefined");
        return NULL;
    }
    CPy_INCREF(self->_take_page);
    PyObject *retval = self->_take_page;
    return retval;
}

static int
myriad___options___MyriadOptions_set_take_page(serai___games___scholars___myriad___options___MyriadOptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadOptions' object attribute 'take_page' cannot be deleted");
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
    if (self->_take_page != NULL) {
        CPy_DECREF(self->_take_page);
    }
    self->_take_page = tmp;
    return 0;
}

static PyObject *
myriad___options___MyriadOptions_get_two_xp(serai___games___scholars___myriad___options___MyriadOptionsObject *self, void *closure)
{
    if (unlikely(self->_two_xp == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'two_xp' of 'MyriadOptions' undefined");
        return NULL;
    }
    CPy_INCREF(self->_two_xp);
    PyObject *retval = self->_two_xp;
    return retval;
}

static int
myriad___options___MyriadOptions_set_two_xp(serai___games___scholars___myriad___options___MyriadOptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadOptions' object attribute 'two_xp' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_option___Option))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.option.Option", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_two_xp != NULL) {
        CPy_DECREF(self->_two_xp);
    }
    self->_two_xp = tmp;
    return 0;
}

static PyObject *
myriad___options___MyriadOptions_get_use_page(serai___games___scholars___myriad___options___MyriadOptionsObject *self, void *closure)
{
    if (unlikely(self->_use_page == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'use_page' of 'MyriadOptions' undefined");
        return NULL;
    }
    CPy_INCREF(self->_use_page);
    PyObject *retval = self->_use_page;
    return retval;
}

static int
myriad___options___MyriadOptions_set_use_page(serai___games___scholars___myriad___options___MyriadOptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadOptions' object attribute 'use_page' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyDict_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("dict", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_use_page != NULL) {
        CPy_DECREF(self->_use_page);
    }
    self->_use_page = tmp;
    return 0;
}

static PyObject *
myriad___options___MyriadOptions_get_resolve_page(serai___games___scholars___myriad___options___MyriadOptionsObject *self, void *closure)
{
    if (unlikely(self->_resolve_page == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'resolve_page' of 'MyriadOptions' undefined");
        return NULL;
    }
    CPy_INCREF(self->_resolve_page);
    PyObject *retval = self->_resolve_page;
    return retval;
}

static int
myriad___options___MyriadOptions_set_resolve_page(serai___games___scholars___myriad___options___MyriadOptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadOptions' object attribute 'resolve_page' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyDict_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("dict", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_resolve_page != NULL) {
        CPy_DECREF(self->_resolve_page);
    }
    self->_resolve_page = tmp;
    return 0;
}

static PyObject *
myriad___options___MyriadOptions_get_no_more_pages(serai___games___scholars___myriad___options___MyriadOptionsObject *self, void *closure)
{
    if (unlikely(self->_no_more_pages == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'no_more_pages' of 'MyriadOptions' undefined");
        return NULL;
    }
    CPy_INCREF(self->_no_more_pages);
    PyObject *retval = self->_no_more_pages;
    return retval;
}

static int
myriad___options___MyriadOptions_set_no_more_pages(serai___games___scholars___myriad___options___MyriadOptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadOptions' object attribute 'no_more_pages' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_option___Option))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.option.Option", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_no_more_pages != NULL) {
        CPy_DECREF(self->_no_more_pages);
    }
    self->_no_more_pages = tmp;
    return 0;
}

static PyObject *
myriad___options___MyriadOptions_get_tuck_page(serai___games___scholars___myriad___options___MyriadOptionsObject *self, void *closure)
{
    if (unlikely(self->_tuck_page == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tuck_page' of 'MyriadOptions' undefined");
        return NULL;
    }
    CPy_INCREF(self->_tuck_page);
    PyObject *retval = self->_tuck_page;
    return retval;
}

static int
myriad___options___MyriadOptions_set_tuck_page(serai___games___scholars___myriad___options___MyriadOptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadOptions' object attribute 'tuck_page' cannot be deleted");
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
    if (self->_tuck_page != NULL) {
        CPy_DECREF(self->_tuck_page);
    }
    self->_tuck_page = tmp;
    return 0;
}

static PyObject *
myriad___options___MyriadOptions_get_upgrade(serai___games___scholars___myriad___options___MyriadOptionsObject *self, void *closure)
{
    if (unlikely(self->_upgrade == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'upgrade' of 'MyriadOptions' undefined");
        return NULL;
    }
    CPy_INCREF(self->_upgrade);
    PyObject *retval = self->_upgrade;
    return retval;
}

static int
myriad___options___MyriadOptions_set_upgrade(serai___games___scholars___myriad___options___MyriadOptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadOptions' object attribute 'upgrade' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyDict_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("dict", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_upgrade != NULL) {
        CPy_DECREF(self->_upgrade);
    }
    self->_upgrade = tmp;
    return 0;
}

static PyObject *
myriad___options___MyriadOptions_get_translation(serai___games___scholars___myriad___options___MyriadOptionsObject *self, void *closure)
{
    if (unlikely(self->_translation == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'translation' of 'MyriadOptions' undefined");
        return NULL;
    }
    CPy_INCREF(self->_translation);
    PyObject *retval = self->_translation;
    return retval;
}

static int
myriad___options___MyriadOptions_set_translation(serai___games___scholars___myriad___options___MyriadOptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadOptions' object attribute 'translation' cannot be deleted");
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
    if (self->_translation != NULL) {
        CPy_DECREF(self->_translation);
    }
    self->_translation = tmp;
    return 0;
}

static PyObject *
myriad___options___MyriadOptions_get_pay_die(serai___games___scholars___myriad___options___MyriadOptionsObject *self, void *closure)
{
    if (unlikely(self->_pay_die == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'pay_die' of 'MyriadOptions' undefined");
        return NULL;
    }
    CPy_INCREF(self->_pay_die);
    PyObject *retval = self->_pay_die;
    return retval;
}

static int
myriad___options___MyriadOptions_set_pay_die(serai___games___scholars___myriad___options___MyriadOptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadOptions' object attribute 'pay_die' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyDict_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("dict", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_pay_die != NULL) {
        CPy_DECREF(self->_pay_die);
    }
    self->_pay_die = tmp;
    return 0;
}

static PyObject *
myriad___options___MyriadOptions_get_harvest_card(serai___games___scholars___myriad___options___MyriadOptionsObject *self, void *closure)
{
    if (unlikely(self->_harvest_card == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'harvest_card' of 'MyriadOptions' undefined");
        return NULL;
    }
    CPy_INCREF(self->_harvest_card);
    PyObject *retval = self->_harvest_card;
    return retval;
}

static int
myriad___options___MyriadOptions_set_harvest_card(serai___games___scholars___myriad___options___MyriadOptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadOptions' object attribute 'harvest_card' cannot be deleted");
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
    if (self->_harvest_card != NULL) {
        CPy_DECREF(self->_harvest_card);
    }
    self->_harvest_card = tmp;
    return 0;
}
static PyMethodDef myriad___optionsmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___myriad___options__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___myriad___options__internal, "__name__");
    CPyStatic_myriad___options___globals = PyModule_GetDict(CPyModule_serai___games___scholars___myriad___options__internal);
    if (unlikely(CPyStatic_myriad___options___globals == NULL))
        goto fail;
    char result = CPyDef_myriad___options_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___myriad___options__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_myriad___options___MyriadOptions);
    return -1;
}
int CPyExec_serai___games___scholars___myriad___options(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___myriad___options__impl, &CPyImportState_serai___games___scholars___myriad___options, &CPyModule_serai___games___scholars___myriad___options);
}
static struct PyModuleDef myriad___optionsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.myriad.options",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    myriad___optionsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___myriad___options(void)
{
    if (CPyModule_serai___games___scholars___myriad___options__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___options__internal);
        return CPyModule_serai___games___scholars___myriad___options__internal;
    }
    CPyModule_serai___games___scholars___myriad___options__internal = PyModule_Create(&myriad___optionsmodule);
    return CPyModule_serai___games___scholars___myriad___options__internal;
}

PyObject *CPyInit_serai___games___scholars___myriad___options(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___myriad___options__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___options__internal);
        return CPyModule_serai___games___scholars___myriad___options__internal;
    }
    CPyModule_serai___games___scholars___myriad___options__internal = PyModule_Create(&myriad___optionsmodule);
    if (unlikely(CPyModule_serai___games___scholars___myriad___options__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.myriad.options");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___myriad___options__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___myriad___options__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___myriad___options__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___myriad___options(CPyModule_serai___games___scholars___myriad___options__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___myriad___options__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.myriad.options");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___myriad___options__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_myriad___options___MyriadOptions_____init__(PyObject *cpy_r_self, PyObject *cpy_r_shelf) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject **cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
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
    tuple_T2IO cpy_r_r27;
    CPyTagged cpy_r_r28;
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
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    tuple_T1O cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    int64_t cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    tuple_T1O cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    int64_t cpy_r_r65;
    CPyPtr cpy_r_r66;
    int64_t cpy_r_r67;
    char cpy_r_r68;
    CPyPtr cpy_r_r69;
    CPyPtr cpy_r_r70;
    int64_t cpy_r_r71;
    CPyPtr cpy_r_r72;
    PyObject *cpy_r_r73;
    tuple_T2IO cpy_r_r74;
    CPyTagged cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
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
    tuple_T1O cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    int32_t cpy_r_r99;
    char cpy_r_r100;
    int64_t cpy_r_r101;
    PyObject *cpy_r_r102;
    int64_t cpy_r_r103;
    CPyPtr cpy_r_r104;
    int64_t cpy_r_r105;
    char cpy_r_r106;
    CPyPtr cpy_r_r107;
    CPyPtr cpy_r_r108;
    int64_t cpy_r_r109;
    CPyPtr cpy_r_r110;
    PyObject *cpy_r_r111;
    tuple_T2IO cpy_r_r112;
    CPyTagged cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
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
    tuple_T1O cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    int32_t cpy_r_r136;
    char cpy_r_r137;
    int64_t cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    CPyPtr cpy_r_r145;
    int64_t cpy_r_r146;
    PyObject *cpy_r_r147;
    int64_t cpy_r_r148;
    CPyPtr cpy_r_r149;
    int64_t cpy_r_r150;
    char cpy_r_r151;
    CPyPtr cpy_r_r152;
    CPyPtr cpy_r_r153;
    int64_t cpy_r_r154;
    CPyPtr cpy_r_r155;
    PyObject *cpy_r_r156;
    tuple_T2IO cpy_r_r157;
    CPyTagged cpy_r_r158;
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
    tuple_T1O cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    int64_t cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    int64_t cpy_r_r178;
    CPyPtr cpy_r_r179;
    int64_t cpy_r_r180;
    char cpy_r_r181;
    CPyPtr cpy_r_r182;
    CPyPtr cpy_r_r183;
    int64_t cpy_r_r184;
    CPyPtr cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    CPyTagged cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    CPyTagged cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    CPyTagged cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    CPyTagged cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    CPyTagged cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    tuple_T1O cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    int32_t cpy_r_r220;
    char cpy_r_r221;
    int64_t cpy_r_r222;
    PyObject *cpy_r_r223;
    CPyTagged cpy_r_r224;
    PyObject *cpy_r_r225;
    int64_t cpy_r_r226;
    CPyPtr cpy_r_r227;
    int64_t cpy_r_r228;
    char cpy_r_r229;
    CPyTagged cpy_r_n;
    CPyPtr cpy_r_r230;
    CPyPtr cpy_r_r231;
    int64_t cpy_r_r232;
    CPyPtr cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    CPyTagged cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    tuple_T1O cpy_r_r250;
    PyObject *cpy_r_r251;
    PyObject *cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    int32_t cpy_r_r255;
    char cpy_r_r256;
    CPyTagged cpy_r_r257;
    int64_t cpy_r_r258;
    PyObject *cpy_r_r259;
    CPyTagged cpy_r_r260;
    PyObject *cpy_r_r261;
    PyObject *cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    CPyTagged cpy_r_r266;
    CPyTagged cpy_r_value;
    char cpy_r_r267;
    PyObject *cpy_r_r268;
    CPyTagged cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    PyObject *cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    int32_t cpy_r_r275;
    char cpy_r_r276;
    char cpy_r_r277;
    CPyTagged cpy_r_r278;
    CPyTagged cpy_r_r279;
    PyObject *cpy_r_r280;
    PyObject *cpy_r_r281;
    PyObject *cpy_r_r282;
    PyObject *cpy_r_r283;
    CPyTagged cpy_r_r284;
    CPyTagged cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    PyObject *cpy_r_r288;
    PyObject *cpy_r_r289;
    PyObject *cpy_r_r290;
    PyObject *cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    PyObject *cpy_r_r294;
    PyObject *cpy_r_r295;
    tuple_T1O cpy_r_r296;
    PyObject *cpy_r_r297;
    PyObject *cpy_r_r298;
    PyObject *cpy_r_r299;
    PyObject *cpy_r_r300;
    PyObject *cpy_r_r301;
    int32_t cpy_r_r302;
    char cpy_r_r303;
    CPyTagged cpy_r_r304;
    PyObject *cpy_r_r305;
    CPyTagged cpy_r_r306;
    int64_t cpy_r_r307;
    CPyPtr cpy_r_r308;
    int64_t cpy_r_r309;
    char cpy_r_r310;
    CPyTagged cpy_r_n_2;
    CPyPtr cpy_r_r311;
    CPyPtr cpy_r_r312;
    int64_t cpy_r_r313;
    CPyPtr cpy_r_r314;
    PyObject *cpy_r_r315;
    PyObject *cpy_r_r316;
    PyObject *cpy_r_r317;
    PyObject *cpy_r_r318;
    PyObject *cpy_r_r319;
    PyObject *cpy_r_r320;
    PyObject *cpy_r_r321;
    PyObject *cpy_r_r322;
    PyObject *cpy_r_r323;
    PyObject *cpy_r_r324;
    PyObject *cpy_r_r325;
    PyObject *cpy_r_r326;
    PyObject *cpy_r_r327;
    PyObject *cpy_r_r328;
    PyObject *cpy_r_r329;
    tuple_T1O cpy_r_r330;
    PyObject *cpy_r_r331;
    PyObject *cpy_r_r332;
    PyObject *cpy_r_r333;
    PyObject *cpy_r_r334;
    int32_t cpy_r_r335;
    char cpy_r_r336;
    CPyTagged cpy_r_r337;
    int64_t cpy_r_r338;
    char cpy_r_r339;
    cpy_r_r0 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_shelf)->_book;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/options.py", "__init__", "Book", "options", 18, CPyStatic_myriad___options___globals);
        goto CPyL178;
    }
CPyL1: ;
    cpy_r_r2 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r1)->_vocabulary;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_shelf)->_pages;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_shelf)->_start;
    CPyTagged_INCREF(cpy_r_r4);
    cpy_r_r5 = CPyList_GetSlice(cpy_r_r3, 0, cpy_r_r4);
    CPy_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 19, CPyStatic_myriad___options___globals);
        goto CPyL179;
    }
    if (likely(PyList_Check(cpy_r_r5)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 19, CPyStatic_myriad___options___globals, "list", cpy_r_r5);
        goto CPyL179;
    }
    cpy_r_r7 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r8 = CPyStatics[608]; /* 'enumerate' */
    cpy_r_r9 = CPyObject_GetAttr(cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 19, CPyStatic_myriad___options___globals);
        goto CPyL180;
    }
    PyObject *cpy_r_r10[1] = {cpy_r_r6};
    cpy_r_r11 = (PyObject **)&cpy_r_r10;
    cpy_r_r12 = PyObject_Vectorcall(cpy_r_r9, cpy_r_r11, 1, 0);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 19, CPyStatic_myriad___options___globals);
        goto CPyL180;
    }
    CPy_DECREF(cpy_r_r6);
    cpy_r_r13 = PySequence_List(cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 19, CPyStatic_myriad___options___globals);
        goto CPyL179;
    }
    cpy_r_r14 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_action_cards;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/options.py", "__init__", "Book", "action_cards", 20, CPyStatic_myriad___options___globals);
        goto CPyL181;
    }
    CPy_INCREF(cpy_r_r14);
CPyL7: ;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    cpy_r_r17 = PyList_New(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 21, CPyStatic_myriad___options___globals);
        goto CPyL182;
    }
    cpy_r_r18 = 0;
CPyL9: ;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyVarObject, ob_size));
    cpy_r_r20 = *(int64_t *)cpy_r_r19;
    cpy_r_r21 = cpy_r_r18 < cpy_r_r20;
    if (!cpy_r_r21) goto CPyL24;
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyListObject, ob_item));
    cpy_r_r23 = *(CPyPtr *)cpy_r_r22;
    cpy_r_r24 = cpy_r_r18 * 8;
    cpy_r_r25 = cpy_r_r23 + cpy_r_r24;
    cpy_r_r26 = *(PyObject * *)cpy_r_r25;
    CPy_INCREF(cpy_r_r26);
    PyObject *__tmp5074;
    if (unlikely(!(PyTuple_Check(cpy_r_r26) && PyTuple_GET_SIZE(cpy_r_r26) == 2))) {
        __tmp5074 = NULL;
        goto __LL5075;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r26, 0))))
        __tmp5074 = PyTuple_GET_ITEM(cpy_r_r26, 0);
    else {
        __tmp5074 = NULL;
    }
    if (__tmp5074 == NULL) goto __LL5075;
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r26, 1))))
        __tmp5074 = PyTuple_GET_ITEM(cpy_r_r26, 1);
    else {
        __tmp5074 = NULL;
    }
    if (__tmp5074 == NULL) goto __LL5075;
    __tmp5074 = cpy_r_r26;
__LL5075: ;
    if (unlikely(__tmp5074 == NULL)) {
        CPy_TypeError("tuple[int, tuple]", cpy_r_r26); cpy_r_r27 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp5076 = PyTuple_GET_ITEM(cpy_r_r26, 0);
        CPyTagged __tmp5077;
        if (likely(PyLong_Check(__tmp5076)))
            __tmp5077 = CPyTagged_FromObject(__tmp5076);
        else {
            goto __LL5078;
        }
        cpy_r_r27.f0 = __tmp5077;
        PyObject *__tmp5079 = PyTuple_GET_ITEM(cpy_r_r26, 1);
        CPy_INCREF(__tmp5079);
        PyObject * __tmp5080;
        if (likely(PyTuple_Check(__tmp5079)))
            __tmp5080 = __tmp5079;
        else {
            CPy_TypeError("tuple", __tmp5079); 
            __tmp5080 = NULL;
        }
        cpy_r_r27.f1 = __tmp5080;
    }
    goto __LL5081;
__LL5078: ;
    cpy_r_r27 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL5081;
__LL5081: ;
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 21, CPyStatic_myriad___options___globals);
        goto CPyL183;
    }
    cpy_r_r28 = cpy_r_r27.f0;
    CPyTagged_INCREF(cpy_r_r28);
    cpy_r_r29 = cpy_r_r27.f1;
    CPy_INCREF(cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r27.f0);
    CPy_DECREF(cpy_r_r27.f1);
    cpy_r_r30 = CPyStatics[3028]; /* 'take-page:' */
    cpy_r_r31 = CPySequenceTuple_GetItem(cpy_r_r29, 0);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 22, CPyStatic_myriad___options___globals);
        goto CPyL184;
    }
    if (likely(PyUnicode_Check(cpy_r_r31)))
        cpy_r_r32 = cpy_r_r31;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 22, CPyStatic_myriad___options___globals, "str", cpy_r_r31);
        goto CPyL184;
    }
    cpy_r_r33 = CPyStr_Build(2, cpy_r_r30, cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 22, CPyStatic_myriad___options___globals);
        goto CPyL184;
    }
    cpy_r_r34 = CPyStatics[2887]; /* 'page' */
    cpy_r_r35 = CPySequenceTuple_GetItem(cpy_r_r29, 0);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 22, CPyStatic_myriad___options___globals);
        goto CPyL185;
    }
    if (likely(PyUnicode_Check(cpy_r_r35)))
        cpy_r_r36 = cpy_r_r35;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 22, CPyStatic_myriad___options___globals, "str", cpy_r_r35);
        goto CPyL185;
    }
    cpy_r_r37 = CPyStatics[31]; /* 'n' */
    cpy_r_r38 = CPySequenceTuple_GetItem(cpy_r_r29, 6);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 22, CPyStatic_myriad___options___globals);
        goto CPyL186;
    }
    if (likely(PyLong_Check(cpy_r_r38)))
        cpy_r_r39 = CPyTagged_FromObject(cpy_r_r38);
    else {
        CPy_TypeError("int", cpy_r_r38); cpy_r_r39 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 22, CPyStatic_myriad___options___globals);
        goto CPyL186;
    }
    cpy_r_r40 = CPyTagged_StealAsObject(cpy_r_r39);
    cpy_r_r41 = CPyDict_Build(2, cpy_r_r34, cpy_r_r36, cpy_r_r37, cpy_r_r40);
    CPy_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 22, CPyStatic_myriad___options___globals);
        goto CPyL185;
    }
    cpy_r_r42 = CPySequenceTuple_GetItem(cpy_r_r29, 0);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 22, CPyStatic_myriad___options___globals);
        goto CPyL187;
    }
    if (likely(PyUnicode_Check(cpy_r_r42)))
        cpy_r_r43 = cpy_r_r42;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 22, CPyStatic_myriad___options___globals, "str", cpy_r_r42);
        goto CPyL187;
    }
    cpy_r_r44.f0 = cpy_r_r43;
    cpy_r_r45 = CPyTagged_StealAsObject(cpy_r_r28);
    cpy_r_r46 = NULL;
    cpy_r_r47 = PyTuple_New(1);
    if (unlikely(cpy_r_r47 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5082 = cpy_r_r44.f0;
    PyTuple_SET_ITEM(cpy_r_r47, 0, __tmp5082);
    cpy_r_r48 = CPyDef_option___Vocabulary___add(cpy_r_r2, cpy_r_r33, cpy_r_r45, cpy_r_r46, cpy_r_r41, cpy_r_r47);
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r45);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 22, CPyStatic_myriad___options___globals);
        goto CPyL183;
    }
    CPyList_SetItemUnsafe(cpy_r_r17, cpy_r_r18, cpy_r_r48);
    cpy_r_r49 = cpy_r_r18 + 1;
    cpy_r_r18 = cpy_r_r49;
    goto CPyL9;
CPyL24: ;
    ((serai___games___scholars___myriad___options___MyriadOptionsObject *)cpy_r_self)->_take_page = cpy_r_r17;
    cpy_r_r50 = CPyStatics[3029]; /* 'two-xp' */
    cpy_r_r51 = CPyStatics[31]; /* 'n' */
    cpy_r_r52 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_constants;
    CPy_INCREF(cpy_r_r52);
    cpy_r_r53 = CPyStatics[3030]; /* 'xp_instead_of_page' */
    cpy_r_r54 = CPyDict_GetItem(cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 25, CPyStatic_myriad___options___globals);
        goto CPyL182;
    }
    if (likely(PyLong_Check(cpy_r_r54)))
        cpy_r_r55 = CPyTagged_FromObject(cpy_r_r54);
    else {
        CPy_TypeError("int", cpy_r_r54); cpy_r_r55 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 25, CPyStatic_myriad___options___globals);
        goto CPyL182;
    }
    cpy_r_r56 = CPyTagged_StealAsObject(cpy_r_r55);
    cpy_r_r57 = CPyDict_Build(1, cpy_r_r51, cpy_r_r56);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 25, CPyStatic_myriad___options___globals);
        goto CPyL182;
    }
    cpy_r_r58 = CPyStatics[2946]; /* 'xp' */
    CPy_INCREF(cpy_r_r58);
    cpy_r_r59.f0 = cpy_r_r58;
    cpy_r_r60 = NULL;
    cpy_r_r61 = NULL;
    cpy_r_r62 = PyTuple_New(1);
    if (unlikely(cpy_r_r62 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5083 = cpy_r_r59.f0;
    PyTuple_SET_ITEM(cpy_r_r62, 0, __tmp5083);
    cpy_r_r63 = CPyDef_option___Vocabulary___add(cpy_r_r2, cpy_r_r50, cpy_r_r60, cpy_r_r61, cpy_r_r57, cpy_r_r62);
    CPy_DECREF(cpy_r_r57);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 25, CPyStatic_myriad___options___globals);
        goto CPyL182;
    }
    ((serai___games___scholars___myriad___options___MyriadOptionsObject *)cpy_r_self)->_two_xp = cpy_r_r63;
    cpy_r_r64 = PyDict_New();
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 26, CPyStatic_myriad___options___globals);
        goto CPyL182;
    }
    cpy_r_r65 = 0;
CPyL30: ;
    cpy_r_r66 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyVarObject, ob_size));
    cpy_r_r67 = *(int64_t *)cpy_r_r66;
    cpy_r_r68 = cpy_r_r65 < cpy_r_r67;
    if (!cpy_r_r68) goto CPyL48;
    cpy_r_r69 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyListObject, ob_item));
    cpy_r_r70 = *(CPyPtr *)cpy_r_r69;
    cpy_r_r71 = cpy_r_r65 * 8;
    cpy_r_r72 = cpy_r_r70 + cpy_r_r71;
    cpy_r_r73 = *(PyObject * *)cpy_r_r72;
    CPy_INCREF(cpy_r_r73);
    PyObject *__tmp5084;
    if (unlikely(!(PyTuple_Check(cpy_r_r73) && PyTuple_GET_SIZE(cpy_r_r73) == 2))) {
        __tmp5084 = NULL;
        goto __LL5085;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r73, 0))))
        __tmp5084 = PyTuple_GET_ITEM(cpy_r_r73, 0);
    else {
        __tmp5084 = NULL;
    }
    if (__tmp5084 == NULL) goto __LL5085;
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r73, 1))))
        __tmp5084 = PyTuple_GET_ITEM(cpy_r_r73, 1);
    else {
        __tmp5084 = NULL;
    }
    if (__tmp5084 == NULL) goto __LL5085;
    __tmp5084 = cpy_r_r73;
__LL5085: ;
    if (unlikely(__tmp5084 == NULL)) {
        CPy_TypeError("tuple[int, tuple]", cpy_r_r73); cpy_r_r74 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp5086 = PyTuple_GET_ITEM(cpy_r_r73, 0);
        CPyTagged __tmp5087;
        if (likely(PyLong_Check(__tmp5086)))
            __tmp5087 = CPyTagged_FromObject(__tmp5086);
        else {
            goto __LL5088;
        }
        cpy_r_r74.f0 = __tmp5087;
        PyObject *__tmp5089 = PyTuple_GET_ITEM(cpy_r_r73, 1);
        CPy_INCREF(__tmp5089);
        PyObject * __tmp5090;
        if (likely(PyTuple_Check(__tmp5089)))
            __tmp5090 = __tmp5089;
        else {
            CPy_TypeError("tuple", __tmp5089); 
            __tmp5090 = NULL;
        }
        cpy_r_r74.f1 = __tmp5090;
    }
    goto __LL5091;
__LL5088: ;
    cpy_r_r74 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL5091;
__LL5091: ;
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 26, CPyStatic_myriad___options___globals);
        goto CPyL188;
    }
    cpy_r_r75 = cpy_r_r74.f0;
    CPyTagged_INCREF(cpy_r_r75);
    cpy_r_r76 = cpy_r_r74.f1;
    CPy_INCREF(cpy_r_r76);
    CPyTagged_DECREF(cpy_r_r74.f0);
    CPy_DECREF(cpy_r_r74.f1);
    cpy_r_r77 = CPySequenceTuple_GetItem(cpy_r_r76, 2);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 29, CPyStatic_myriad___options___globals);
        goto CPyL189;
    }
    if (unlikely(!PyBool_Check(cpy_r_r77))) {
        CPy_TypeError("bool", cpy_r_r77); cpy_r_r78 = 2;
    } else
        cpy_r_r78 = cpy_r_r77 == Py_True;
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r78 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 29, CPyStatic_myriad___options___globals);
        goto CPyL189;
    }
    cpy_r_r79 = cpy_r_r78 ^ 1;
    if (!cpy_r_r79) goto CPyL190;
    cpy_r_r80 = CPyStatics[3031]; /* 'use-page:' */
    cpy_r_r81 = CPySequenceTuple_GetItem(cpy_r_r76, 0);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 27, CPyStatic_myriad___options___globals);
        goto CPyL189;
    }
    if (likely(PyUnicode_Check(cpy_r_r81)))
        cpy_r_r82 = cpy_r_r81;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 27, CPyStatic_myriad___options___globals, "str", cpy_r_r81);
        goto CPyL189;
    }
    cpy_r_r83 = CPyStr_Build(2, cpy_r_r80, cpy_r_r82);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 27, CPyStatic_myriad___options___globals);
        goto CPyL189;
    }
    cpy_r_r84 = CPyStatics[2887]; /* 'page' */
    cpy_r_r85 = CPySequenceTuple_GetItem(cpy_r_r76, 0);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 27, CPyStatic_myriad___options___globals);
        goto CPyL191;
    }
    if (likely(PyUnicode_Check(cpy_r_r85)))
        cpy_r_r86 = cpy_r_r85;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 27, CPyStatic_myriad___options___globals, "str", cpy_r_r85);
        goto CPyL191;
    }
    cpy_r_r87 = CPyStatics[602]; /* 'effect' */
    cpy_r_r88 = CPySequenceTuple_GetItem(cpy_r_r76, 10);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 27, CPyStatic_myriad___options___globals);
        goto CPyL192;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r88, CPyType_kernel___effects___Effect)))
        cpy_r_r89 = cpy_r_r88;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 27, CPyStatic_myriad___options___globals, "serai.kernel.effects.Effect", cpy_r_r88);
        goto CPyL192;
    }
    cpy_r_r90 = CPyDict_Build(2, cpy_r_r84, cpy_r_r86, cpy_r_r87, cpy_r_r89);
    CPy_DECREF(cpy_r_r86);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 27, CPyStatic_myriad___options___globals);
        goto CPyL191;
    }
    cpy_r_r91 = CPySequenceTuple_GetItem(cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 27, CPyStatic_myriad___options___globals);
        goto CPyL193;
    }
    if (likely(PyUnicode_Check(cpy_r_r91)))
        cpy_r_r92 = cpy_r_r91;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 27, CPyStatic_myriad___options___globals, "str", cpy_r_r91);
        goto CPyL193;
    }
    cpy_r_r93.f0 = cpy_r_r92;
    CPyTagged_INCREF(cpy_r_r75);
    cpy_r_r94 = CPyTagged_StealAsObject(cpy_r_r75);
    cpy_r_r95 = NULL;
    cpy_r_r96 = PyTuple_New(1);
    if (unlikely(cpy_r_r96 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5092 = cpy_r_r93.f0;
    PyTuple_SET_ITEM(cpy_r_r96, 0, __tmp5092);
    cpy_r_r97 = CPyDef_option___Vocabulary___add(cpy_r_r2, cpy_r_r83, cpy_r_r94, cpy_r_r95, cpy_r_r90, cpy_r_r96);
    CPy_DECREF(cpy_r_r83);
    CPy_DECREF(cpy_r_r94);
    CPy_DECREF(cpy_r_r90);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 27, CPyStatic_myriad___options___globals);
        goto CPyL194;
    }
    cpy_r_r98 = CPyTagged_StealAsObject(cpy_r_r75);
    cpy_r_r99 = PyDict_SetItem(cpy_r_r64, cpy_r_r98, cpy_r_r97);
    CPy_DECREF(cpy_r_r98);
    CPy_DECREF(cpy_r_r97);
    cpy_r_r100 = cpy_r_r99 >= 0;
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 26, CPyStatic_myriad___options___globals);
        goto CPyL188;
    }
CPyL47: ;
    cpy_r_r101 = cpy_r_r65 + 1;
    cpy_r_r65 = cpy_r_r101;
    goto CPyL30;
CPyL48: ;
    ((serai___games___scholars___myriad___options___MyriadOptionsObject *)cpy_r_self)->_use_page = cpy_r_r64;
    cpy_r_r102 = PyDict_New();
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 31, CPyStatic_myriad___options___globals);
        goto CPyL182;
    }
    cpy_r_r103 = 0;
CPyL50: ;
    cpy_r_r104 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyVarObject, ob_size));
    cpy_r_r105 = *(int64_t *)cpy_r_r104;
    cpy_r_r106 = cpy_r_r103 < cpy_r_r105;
    if (!cpy_r_r106) goto CPyL68;
    cpy_r_r107 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyListObject, ob_item));
    cpy_r_r108 = *(CPyPtr *)cpy_r_r107;
    cpy_r_r109 = cpy_r_r103 * 8;
    cpy_r_r110 = cpy_r_r108 + cpy_r_r109;
    cpy_r_r111 = *(PyObject * *)cpy_r_r110;
    CPy_INCREF(cpy_r_r111);
    PyObject *__tmp5093;
    if (unlikely(!(PyTuple_Check(cpy_r_r111) && PyTuple_GET_SIZE(cpy_r_r111) == 2))) {
        __tmp5093 = NULL;
        goto __LL5094;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r111, 0))))
        __tmp5093 = PyTuple_GET_ITEM(cpy_r_r111, 0);
    else {
        __tmp5093 = NULL;
    }
    if (__tmp5093 == NULL) goto __LL5094;
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r111, 1))))
        __tmp5093 = PyTuple_GET_ITEM(cpy_r_r111, 1);
    else {
        __tmp5093 = NULL;
    }
    if (__tmp5093 == NULL) goto __LL5094;
    __tmp5093 = cpy_r_r111;
__LL5094: ;
    if (unlikely(__tmp5093 == NULL)) {
        CPy_TypeError("tuple[int, tuple]", cpy_r_r111); cpy_r_r112 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp5095 = PyTuple_GET_ITEM(cpy_r_r111, 0);
        CPyTagged __tmp5096;
        if (likely(PyLong_Check(__tmp5095)))
            __tmp5096 = CPyTagged_FromObject(__tmp5095);
        else {
            goto __LL5097;
        }
        cpy_r_r112.f0 = __tmp5096;
        PyObject *__tmp5098 = PyTuple_GET_ITEM(cpy_r_r111, 1);
        CPy_INCREF(__tmp5098);
        PyObject * __tmp5099;
        if (likely(PyTuple_Check(__tmp5098)))
            __tmp5099 = __tmp5098;
        else {
            CPy_TypeError("tuple", __tmp5098); 
            __tmp5099 = NULL;
        }
        cpy_r_r112.f1 = __tmp5099;
    }
    goto __LL5100;
__LL5097: ;
    cpy_r_r112 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL5100;
__LL5100: ;
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r112.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 31, CPyStatic_myriad___options___globals);
        goto CPyL195;
    }
    cpy_r_r113 = cpy_r_r112.f0;
    CPyTagged_INCREF(cpy_r_r113);
    cpy_r_r114 = cpy_r_r112.f1;
    CPy_INCREF(cpy_r_r114);
    CPyTagged_DECREF(cpy_r_r112.f0);
    CPy_DECREF(cpy_r_r112.f1);
    cpy_r_r115 = CPySequenceTuple_GetItem(cpy_r_r114, 2);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 36, CPyStatic_myriad___options___globals);
        goto CPyL196;
    }
    if (unlikely(!PyBool_Check(cpy_r_r115))) {
        CPy_TypeError("bool", cpy_r_r115); cpy_r_r116 = 2;
    } else
        cpy_r_r116 = cpy_r_r115 == Py_True;
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r116 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 36, CPyStatic_myriad___options___globals);
        goto CPyL196;
    }
    if (!cpy_r_r116) goto CPyL197;
    cpy_r_r117 = CPyStatics[3032]; /* 'resolve-page:' */
    cpy_r_r118 = CPySequenceTuple_GetItem(cpy_r_r114, 0);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 33, CPyStatic_myriad___options___globals);
        goto CPyL196;
    }
    if (likely(PyUnicode_Check(cpy_r_r118)))
        cpy_r_r119 = cpy_r_r118;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 33, CPyStatic_myriad___options___globals, "str", cpy_r_r118);
        goto CPyL196;
    }
    cpy_r_r120 = CPyStr_Build(2, cpy_r_r117, cpy_r_r119);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 33, CPyStatic_myriad___options___globals);
        goto CPyL196;
    }
    cpy_r_r121 = CPyStatics[2887]; /* 'page' */
    cpy_r_r122 = CPySequenceTuple_GetItem(cpy_r_r114, 0);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 33, CPyStatic_myriad___options___globals);
        goto CPyL198;
    }
    if (likely(PyUnicode_Check(cpy_r_r122)))
        cpy_r_r123 = cpy_r_r122;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 33, CPyStatic_myriad___options___globals, "str", cpy_r_r122);
        goto CPyL198;
    }
    cpy_r_r124 = CPyStatics[602]; /* 'effect' */
    cpy_r_r125 = CPySequenceTuple_GetItem(cpy_r_r114, 10);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 33, CPyStatic_myriad___options___globals);
        goto CPyL199;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r125, CPyType_kernel___effects___Effect)))
        cpy_r_r126 = cpy_r_r125;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 33, CPyStatic_myriad___options___globals, "serai.kernel.effects.Effect", cpy_r_r125);
        goto CPyL199;
    }
    cpy_r_r127 = CPyDict_Build(2, cpy_r_r121, cpy_r_r123, cpy_r_r124, cpy_r_r126);
    CPy_DECREF(cpy_r_r123);
    CPy_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 33, CPyStatic_myriad___options___globals);
        goto CPyL198;
    }
    cpy_r_r128 = CPySequenceTuple_GetItem(cpy_r_r114, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 33, CPyStatic_myriad___options___globals);
        goto CPyL200;
    }
    if (likely(PyUnicode_Check(cpy_r_r128)))
        cpy_r_r129 = cpy_r_r128;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 33, CPyStatic_myriad___options___globals, "str", cpy_r_r128);
        goto CPyL200;
    }
    cpy_r_r130.f0 = cpy_r_r129;
    CPyTagged_INCREF(cpy_r_r113);
    cpy_r_r131 = CPyTagged_StealAsObject(cpy_r_r113);
    cpy_r_r132 = NULL;
    cpy_r_r133 = PyTuple_New(1);
    if (unlikely(cpy_r_r133 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5101 = cpy_r_r130.f0;
    PyTuple_SET_ITEM(cpy_r_r133, 0, __tmp5101);
    cpy_r_r134 = CPyDef_option___Vocabulary___add(cpy_r_r2, cpy_r_r120, cpy_r_r131, cpy_r_r132, cpy_r_r127, cpy_r_r133);
    CPy_DECREF(cpy_r_r120);
    CPy_DECREF(cpy_r_r131);
    CPy_DECREF(cpy_r_r127);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 32, CPyStatic_myriad___options___globals);
        goto CPyL201;
    }
    cpy_r_r135 = CPyTagged_StealAsObject(cpy_r_r113);
    cpy_r_r136 = PyDict_SetItem(cpy_r_r102, cpy_r_r135, cpy_r_r134);
    CPy_DECREF(cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    cpy_r_r137 = cpy_r_r136 >= 0;
    if (unlikely(!cpy_r_r137)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 31, CPyStatic_myriad___options___globals);
        goto CPyL195;
    }
CPyL67: ;
    cpy_r_r138 = cpy_r_r103 + 1;
    cpy_r_r103 = cpy_r_r138;
    goto CPyL50;
CPyL68: ;
    ((serai___games___scholars___myriad___options___MyriadOptionsObject *)cpy_r_self)->_resolve_page = cpy_r_r102;
    cpy_r_r139 = CPyStatics[3033]; /* 'no-more-pages' */
    cpy_r_r140 = NULL;
    cpy_r_r141 = NULL;
    cpy_r_r142 = NULL;
    cpy_r_r143 = NULL;
    cpy_r_r144 = CPyDef_option___Vocabulary___add(cpy_r_r2, cpy_r_r139, cpy_r_r140, cpy_r_r141, cpy_r_r142, cpy_r_r143);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 38, CPyStatic_myriad___options___globals);
        goto CPyL182;
    }
    ((serai___games___scholars___myriad___options___MyriadOptionsObject *)cpy_r_self)->_no_more_pages = cpy_r_r144;
    cpy_r_r145 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyVarObject, ob_size));
    cpy_r_r146 = *(int64_t *)cpy_r_r145;
    cpy_r_r147 = PyList_New(cpy_r_r146);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 39, CPyStatic_myriad___options___globals);
        goto CPyL182;
    }
    cpy_r_r148 = 0;
CPyL71: ;
    cpy_r_r149 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyVarObject, ob_size));
    cpy_r_r150 = *(int64_t *)cpy_r_r149;
    cpy_r_r151 = cpy_r_r148 < cpy_r_r150;
    if (!cpy_r_r151) goto CPyL202;
    cpy_r_r152 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyListObject, ob_item));
    cpy_r_r153 = *(CPyPtr *)cpy_r_r152;
    cpy_r_r154 = cpy_r_r148 * 8;
    cpy_r_r155 = cpy_r_r153 + cpy_r_r154;
    cpy_r_r156 = *(PyObject * *)cpy_r_r155;
    CPy_INCREF(cpy_r_r156);
    PyObject *__tmp5102;
    if (unlikely(!(PyTuple_Check(cpy_r_r156) && PyTuple_GET_SIZE(cpy_r_r156) == 2))) {
        __tmp5102 = NULL;
        goto __LL5103;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r156, 0))))
        __tmp5102 = PyTuple_GET_ITEM(cpy_r_r156, 0);
    else {
        __tmp5102 = NULL;
    }
    if (__tmp5102 == NULL) goto __LL5103;
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r156, 1))))
        __tmp5102 = PyTuple_GET_ITEM(cpy_r_r156, 1);
    else {
        __tmp5102 = NULL;
    }
    if (__tmp5102 == NULL) goto __LL5103;
    __tmp5102 = cpy_r_r156;
__LL5103: ;
    if (unlikely(__tmp5102 == NULL)) {
        CPy_TypeError("tuple[int, tuple]", cpy_r_r156); cpy_r_r157 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp5104 = PyTuple_GET_ITEM(cpy_r_r156, 0);
        CPyTagged __tmp5105;
        if (likely(PyLong_Check(__tmp5104)))
            __tmp5105 = CPyTagged_FromObject(__tmp5104);
        else {
            goto __LL5106;
        }
        cpy_r_r157.f0 = __tmp5105;
        PyObject *__tmp5107 = PyTuple_GET_ITEM(cpy_r_r156, 1);
        CPy_INCREF(__tmp5107);
        PyObject * __tmp5108;
        if (likely(PyTuple_Check(__tmp5107)))
            __tmp5108 = __tmp5107;
        else {
            CPy_TypeError("tuple", __tmp5107); 
            __tmp5108 = NULL;
        }
        cpy_r_r157.f1 = __tmp5108;
    }
    goto __LL5109;
__LL5106: ;
    cpy_r_r157 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL5109;
__LL5109: ;
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r157.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 39, CPyStatic_myriad___options___globals);
        goto CPyL203;
    }
    cpy_r_r158 = cpy_r_r157.f0;
    CPyTagged_INCREF(cpy_r_r158);
    cpy_r_r159 = cpy_r_r157.f1;
    CPy_INCREF(cpy_r_r159);
    CPyTagged_DECREF(cpy_r_r157.f0);
    CPy_DECREF(cpy_r_r157.f1);
    cpy_r_r160 = CPyStatics[3034]; /* 'tuck-page:' */
    cpy_r_r161 = CPySequenceTuple_GetItem(cpy_r_r159, 0);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 40, CPyStatic_myriad___options___globals);
        goto CPyL204;
    }
    if (likely(PyUnicode_Check(cpy_r_r161)))
        cpy_r_r162 = cpy_r_r161;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 40, CPyStatic_myriad___options___globals, "str", cpy_r_r161);
        goto CPyL204;
    }
    cpy_r_r163 = CPyStr_Build(2, cpy_r_r160, cpy_r_r162);
    CPy_DECREF(cpy_r_r162);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 40, CPyStatic_myriad___options___globals);
        goto CPyL204;
    }
    cpy_r_r164 = CPyStatics[2887]; /* 'page' */
    cpy_r_r165 = CPySequenceTuple_GetItem(cpy_r_r159, 0);
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 40, CPyStatic_myriad___options___globals);
        goto CPyL205;
    }
    if (likely(PyUnicode_Check(cpy_r_r165)))
        cpy_r_r166 = cpy_r_r165;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 40, CPyStatic_myriad___options___globals, "str", cpy_r_r165);
        goto CPyL205;
    }
    cpy_r_r167 = CPyDict_Build(1, cpy_r_r164, cpy_r_r166);
    CPy_DECREF(cpy_r_r166);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 40, CPyStatic_myriad___options___globals);
        goto CPyL205;
    }
    cpy_r_r168 = CPySequenceTuple_GetItem(cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r159);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 40, CPyStatic_myriad___options___globals);
        goto CPyL206;
    }
    if (likely(PyUnicode_Check(cpy_r_r168)))
        cpy_r_r169 = cpy_r_r168;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 40, CPyStatic_myriad___options___globals, "str", cpy_r_r168);
        goto CPyL206;
    }
    cpy_r_r170.f0 = cpy_r_r169;
    cpy_r_r171 = CPyTagged_StealAsObject(cpy_r_r158);
    cpy_r_r172 = NULL;
    cpy_r_r173 = PyTuple_New(1);
    if (unlikely(cpy_r_r173 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5110 = cpy_r_r170.f0;
    PyTuple_SET_ITEM(cpy_r_r173, 0, __tmp5110);
    cpy_r_r174 = CPyDef_option___Vocabulary___add(cpy_r_r2, cpy_r_r163, cpy_r_r171, cpy_r_r172, cpy_r_r167, cpy_r_r173);
    CPy_DECREF(cpy_r_r163);
    CPy_DECREF(cpy_r_r171);
    CPy_DECREF(cpy_r_r167);
    CPy_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 40, CPyStatic_myriad___options___globals);
        goto CPyL203;
    }
    CPyList_SetItemUnsafe(cpy_r_r147, cpy_r_r148, cpy_r_r174);
    cpy_r_r175 = cpy_r_r148 + 1;
    cpy_r_r148 = cpy_r_r175;
    goto CPyL71;
CPyL84: ;
    ((serai___games___scholars___myriad___options___MyriadOptionsObject *)cpy_r_self)->_tuck_page = cpy_r_r147;
    cpy_r_r176 = PyDict_New();
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 42, CPyStatic_myriad___options___globals);
        goto CPyL207;
    }
    cpy_r_r177 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_shelf)->_upgrades;
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/options.py", "__init__", "Shelf", "upgrades", 49, CPyStatic_myriad___options___globals);
        goto CPyL208;
    }
    CPy_INCREF(cpy_r_r177);
CPyL86: ;
    cpy_r_r178 = 0;
CPyL87: ;
    cpy_r_r179 = (CPyPtr)((CPyPtr)cpy_r_r177 + offsetof(PyVarObject, ob_size));
    cpy_r_r180 = *(int64_t *)cpy_r_r179;
    cpy_r_r181 = cpy_r_r178 < cpy_r_r180;
    if (!cpy_r_r181) goto CPyL209;
    cpy_r_r182 = (CPyPtr)((CPyPtr)cpy_r_r177 + offsetof(PyListObject, ob_item));
    cpy_r_r183 = *(CPyPtr *)cpy_r_r182;
    cpy_r_r184 = cpy_r_r178 * 8;
    cpy_r_r185 = cpy_r_r183 + cpy_r_r184;
    cpy_r_r186 = *(PyObject * *)cpy_r_r185;
    CPy_INCREF(cpy_r_r186);
    if (likely(PyTuple_Check(cpy_r_r186)))
        cpy_r_r187 = cpy_r_r186;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 42, CPyStatic_myriad___options___globals, "tuple", cpy_r_r186);
        goto CPyL210;
    }
    cpy_r_r188 = CPySequenceTuple_GetItem(cpy_r_r187, 0);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 43, CPyStatic_myriad___options___globals);
        goto CPyL211;
    }
    if (likely(PyLong_Check(cpy_r_r188)))
        cpy_r_r189 = CPyTagged_FromObject(cpy_r_r188);
    else {
        CPy_TypeError("int", cpy_r_r188); cpy_r_r189 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r188);
    if (unlikely(cpy_r_r189 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 43, CPyStatic_myriad___options___globals);
        goto CPyL211;
    }
    cpy_r_r190 = CPyStatics[3035]; /* 'upgrade:' */
    cpy_r_r191 = CPySequenceTuple_GetItem(cpy_r_r187, 0);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 44, CPyStatic_myriad___options___globals);
        goto CPyL212;
    }
    if (likely(PyLong_Check(cpy_r_r191)))
        cpy_r_r192 = CPyTagged_FromObject(cpy_r_r191);
    else {
        CPy_TypeError("int", cpy_r_r191); cpy_r_r192 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r191);
    if (unlikely(cpy_r_r192 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 44, CPyStatic_myriad___options___globals);
        goto CPyL212;
    }
    cpy_r_r193 = CPyList_GetItem(cpy_r_r14, cpy_r_r192);
    CPyTagged_DECREF(cpy_r_r192);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 44, CPyStatic_myriad___options___globals);
        goto CPyL212;
    }
    if (likely(PyTuple_Check(cpy_r_r193)))
        cpy_r_r194 = cpy_r_r193;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 44, CPyStatic_myriad___options___globals, "tuple", cpy_r_r193);
        goto CPyL212;
    }
    cpy_r_r195 = CPySequenceTuple_GetItem(cpy_r_r194, 0);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 44, CPyStatic_myriad___options___globals);
        goto CPyL212;
    }
    if (likely(PyUnicode_Check(cpy_r_r195)))
        cpy_r_r196 = cpy_r_r195;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 44, CPyStatic_myriad___options___globals, "str", cpy_r_r195);
        goto CPyL212;
    }
    cpy_r_r197 = CPyStr_Build(2, cpy_r_r190, cpy_r_r196);
    CPy_DECREF(cpy_r_r196);
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 44, CPyStatic_myriad___options___globals);
        goto CPyL212;
    }
    cpy_r_r198 = CPySequenceTuple_GetItem(cpy_r_r187, 0);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 45, CPyStatic_myriad___options___globals);
        goto CPyL213;
    }
    if (likely(PyLong_Check(cpy_r_r198)))
        cpy_r_r199 = CPyTagged_FromObject(cpy_r_r198);
    else {
        CPy_TypeError("int", cpy_r_r198); cpy_r_r199 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r198);
    if (unlikely(cpy_r_r199 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 45, CPyStatic_myriad___options___globals);
        goto CPyL213;
    }
    cpy_r_r200 = CPyStatics[390]; /* 'card' */
    cpy_r_r201 = CPySequenceTuple_GetItem(cpy_r_r187, 0);
    if (unlikely(cpy_r_r201 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 46, CPyStatic_myriad___options___globals);
        goto CPyL214;
    }
    if (likely(PyLong_Check(cpy_r_r201)))
        cpy_r_r202 = CPyTagged_FromObject(cpy_r_r201);
    else {
        CPy_TypeError("int", cpy_r_r201); cpy_r_r202 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r201);
    if (unlikely(cpy_r_r202 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 46, CPyStatic_myriad___options___globals);
        goto CPyL214;
    }
    cpy_r_r203 = CPyList_GetItem(cpy_r_r14, cpy_r_r202);
    CPyTagged_DECREF(cpy_r_r202);
    if (unlikely(cpy_r_r203 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 46, CPyStatic_myriad___options___globals);
        goto CPyL214;
    }
    if (likely(PyTuple_Check(cpy_r_r203)))
        cpy_r_r204 = cpy_r_r203;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 46, CPyStatic_myriad___options___globals, "tuple", cpy_r_r203);
        goto CPyL214;
    }
    cpy_r_r205 = CPySequenceTuple_GetItem(cpy_r_r204, 0);
    CPy_DECREF(cpy_r_r204);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 46, CPyStatic_myriad___options___globals);
        goto CPyL214;
    }
    if (likely(PyUnicode_Check(cpy_r_r205)))
        cpy_r_r206 = cpy_r_r205;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 46, CPyStatic_myriad___options___globals, "str", cpy_r_r205);
        goto CPyL214;
    }
    cpy_r_r207 = CPyDict_Build(1, cpy_r_r200, cpy_r_r206);
    CPy_DECREF(cpy_r_r206);
    if (unlikely(cpy_r_r207 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 46, CPyStatic_myriad___options___globals);
        goto CPyL214;
    }
    cpy_r_r208 = CPySequenceTuple_GetItem(cpy_r_r187, 0);
    CPy_DECREF(cpy_r_r187);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 47, CPyStatic_myriad___options___globals);
        goto CPyL215;
    }
    if (likely(PyLong_Check(cpy_r_r208)))
        cpy_r_r209 = CPyTagged_FromObject(cpy_r_r208);
    else {
        CPy_TypeError("int", cpy_r_r208); cpy_r_r209 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r208);
    if (unlikely(cpy_r_r209 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 47, CPyStatic_myriad___options___globals);
        goto CPyL215;
    }
    cpy_r_r210 = CPyList_GetItem(cpy_r_r14, cpy_r_r209);
    CPyTagged_DECREF(cpy_r_r209);
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 47, CPyStatic_myriad___options___globals);
        goto CPyL215;
    }
    if (likely(PyTuple_Check(cpy_r_r210)))
        cpy_r_r211 = cpy_r_r210;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 47, CPyStatic_myriad___options___globals, "tuple", cpy_r_r210);
        goto CPyL215;
    }
    cpy_r_r212 = CPySequenceTuple_GetItem(cpy_r_r211, 0);
    CPy_DECREF(cpy_r_r211);
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 47, CPyStatic_myriad___options___globals);
        goto CPyL215;
    }
    if (likely(PyUnicode_Check(cpy_r_r212)))
        cpy_r_r213 = cpy_r_r212;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 47, CPyStatic_myriad___options___globals, "str", cpy_r_r212);
        goto CPyL215;
    }
    cpy_r_r214.f0 = cpy_r_r213;
    cpy_r_r215 = CPyTagged_StealAsObject(cpy_r_r199);
    cpy_r_r216 = NULL;
    cpy_r_r217 = PyTuple_New(1);
    if (unlikely(cpy_r_r217 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5111 = cpy_r_r214.f0;
    PyTuple_SET_ITEM(cpy_r_r217, 0, __tmp5111);
    cpy_r_r218 = CPyDef_option___Vocabulary___add(cpy_r_r2, cpy_r_r197, cpy_r_r215, cpy_r_r216, cpy_r_r207, cpy_r_r217);
    CPy_DECREF(cpy_r_r197);
    CPy_DECREF(cpy_r_r215);
    CPy_DECREF(cpy_r_r207);
    CPy_DECREF(cpy_r_r217);
    if (unlikely(cpy_r_r218 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 43, CPyStatic_myriad___options___globals);
        goto CPyL216;
    }
    cpy_r_r219 = CPyTagged_StealAsObject(cpy_r_r189);
    cpy_r_r220 = PyDict_SetItem(cpy_r_r176, cpy_r_r219, cpy_r_r218);
    CPy_DECREF(cpy_r_r219);
    CPy_DECREF(cpy_r_r218);
    cpy_r_r221 = cpy_r_r220 >= 0;
    if (unlikely(!cpy_r_r221)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 42, CPyStatic_myriad___options___globals);
        goto CPyL210;
    }
    cpy_r_r222 = cpy_r_r178 + 1;
    cpy_r_r178 = cpy_r_r222;
    goto CPyL87;
CPyL116: ;
    ((serai___games___scholars___myriad___options___MyriadOptionsObject *)cpy_r_self)->_upgrade = cpy_r_r176;
    cpy_r_r223 = PyList_New(0);
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 51, CPyStatic_myriad___options___globals);
        goto CPyL207;
    }
    cpy_r_r224 = 0;
    cpy_r_r225 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_shelf)->_translations;
    CPy_INCREF(cpy_r_r225);
    cpy_r_r226 = 0;
CPyL118: ;
    cpy_r_r227 = (CPyPtr)((CPyPtr)cpy_r_r225 + offsetof(PyVarObject, ob_size));
    cpy_r_r228 = *(int64_t *)cpy_r_r227;
    cpy_r_r229 = cpy_r_r226 < cpy_r_r228;
    if (!cpy_r_r229) goto CPyL217;
    cpy_r_n = cpy_r_r224;
    cpy_r_r230 = (CPyPtr)((CPyPtr)cpy_r_r225 + offsetof(PyListObject, ob_item));
    cpy_r_r231 = *(CPyPtr *)cpy_r_r230;
    cpy_r_r232 = cpy_r_r226 * 8;
    cpy_r_r233 = cpy_r_r231 + cpy_r_r232;
    cpy_r_r234 = *(PyObject * *)cpy_r_r233;
    CPy_INCREF(cpy_r_r234);
    if (likely(PyTuple_Check(cpy_r_r234)))
        cpy_r_r235 = cpy_r_r234;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 51, CPyStatic_myriad___options___globals, "tuple", cpy_r_r234);
        goto CPyL218;
    }
    cpy_r_r236 = CPyStatics[3036]; /* 'black-translate:' */
    cpy_r_r237 = CPySequenceTuple_GetItem(cpy_r_r235, 0);
    if (unlikely(cpy_r_r237 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 53, CPyStatic_myriad___options___globals);
        goto CPyL219;
    }
    if (likely(PyUnicode_Check(cpy_r_r237)))
        cpy_r_r238 = cpy_r_r237;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 53, CPyStatic_myriad___options___globals, "str", cpy_r_r237);
        goto CPyL219;
    }
    cpy_r_r239 = CPyStr_Build(2, cpy_r_r236, cpy_r_r238);
    CPy_DECREF(cpy_r_r238);
    if (unlikely(cpy_r_r239 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 53, CPyStatic_myriad___options___globals);
        goto CPyL219;
    }
    cpy_r_r240 = CPyStatics[31]; /* 'n' */
    cpy_r_r241 = CPySequenceTuple_GetItem(cpy_r_r235, 4);
    if (unlikely(cpy_r_r241 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 55, CPyStatic_myriad___options___globals);
        goto CPyL220;
    }
    if (likely(PyLong_Check(cpy_r_r241)))
        cpy_r_r242 = CPyTagged_FromObject(cpy_r_r241);
    else {
        CPy_TypeError("int", cpy_r_r241); cpy_r_r242 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r241);
    if (unlikely(cpy_r_r242 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 55, CPyStatic_myriad___options___globals);
        goto CPyL220;
    }
    cpy_r_r243 = CPyStatics[602]; /* 'effect' */
    cpy_r_r244 = CPySequenceTuple_GetItem(cpy_r_r235, 6);
    if (unlikely(cpy_r_r244 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 55, CPyStatic_myriad___options___globals);
        goto CPyL221;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r244, CPyType_kernel___effects___Effect)))
        cpy_r_r245 = cpy_r_r244;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 55, CPyStatic_myriad___options___globals, "serai.kernel.effects.Effect", cpy_r_r244);
        goto CPyL221;
    }
    cpy_r_r246 = CPyTagged_StealAsObject(cpy_r_r242);
    cpy_r_r247 = CPyDict_Build(2, cpy_r_r240, cpy_r_r246, cpy_r_r243, cpy_r_r245);
    CPy_DECREF(cpy_r_r246);
    CPy_DECREF(cpy_r_r245);
    if (unlikely(cpy_r_r247 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 55, CPyStatic_myriad___options___globals);
        goto CPyL220;
    }
    cpy_r_r248 = CPySequenceTuple_GetItem(cpy_r_r235, 0);
    CPy_DECREF(cpy_r_r235);
    if (unlikely(cpy_r_r248 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 56, CPyStatic_myriad___options___globals);
        goto CPyL222;
    }
    if (likely(PyUnicode_Check(cpy_r_r248)))
        cpy_r_r249 = cpy_r_r248;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 56, CPyStatic_myriad___options___globals, "str", cpy_r_r248);
        goto CPyL222;
    }
    cpy_r_r250.f0 = cpy_r_r249;
    cpy_r_r251 = CPyTagged_StealAsObject(cpy_r_n);
    cpy_r_r252 = NULL;
    cpy_r_r253 = PyTuple_New(1);
    if (unlikely(cpy_r_r253 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5112 = cpy_r_r250.f0;
    PyTuple_SET_ITEM(cpy_r_r253, 0, __tmp5112);
    cpy_r_r254 = CPyDef_option___Vocabulary___add(cpy_r_r2, cpy_r_r239, cpy_r_r251, cpy_r_r252, cpy_r_r247, cpy_r_r253);
    CPy_DECREF(cpy_r_r239);
    CPy_DECREF(cpy_r_r251);
    CPy_DECREF(cpy_r_r247);
    CPy_DECREF(cpy_r_r253);
    if (unlikely(cpy_r_r254 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 52, CPyStatic_myriad___options___globals);
        goto CPyL223;
    }
    cpy_r_r255 = PyList_Append(cpy_r_r223, cpy_r_r254);
    CPy_DECREF(cpy_r_r254);
    cpy_r_r256 = cpy_r_r255 >= 0;
    if (unlikely(!cpy_r_r256)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 51, CPyStatic_myriad___options___globals);
        goto CPyL223;
    }
    cpy_r_r257 = cpy_r_r224 + 2;
    cpy_r_r224 = cpy_r_r257;
    cpy_r_r258 = cpy_r_r226 + 1;
    cpy_r_r226 = cpy_r_r258;
    goto CPyL118;
CPyL133: ;
    ((serai___games___scholars___myriad___options___MyriadOptionsObject *)cpy_r_self)->_translation = cpy_r_r223;
    cpy_r_r259 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_colours;
    if (unlikely(cpy_r_r259 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/options.py", "__init__", "Book", "colours", 60, CPyStatic_myriad___options___globals);
        goto CPyL207;
    }
CPyL134: ;
    cpy_r_r260 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_shelf)->_black;
    cpy_r_r261 = CPyList_GetItem(cpy_r_r259, cpy_r_r260);
    if (unlikely(cpy_r_r261 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 60, CPyStatic_myriad___options___globals);
        goto CPyL207;
    }
    if (likely(PyTuple_Check(cpy_r_r261)))
        cpy_r_r262 = cpy_r_r261;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 60, CPyStatic_myriad___options___globals, "tuple", cpy_r_r261);
        goto CPyL207;
    }
    cpy_r_r263 = CPySequenceTuple_GetItem(cpy_r_r262, 0);
    CPy_DECREF(cpy_r_r262);
    if (unlikely(cpy_r_r263 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 60, CPyStatic_myriad___options___globals);
        goto CPyL207;
    }
    if (likely(PyUnicode_Check(cpy_r_r263)))
        cpy_r_r264 = cpy_r_r263;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 60, CPyStatic_myriad___options___globals, "str", cpy_r_r263);
        goto CPyL207;
    }
    cpy_r_r265 = PyDict_New();
    if (unlikely(cpy_r_r265 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 61, CPyStatic_myriad___options___globals);
        goto CPyL224;
    }
    cpy_r_r266 = 2;
    cpy_r_value = cpy_r_r266;
    CPyTagged_DECREF(cpy_r_value);
CPyL140: ;
    cpy_r_r267 = (Py_ssize_t)cpy_r_r266 < (Py_ssize_t)14;
    if (!cpy_r_r267) goto CPyL225;
    cpy_r_value = cpy_r_r266;
    cpy_r_r268 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_colours;
    if (unlikely(cpy_r_r268 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/options.py", "__init__", "Book", "colours", 69, CPyStatic_myriad___options___globals);
        goto CPyL226;
    }
CPyL142: ;
    cpy_r_r269 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_shelf)->_black;
    cpy_r_r270 = CPyList_GetItem(cpy_r_r268, cpy_r_r269);
    if (unlikely(cpy_r_r270 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 69, CPyStatic_myriad___options___globals);
        goto CPyL226;
    }
    if (likely(PyTuple_Check(cpy_r_r270)))
        cpy_r_r271 = cpy_r_r270;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 69, CPyStatic_myriad___options___globals, "tuple", cpy_r_r270);
        goto CPyL226;
    }
    cpy_r_r272 = CPySequenceTuple_GetItem(cpy_r_r271, 6);
    CPy_DECREF(cpy_r_r271);
    if (unlikely(cpy_r_r272 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 69, CPyStatic_myriad___options___globals);
        goto CPyL226;
    }
    if (likely(PyTuple_Check(cpy_r_r272)))
        cpy_r_r273 = cpy_r_r272;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 69, CPyStatic_myriad___options___globals, "tuple", cpy_r_r272);
        goto CPyL226;
    }
    CPyTagged_INCREF(cpy_r_value);
    cpy_r_r274 = CPyTagged_StealAsObject(cpy_r_value);
    cpy_r_r275 = PySequence_Contains(cpy_r_r273, cpy_r_r274);
    CPy_DECREF(cpy_r_r273);
    CPy_DECREF(cpy_r_r274);
    cpy_r_r276 = cpy_r_r275 >= 0;
    if (unlikely(!cpy_r_r276)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 69, CPyStatic_myriad___options___globals);
        goto CPyL226;
    }
    cpy_r_r277 = cpy_r_r275;
    if (!cpy_r_r277) goto CPyL227;
    cpy_r_r278 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_shelf)->_black;
    CPyTagged_INCREF(cpy_r_r278);
    cpy_r_r279 = CPyDef_scholars___names___die_of(cpy_r_r278, cpy_r_value);
    CPyTagged_DECREF(cpy_r_r278);
    if (unlikely(cpy_r_r279 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 62, CPyStatic_myriad___options___globals);
        goto CPyL226;
    }
    cpy_r_r280 = CPyStatics[3037]; /* 'pay-die:' */
    cpy_r_r281 = CPyStatics[1414]; /* '-' */
    cpy_r_r282 = CPyTagged_Str(cpy_r_value);
    if (unlikely(cpy_r_r282 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 63, CPyStatic_myriad___options___globals);
        goto CPyL228;
    }
    cpy_r_r283 = CPyStr_Build(4, cpy_r_r280, cpy_r_r264, cpy_r_r281, cpy_r_r282);
    CPy_DECREF(cpy_r_r282);
    if (unlikely(cpy_r_r283 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 63, CPyStatic_myriad___options___globals);
        goto CPyL228;
    }
    cpy_r_r284 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_shelf)->_black;
    CPyTagged_INCREF(cpy_r_r284);
    cpy_r_r285 = CPyDef_scholars___names___die_of(cpy_r_r284, cpy_r_value);
    CPyTagged_DECREF(cpy_r_r284);
    if (unlikely(cpy_r_r285 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 64, CPyStatic_myriad___options___globals);
        goto CPyL229;
    }
    cpy_r_r286 = CPyStatics[543]; /* 'die' */
    cpy_r_r287 = CPyStatics[2724]; /* 'die-' */
    cpy_r_r288 = CPyStr_Build(2, cpy_r_r287, cpy_r_r264);
    if (unlikely(cpy_r_r288 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 65, CPyStatic_myriad___options___globals);
        goto CPyL230;
    }
    cpy_r_r289 = CPyStatics[337]; /* 'value' */
    CPyTagged_INCREF(cpy_r_value);
    cpy_r_r290 = CPyTagged_StealAsObject(cpy_r_value);
    cpy_r_r291 = CPyDict_Build(2, cpy_r_r286, cpy_r_r288, cpy_r_r289, cpy_r_r290);
    CPy_DECREF(cpy_r_r288);
    CPy_DECREF(cpy_r_r290);
    if (unlikely(cpy_r_r291 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 65, CPyStatic_myriad___options___globals);
        goto CPyL230;
    }
    cpy_r_r292 = CPyStatics[2724]; /* 'die-' */
    cpy_r_r293 = CPyStatics[1414]; /* '-' */
    cpy_r_r294 = CPyTagged_Str(cpy_r_value);
    CPyTagged_DECREF(cpy_r_value);
    if (unlikely(cpy_r_r294 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 66, CPyStatic_myriad___options___globals);
        goto CPyL231;
    }
    cpy_r_r295 = CPyStr_Build(4, cpy_r_r292, cpy_r_r264, cpy_r_r293, cpy_r_r294);
    CPy_DECREF(cpy_r_r294);
    if (unlikely(cpy_r_r295 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 66, CPyStatic_myriad___options___globals);
        goto CPyL231;
    }
    cpy_r_r296.f0 = cpy_r_r295;
    cpy_r_r297 = CPyTagged_StealAsObject(cpy_r_r285);
    cpy_r_r298 = NULL;
    cpy_r_r299 = PyTuple_New(1);
    if (unlikely(cpy_r_r299 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5113 = cpy_r_r296.f0;
    PyTuple_SET_ITEM(cpy_r_r299, 0, __tmp5113);
    cpy_r_r300 = CPyDef_option___Vocabulary___add(cpy_r_r2, cpy_r_r283, cpy_r_r297, cpy_r_r298, cpy_r_r291, cpy_r_r299);
    CPy_DECREF(cpy_r_r283);
    CPy_DECREF(cpy_r_r297);
    CPy_DECREF(cpy_r_r291);
    CPy_DECREF(cpy_r_r299);
    if (unlikely(cpy_r_r300 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 62, CPyStatic_myriad___options___globals);
        goto CPyL232;
    }
    cpy_r_r301 = CPyTagged_StealAsObject(cpy_r_r279);
    cpy_r_r302 = PyDict_SetItem(cpy_r_r265, cpy_r_r301, cpy_r_r300);
    CPy_DECREF(cpy_r_r301);
    CPy_DECREF(cpy_r_r300);
    cpy_r_r303 = cpy_r_r302 >= 0;
    if (unlikely(!cpy_r_r303)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 61, CPyStatic_myriad___options___globals);
        goto CPyL233;
    }
CPyL158: ;
    cpy_r_r304 = cpy_r_r266 + 2;
    cpy_r_r266 = cpy_r_r304;
    goto CPyL140;
CPyL159: ;
    ((serai___games___scholars___myriad___options___MyriadOptionsObject *)cpy_r_self)->_pay_die = cpy_r_r265;
    cpy_r_r305 = PyList_New(0);
    if (unlikely(cpy_r_r305 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 71, CPyStatic_myriad___options___globals);
        goto CPyL234;
    }
    cpy_r_r306 = 0;
    cpy_r_r307 = 0;
CPyL161: ;
    cpy_r_r308 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r309 = *(int64_t *)cpy_r_r308;
    cpy_r_r310 = cpy_r_r307 < cpy_r_r309;
    if (!cpy_r_r310) goto CPyL235;
    cpy_r_n_2 = cpy_r_r306;
    cpy_r_r311 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyListObject, ob_item));
    cpy_r_r312 = *(CPyPtr *)cpy_r_r311;
    cpy_r_r313 = cpy_r_r307 * 8;
    cpy_r_r314 = cpy_r_r312 + cpy_r_r313;
    cpy_r_r315 = *(PyObject * *)cpy_r_r314;
    CPy_INCREF(cpy_r_r315);
    if (likely(PyTuple_Check(cpy_r_r315)))
        cpy_r_r316 = cpy_r_r315;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 71, CPyStatic_myriad___options___globals, "tuple", cpy_r_r315);
        goto CPyL236;
    }
    cpy_r_r317 = CPyStatics[3038]; /* 'harvest-card:' */
    cpy_r_r318 = CPySequenceTuple_GetItem(cpy_r_r316, 0);
    if (unlikely(cpy_r_r318 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 72, CPyStatic_myriad___options___globals);
        goto CPyL237;
    }
    if (likely(PyUnicode_Check(cpy_r_r318)))
        cpy_r_r319 = cpy_r_r318;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 72, CPyStatic_myriad___options___globals, "str", cpy_r_r318);
        goto CPyL237;
    }
    cpy_r_r320 = CPyStr_Build(2, cpy_r_r317, cpy_r_r319);
    CPy_DECREF(cpy_r_r319);
    if (unlikely(cpy_r_r320 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 72, CPyStatic_myriad___options___globals);
        goto CPyL237;
    }
    cpy_r_r321 = CPyStatics[390]; /* 'card' */
    cpy_r_r322 = CPySequenceTuple_GetItem(cpy_r_r316, 0);
    if (unlikely(cpy_r_r322 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 72, CPyStatic_myriad___options___globals);
        goto CPyL238;
    }
    if (likely(PyUnicode_Check(cpy_r_r322)))
        cpy_r_r323 = cpy_r_r322;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 72, CPyStatic_myriad___options___globals, "str", cpy_r_r322);
        goto CPyL238;
    }
    cpy_r_r324 = CPyStatics[602]; /* 'effect' */
    cpy_r_r325 = CPySequenceTuple_GetItem(cpy_r_r316, 2);
    if (unlikely(cpy_r_r325 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 72, CPyStatic_myriad___options___globals);
        goto CPyL239;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r325, CPyType_kernel___effects___Effect)))
        cpy_r_r326 = cpy_r_r325;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 72, CPyStatic_myriad___options___globals, "serai.kernel.effects.Effect", cpy_r_r325);
        goto CPyL239;
    }
    cpy_r_r327 = CPyDict_Build(2, cpy_r_r321, cpy_r_r323, cpy_r_r324, cpy_r_r326);
    CPy_DECREF(cpy_r_r323);
    CPy_DECREF(cpy_r_r326);
    if (unlikely(cpy_r_r327 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 72, CPyStatic_myriad___options___globals);
        goto CPyL238;
    }
    cpy_r_r328 = CPySequenceTuple_GetItem(cpy_r_r316, 0);
    CPy_DECREF(cpy_r_r316);
    if (unlikely(cpy_r_r328 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 72, CPyStatic_myriad___options___globals);
        goto CPyL240;
    }
    if (likely(PyUnicode_Check(cpy_r_r328)))
        cpy_r_r329 = cpy_r_r328;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 72, CPyStatic_myriad___options___globals, "str", cpy_r_r328);
        goto CPyL240;
    }
    cpy_r_r330.f0 = cpy_r_r329;
    cpy_r_r331 = CPyTagged_StealAsObject(cpy_r_n_2);
    cpy_r_r332 = NULL;
    cpy_r_r333 = PyTuple_New(1);
    if (unlikely(cpy_r_r333 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5114 = cpy_r_r330.f0;
    PyTuple_SET_ITEM(cpy_r_r333, 0, __tmp5114);
    cpy_r_r334 = CPyDef_option___Vocabulary___add(cpy_r_r2, cpy_r_r320, cpy_r_r331, cpy_r_r332, cpy_r_r327, cpy_r_r333);
    CPy_DECREF(cpy_r_r320);
    CPy_DECREF(cpy_r_r331);
    CPy_DECREF(cpy_r_r327);
    CPy_DECREF(cpy_r_r333);
    if (unlikely(cpy_r_r334 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 72, CPyStatic_myriad___options___globals);
        goto CPyL241;
    }
    cpy_r_r335 = PyList_Append(cpy_r_r305, cpy_r_r334);
    CPy_DECREF(cpy_r_r334);
    cpy_r_r336 = cpy_r_r335 >= 0;
    if (unlikely(!cpy_r_r336)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 71, CPyStatic_myriad___options___globals);
        goto CPyL241;
    }
    cpy_r_r337 = cpy_r_r306 + 2;
    cpy_r_r306 = cpy_r_r337;
    cpy_r_r338 = cpy_r_r307 + 1;
    cpy_r_r307 = cpy_r_r338;
    goto CPyL161;
CPyL176: ;
    ((serai___games___scholars___myriad___options___MyriadOptionsObject *)cpy_r_self)->_harvest_card = cpy_r_r305;
    return 1;
CPyL177: ;
    cpy_r_r339 = 2;
    return cpy_r_r339;
CPyL178: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL177;
CPyL179: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL177;
CPyL180: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    goto CPyL177;
CPyL181: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    goto CPyL177;
CPyL182: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    goto CPyL177;
CPyL183: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r17);
    goto CPyL177;
CPyL184: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r29);
    goto CPyL177;
CPyL185: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r33);
    goto CPyL177;
CPyL186: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r36);
    goto CPyL177;
CPyL187: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r41);
    goto CPyL177;
CPyL188: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r64);
    goto CPyL177;
CPyL189: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r64);
    CPyTagged_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r76);
    goto CPyL177;
CPyL190: ;
    CPyTagged_DECREF(cpy_r_r75);
    CPy_DECREF(cpy_r_r76);
    goto CPyL47;
CPyL191: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r64);
    CPyTagged_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r83);
    goto CPyL177;
CPyL192: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r64);
    CPyTagged_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r83);
    CPy_DecRef(cpy_r_r86);
    goto CPyL177;
CPyL193: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r64);
    CPyTagged_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r83);
    CPy_DecRef(cpy_r_r90);
    goto CPyL177;
CPyL194: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r64);
    CPyTagged_DecRef(cpy_r_r75);
    goto CPyL177;
CPyL195: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r102);
    goto CPyL177;
CPyL196: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r102);
    CPyTagged_DecRef(cpy_r_r113);
    CPy_DecRef(cpy_r_r114);
    goto CPyL177;
CPyL197: ;
    CPyTagged_DECREF(cpy_r_r113);
    CPy_DECREF(cpy_r_r114);
    goto CPyL67;
CPyL198: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r102);
    CPyTagged_DecRef(cpy_r_r113);
    CPy_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r120);
    goto CPyL177;
CPyL199: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r102);
    CPyTagged_DecRef(cpy_r_r113);
    CPy_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r123);
    goto CPyL177;
CPyL200: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r102);
    CPyTagged_DecRef(cpy_r_r113);
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r127);
    goto CPyL177;
CPyL201: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r102);
    CPyTagged_DecRef(cpy_r_r113);
    goto CPyL177;
CPyL202: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL84;
CPyL203: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r147);
    goto CPyL177;
CPyL204: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r147);
    CPyTagged_DecRef(cpy_r_r158);
    CPy_DecRef(cpy_r_r159);
    goto CPyL177;
CPyL205: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r147);
    CPyTagged_DecRef(cpy_r_r158);
    CPy_DecRef(cpy_r_r159);
    CPy_DecRef(cpy_r_r163);
    goto CPyL177;
CPyL206: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r147);
    CPyTagged_DecRef(cpy_r_r158);
    CPy_DecRef(cpy_r_r163);
    CPy_DecRef(cpy_r_r167);
    goto CPyL177;
CPyL207: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    goto CPyL177;
CPyL208: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r176);
    goto CPyL177;
CPyL209: ;
    CPy_DECREF(cpy_r_r177);
    goto CPyL116;
CPyL210: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r176);
    CPy_DecRef(cpy_r_r177);
    goto CPyL177;
CPyL211: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r176);
    CPy_DecRef(cpy_r_r177);
    CPy_DecRef(cpy_r_r187);
    goto CPyL177;
CPyL212: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r176);
    CPy_DecRef(cpy_r_r177);
    CPy_DecRef(cpy_r_r187);
    CPyTagged_DecRef(cpy_r_r189);
    goto CPyL177;
CPyL213: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r176);
    CPy_DecRef(cpy_r_r177);
    CPy_DecRef(cpy_r_r187);
    CPyTagged_DecRef(cpy_r_r189);
    CPy_DecRef(cpy_r_r197);
    goto CPyL177;
CPyL214: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r176);
    CPy_DecRef(cpy_r_r177);
    CPy_DecRef(cpy_r_r187);
    CPyTagged_DecRef(cpy_r_r189);
    CPy_DecRef(cpy_r_r197);
    CPyTagged_DecRef(cpy_r_r199);
    goto CPyL177;
CPyL215: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r176);
    CPy_DecRef(cpy_r_r177);
    CPyTagged_DecRef(cpy_r_r189);
    CPy_DecRef(cpy_r_r197);
    CPyTagged_DecRef(cpy_r_r199);
    CPy_DecRef(cpy_r_r207);
    goto CPyL177;
CPyL216: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r176);
    CPy_DecRef(cpy_r_r177);
    CPyTagged_DecRef(cpy_r_r189);
    goto CPyL177;
CPyL217: ;
    CPy_DECREF(cpy_r_r225);
    goto CPyL133;
CPyL218: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r223);
    CPy_DecRef(cpy_r_r225);
    CPyTagged_DecRef(cpy_r_n);
    goto CPyL177;
CPyL219: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r223);
    CPy_DecRef(cpy_r_r225);
    CPyTagged_DecRef(cpy_r_n);
    CPy_DecRef(cpy_r_r235);
    goto CPyL177;
CPyL220: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r223);
    CPy_DecRef(cpy_r_r225);
    CPyTagged_DecRef(cpy_r_n);
    CPy_DecRef(cpy_r_r235);
    CPy_DecRef(cpy_r_r239);
    goto CPyL177;
CPyL221: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r223);
    CPy_DecRef(cpy_r_r225);
    CPyTagged_DecRef(cpy_r_n);
    CPy_DecRef(cpy_r_r235);
    CPy_DecRef(cpy_r_r239);
    CPyTagged_DecRef(cpy_r_r242);
    goto CPyL177;
CPyL222: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r223);
    CPy_DecRef(cpy_r_r225);
    CPyTagged_DecRef(cpy_r_n);
    CPy_DecRef(cpy_r_r239);
    CPy_DecRef(cpy_r_r247);
    goto CPyL177;
CPyL223: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r223);
    CPy_DecRef(cpy_r_r225);
    goto CPyL177;
CPyL224: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r264);
    goto CPyL177;
CPyL225: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r264);
    goto CPyL159;
CPyL226: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r264);
    CPy_DecRef(cpy_r_r265);
    CPyTagged_DecRef(cpy_r_value);
    goto CPyL177;
CPyL227: ;
    CPyTagged_DECREF(cpy_r_value);
    goto CPyL158;
CPyL228: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r264);
    CPy_DecRef(cpy_r_r265);
    CPyTagged_DecRef(cpy_r_value);
    CPyTagged_DecRef(cpy_r_r279);
    goto CPyL177;
CPyL229: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r264);
    CPy_DecRef(cpy_r_r265);
    CPyTagged_DecRef(cpy_r_value);
    CPyTagged_DecRef(cpy_r_r279);
    CPy_DecRef(cpy_r_r283);
    goto CPyL177;
CPyL230: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r264);
    CPy_DecRef(cpy_r_r265);
    CPyTagged_DecRef(cpy_r_value);
    CPyTagged_DecRef(cpy_r_r279);
    CPy_DecRef(cpy_r_r283);
    CPyTagged_DecRef(cpy_r_r285);
    goto CPyL177;
CPyL231: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r264);
    CPy_DecRef(cpy_r_r265);
    CPyTagged_DecRef(cpy_r_r279);
    CPy_DecRef(cpy_r_r283);
    CPyTagged_DecRef(cpy_r_r285);
    CPy_DecRef(cpy_r_r291);
    goto CPyL177;
CPyL232: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r264);
    CPy_DecRef(cpy_r_r265);
    CPyTagged_DecRef(cpy_r_r279);
    goto CPyL177;
CPyL233: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r264);
    CPy_DecRef(cpy_r_r265);
    goto CPyL177;
CPyL234: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    goto CPyL177;
CPyL235: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r14);
    goto CPyL176;
CPyL236: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r305);
    CPyTagged_DecRef(cpy_r_n_2);
    goto CPyL177;
CPyL237: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r305);
    CPyTagged_DecRef(cpy_r_n_2);
    CPy_DecRef(cpy_r_r316);
    goto CPyL177;
CPyL238: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r305);
    CPyTagged_DecRef(cpy_r_n_2);
    CPy_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r320);
    goto CPyL177;
CPyL239: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r305);
    CPyTagged_DecRef(cpy_r_n_2);
    CPy_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r320);
    CPy_DecRef(cpy_r_r323);
    goto CPyL177;
CPyL240: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r305);
    CPyTagged_DecRef(cpy_r_n_2);
    CPy_DecRef(cpy_r_r320);
    CPy_DecRef(cpy_r_r327);
    goto CPyL177;
CPyL241: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r305);
    goto CPyL177;
}
        
        PyObject *CPyPy_myriad___options___MyriadOptions_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"shelf", 0};
            PyObject *obj_shelf;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O", "__init__", kwlist, &obj_shelf)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___options___MyriadOptions))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.options.MyriadOptions", obj_self); 
                goto fail;
            }
            PyObject *arg_shelf;
            if (likely(Py_TYPE(obj_shelf) == CPyType_myriad___book___Shelf))
                arg_shelf = obj_shelf;
            else {
                CPy_TypeError("serai.games.scholars.myriad.book.Shelf", obj_shelf); 
                goto fail;
            }
            char retval = CPyDef_myriad___options___MyriadOptions_____init__(arg_self, arg_shelf);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "__init__", 16, CPyStatic_myriad___options___globals);
            return NULL;
        }
        
char CPyDef_myriad___options_____top_level__(void) {
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
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
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
    PyObject *cpy_r_r55;
    int32_t cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    int32_t cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "<module>", 1, CPyStatic_myriad___options___globals);
        goto CPyL23;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "<module>", 1, CPyStatic_myriad___options___globals);
        goto CPyL23;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_myriad___options___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "<module>", 3, CPyStatic_myriad___options___globals);
        goto CPyL23;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5141]; /* ('TYPE_CHECKING',) */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_myriad___options___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "<module>", 5, CPyStatic_myriad___options___globals);
        goto CPyL23;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "<module>", 7, CPyStatic_myriad___options___globals);
        goto CPyL23;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r25 = CPyExec_serai___games___scholars___names;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "<module>", 7, CPyStatic_myriad___options___globals);
        goto CPyL23;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "<module>", 7, CPyStatic_myriad___options___globals);
        goto CPyL23;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "<module>", 7, CPyStatic_myriad___options___globals);
        goto CPyL23;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5460]; /* ('SIDES', 'die_of') */
    cpy_r_r36 = CPyStatic_myriad___options___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "<module>", 7, CPyStatic_myriad___options___globals);
        goto CPyL23;
    } else
        goto CPyL24;
CPyL14: ;
    cpy_r_r38 = NULL;
    cpy_r_r39 = CPyStatics[2933]; /* 'serai.games.scholars.myriad.options' */
    cpy_r_r40 = (PyObject *)CPyType_myriad___options___MyriadOptions_template;
    cpy_r_r41 = CPyType_FromTemplate(cpy_r_r40, cpy_r_r38, cpy_r_r39);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "<module>", 13, CPyStatic_myriad___options___globals);
        goto CPyL23;
    }
    cpy_r_r42 = CPyDef_myriad___options___MyriadOptions_trait_vtable_setup();
    if (unlikely(cpy_r_r42 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "<module>", 13, CPyStatic_myriad___options___globals);
        goto CPyL25;
    }
    cpy_r_r43 = CPyDef_myriad___options___MyriadOptions_coroutine_setup(cpy_r_r41);
    if (unlikely(cpy_r_r43 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "<module>", 13, CPyStatic_myriad___options___globals);
        goto CPyL25;
    }
    cpy_r_r44 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r45 = CPyStatics[3039]; /* 'take_page' */
    cpy_r_r46 = CPyStatics[3040]; /* 'two_xp' */
    cpy_r_r47 = CPyStatics[3041]; /* 'use_page' */
    cpy_r_r48 = CPyStatics[3042]; /* 'resolve_page' */
    cpy_r_r49 = CPyStatics[3043]; /* 'no_more_pages' */
    cpy_r_r50 = CPyStatics[3044]; /* 'tuck_page' */
    cpy_r_r51 = CPyStatics[1757]; /* 'upgrade' */
    cpy_r_r52 = CPyStatics[3045]; /* 'translation' */
    cpy_r_r53 = CPyStatics[3046]; /* 'pay_die' */
    cpy_r_r54 = CPyStatics[3047]; /* 'harvest_card' */
    cpy_r_r55 = PyTuple_Pack(10, cpy_r_r45, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r49, cpy_r_r50, cpy_r_r51, cpy_r_r52, cpy_r_r53, cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "<module>", 13, CPyStatic_myriad___options___globals);
        goto CPyL25;
    }
    cpy_r_r56 = PyObject_SetAttr(cpy_r_r41, cpy_r_r44, cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    cpy_r_r57 = cpy_r_r56 >= 0;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "<module>", 13, CPyStatic_myriad___options___globals);
        goto CPyL25;
    }
    CPyType_myriad___options___MyriadOptions = (PyTypeObject *)cpy_r_r41;
    CPy_INCREF(CPyType_myriad___options___MyriadOptions);
    cpy_r_r58 = CPyStatic_myriad___options___globals;
    cpy_r_r59 = CPyStatics[2934]; /* 'MyriadOptions' */
    cpy_r_r60 = PyDict_SetItem(cpy_r_r58, cpy_r_r59, cpy_r_r41);
    cpy_r_r61 = cpy_r_r60 >= 0;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "<module>", 13, CPyStatic_myriad___options___globals);
        goto CPyL25;
    }
    cpy_r_r62 = CPy_InitSubclass(cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/options.py", "<module>", 13, CPyStatic_myriad___options___globals);
        goto CPyL23;
    }
    return 1;
CPyL23: ;
    cpy_r_r63 = 2;
    return cpy_r_r63;
CPyL24: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL25: ;
    CPy_DecRef(cpy_r_r41);
    goto CPyL23;
}

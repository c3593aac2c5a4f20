#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef bot___Bot_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(PyObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(PyObject) + sizeof(PyObject *), 0, NULL},
    {0}
};

static PyGetSetDef bot___Bot_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyObject *
bot___Bot_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_bot___Bot) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled traits");
    } else {
        PyErr_SetString(PyExc_TypeError, "traits may not be directly created");
    }
    return NULL;
}
static PyMethodDef bot___Bot_methods[] = {
    {"choose",
     (PyCFunction)CPyPy_bot___Bot___choose,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("choose($self, outlook)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_bot___Bot_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Bot",
    .tp_new = bot___Bot_new,
    .tp_getset = bot___Bot_getseters,
    .tp_methods = bot___Bot_methods,
    .tp_members = bot___Bot_members,
    .tp_basicsize = sizeof(PyObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(PyObject),
    .tp_weaklistoffset = sizeof(PyObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE,
    .tp_doc = PyDoc_STR("Bot()\n--\n\n"),
};
static PyTypeObject *CPyType_bot___Bot_template = &CPyType_bot___Bot_template_;


static int
bot___Outlook_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
bot___Outlook_traverse(serai___bots___bot___OutlookObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__match);
    Py_VISIT(self->_decision);
    if (CPyTagged_CheckLong(self->_seat)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_seat));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_bot___Outlook_clear(PyObject *cpy_r_self)
{
    serai___bots___bot___OutlookObject *self = (serai___bots___bot___OutlookObject *)cpy_r_self;
    Py_CLEAR(self->__match);
    Py_CLEAR(self->_decision);
    if (CPyTagged_CheckLong(self->_seat)) {
        CPyTagged __tmp = self->_seat;
        self->_seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_bot___Outlook_clear_on_completion(PyObject *cpy_r_self)
{
    serai___bots___bot___OutlookObject *self = (serai___bots___bot___OutlookObject *)cpy_r_self;
    Py_CLEAR(self->__match);
    Py_CLEAR(self->_decision);
    if (CPyTagged_CheckLong(self->_seat)) {
        CPyTagged __tmp = self->_seat;
        self->_seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
bot___Outlook_dealloc(serai___bots___bot___OutlookObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, bot___Outlook_dealloc)
    CPyDef_bot___Outlook_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_bot_____mypyc__Outlook_setup(PyObject *cpy_r_type);
PyObject *CPyDef_bot___Outlook(PyObject *cpy_r_match);

static PyObject *
bot___Outlook_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_bot___Outlook) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_bot_____mypyc__Outlook_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_bot___Outlook_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem bot___Outlook_vtable[11];
static bool
CPyDef_bot___Outlook_trait_vtable_setup(void)
{
    CPyVTableItem bot___Outlook_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_bot___Outlook_____init__,
        (CPyVTableItem)CPyDef_bot___Outlook___game,
        (CPyVTableItem)CPyDef_bot___Outlook___players,
        (CPyVTableItem)CPyDef_bot___Outlook___seats,
        (CPyVTableItem)CPyDef_bot___Outlook___settings,
        (CPyVTableItem)CPyDef_bot___Outlook___position,
        (CPyVTableItem)CPyDef_bot___Outlook___turn_start,
        (CPyVTableItem)CPyDef_bot___Outlook___reveals,
        (CPyVTableItem)CPyDef_bot___Outlook___observe,
        (CPyVTableItem)CPyDef_bot___Outlook___score,
        (CPyVTableItem)CPyDef_bot___Outlook___imagine,
    };
    memcpy(bot___Outlook_vtable, bot___Outlook_vtable_scratch, sizeof(bot___Outlook_vtable));
    return 1;
}

static bool
CPyDef_bot___Outlook_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
bot___Outlook_get__match(serai___bots___bot___OutlookObject *self, void *closure);
static int
bot___Outlook_set__match(serai___bots___bot___OutlookObject *self, PyObject *value, void *closure);
static PyObject *
bot___Outlook_get_decision(serai___bots___bot___OutlookObject *self, void *closure);
static int
bot___Outlook_set_decision(serai___bots___bot___OutlookObject *self, PyObject *value, void *closure);
static PyObject *
bot___Outlook_get_seat(serai___bots___bot___OutlookObject *self, void *closure);
static int
bot___Outlook_set_seat(serai___bots___bot___OutlookObject *self, PyObject *value, void *closure);
static PyObject *
bot___Outlook_get_game(serai___bots___bot___OutlookObject *self, void *closure);
static PyObject *
bot___Outlook_get_players(serai___bots___bot___OutlookObject *self, void *closure);
static PyObject *
bot___Outlook_get_seats(serai___bots___bot___OutlookObject *self, void *closure);
static PyObject *
bot___Outlook_get_settings(serai___bots___bot___OutlookObject *self, void *closure);
static PyObject *
bot___Outlook_get_position(serai___bots___bot___OutlookObject *self, void *closure);
static PyObject *
bot___Outlook_get_turn_start(serai___bots___bot___OutlookObject *self, void *closure);
static PyObject *
bot___Outlook_get_reveals(serai___bots___bot___OutlookObject *self, void *closure);

static PyGetSetDef bot___Outlook_getseters[] = {
    {"_match",
     (getter)bot___Outlook_get__match, (setter)bot___Outlook_set__match,
     NULL, NULL},
    {"decision",
     (getter)bot___Outlook_get_decision, (setter)bot___Outlook_set_decision,
     NULL, NULL},
    {"seat",
     (getter)bot___Outlook_get_seat, (setter)bot___Outlook_set_seat,
     NULL, NULL},
    {"game",
     (getter)bot___Outlook_get_game,
    NULL, NULL, NULL},
    {"players",
     (getter)bot___Outlook_get_players,
    NULL, NULL, NULL},
    {"seats",
     (getter)bot___Outlook_get_seats,
    NULL, NULL, NULL},
    {"settings",
     (getter)bot___Outlook_get_settings,
    NULL, NULL, NULL},
    {"position",
     (getter)bot___Outlook_get_position,
    NULL, NULL, NULL},
    {"turn_start",
     (getter)bot___Outlook_get_turn_start,
    NULL, NULL, NULL},
    {"reveals",
     (getter)bot___Outlook_get_reveals,
    NULL, NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef bot___Outlook_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_bot_____mypyc__Outlook_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_bot___Outlook_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, match)\n--\n\n")},
    {"observe",
     (PyCFunction)CPyPy_bot___Outlook___observe,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("observe($self)\n--\n\n")},
    {"score",
     (PyCFunction)CPyPy_bot___Outlook___score,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("score($self, seat)\n--\n\n")},
    {"imagine",
     (PyCFunction)CPyPy_bot___Outlook___imagine,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("imagine($self, seed)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_bot___Outlook_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Outlook",
    .tp_new = bot___Outlook_new,
    .tp_dealloc = (destructor)bot___Outlook_dealloc,
    .tp_traverse = (traverseproc)bot___Outlook_traverse,
    .tp_clear = (inquiry)CPyDef_bot___Outlook_clear,
    .tp_getset = bot___Outlook_getseters,
    .tp_methods = bot___Outlook_methods,
    .tp_init = bot___Outlook_init,
    .tp_basicsize = sizeof(serai___bots___bot___OutlookObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Outlook(match)\n--\n\n"),
};
static PyTypeObject *CPyType_bot___Outlook_template = &CPyType_bot___Outlook_template_;

PyObject *CPyDef_bot_____mypyc__Outlook_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___bots___bot___OutlookObject *self;
    self = (serai___bots___bot___OutlookObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = bot___Outlook_vtable;
    self->_seat = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_bot___Outlook(PyObject *cpy_r_match)
{
    PyObject *self = CPyDef_bot_____mypyc__Outlook_setup((PyObject *)CPyType_bot___Outlook);
    if (self == NULL)
        return NULL;
    char res = CPyDef_bot___Outlook_____init__(self, cpy_r_match);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
bot___Outlook_get__match(serai___bots___bot___OutlookObject *self, void *closure)
{
    if (unlikely(self->__match == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_match' of 'Outlook' undefined");
        return NULL;
    }
    CPy_INCREF(self->__match);
    PyObject *retval = self->__match;
    return retval;
}

static int
bot___Outlook_set__match(serai___bots___bot___OutlookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Outlook' object attribute '_match' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_match___Match))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.match.Match", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__match != NULL) {
        CPy_DECREF(self->__match);
    }
    self->__match = tmp;
    return 0;
}

static PyObject *
bot___Outlook_get_decision(serai___bots___bot___OutlookObject *self, void *closure)
{
    if (unlikely(self->_decision == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'decision' of 'Outlook' undefined");
        return NULL;
    }
    CPy_INCREF(self->_decision);
    PyObject *retval = self->_decision;
    return retval;
}

static int
bot___Outlook_set_decision(serai___bots___bot___OutlookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Outlook' object attribute 'decision' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_decision___Decision))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.decision.Decision", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_decision != NULL) {
        CPy_DECREF(self->_decision);
    }
    self->_decision = tmp;
    return 0;
}

static PyObject *
bot___Outlook_get_seat(serai___bots___bot___OutlookObject *self, void *closure)
{
    if (unlikely(self->_seat == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'seat' of 'Outlook' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_seat);
    PyObject *retval = CPyTagged_StealAsObject(self->_seat);
    return retval;
}

static int
bot___Outlook_set_seat(serai___bots___bot___OutlookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Outlook' object attribute 'seat' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_seat != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_seat);
    }
    self->_seat = tmp;
    return 0;
}

static PyObject *
bot___Outlook_get_game(serai___bots___bot___OutlookObject *self, void *closure)
{
    return CPyDef_bot___Outlook___game((PyObject *) self);
}

static PyObject *
bot___Outlook_get_players(serai___bots___bot___OutlookObject *self, void *closure)
{
    CPyTagged retval = CPyDef_bot___Outlook___players((PyObject *) self);
    if (retval == CPY_INT_TAG) {
        return NULL;
    }
    PyObject *retbox = CPyTagged_StealAsObject(retval);
    return retbox;
}

static PyObject *
bot___Outlook_get_seats(serai___bots___bot___OutlookObject *self, void *closure)
{
    CPyTagged retval = CPyDef_bot___Outlook___seats((PyObject *) self);
    if (retval == CPY_INT_TAG) {
        return NULL;
    }
    PyObject *retbox = CPyTagged_StealAsObject(retval);
    return retbox;
}

static PyObject *
bot___Outlook_get_settings(serai___bots___bot___OutlookObject *self, void *closure)
{
    return CPyDef_bot___Outlook___settings((PyObject *) self);
}

static PyObject *
bot___Outlook_get_position(serai___bots___bot___OutlookObject *self, void *closure)
{
    CPyTagged retval = CPyDef_bot___Outlook___position((PyObject *) self);
    if (retval == CPY_INT_TAG) {
        return NULL;
    }
    PyObject *retbox = CPyTagged_StealAsObject(retval);
    return retbox;
}

static PyObject *
bot___Outlook_get_turn_start(serai___bots___bot___OutlookObject *self, void *closure)
{
    CPyTagged retval = CPyDef_bot___Outlook___turn_start((PyObject *) self);
    if (retval == CPY_INT_TAG) {
        return NULL;
    }
    PyObject *retbox = CPyTagged_StealAsObject(retval);
    return retbox;
}

static PyObject *
bot___Outlook_get_reveals(serai___bots___bot___OutlookObject *self, void *closure)
{
    CPyTagged retval = CPyDef_bot___Outlook___reveals((PyObject *) self);
    if (retval == CPY_INT_TAG) {
        return NULL;
    }
    PyObject *retbox = CPyTagged_StealAsObject(retval);
    return retbox;
}
static PyMethodDef botmodule_methods[] = {
    {"introduce", (PyCFunction)CPyPy_bot___introduce, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("introduce(bots, names)\n--\n\n") /* docstring */},
    {"dismiss", (PyCFunction)CPyPy_bot___dismiss, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("dismiss(bots, match=None)\n--\n\n") /* docstring */},
    {"play_on", (PyCFunction)CPyPy_bot___play_on, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("play_on(match, bots, most)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___bots___bot__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___bots___bot__internal, "__name__");
    CPyStatic_bot___globals = PyModule_GetDict(CPyModule_serai___bots___bot__internal);
    if (unlikely(CPyStatic_bot___globals == NULL))
        goto fail;
    char result = CPyDef_bot_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___bots___bot__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_bot___Bot);
    Py_CLEAR(CPyType_bot___Outlook);
    return -1;
}
int CPyExec_serai___bots___bot(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___bots___bot__impl, &CPyImportState_serai___bots___bot, &CPyModule_serai___bots___bot);
}
static struct PyModuleDef botmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.bots.bot",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    botmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___bots___bot(void)
{
    if (CPyModule_serai___bots___bot__internal) {
        Py_INCREF(CPyModule_serai___bots___bot__internal);
        return CPyModule_serai___bots___bot__internal;
    }
    CPyModule_serai___bots___bot__internal = PyModule_Create(&botmodule);
    return CPyModule_serai___bots___bot__internal;
}

PyObject *CPyInit_serai___bots___bot(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___bots___bot__internal) {
        Py_INCREF(CPyModule_serai___bots___bot__internal);
        return CPyModule_serai___bots___bot__internal;
    }
    CPyModule_serai___bots___bot__internal = PyModule_Create(&botmodule);
    if (unlikely(CPyModule_serai___bots___bot__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.bots.bot");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___bots___bot__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___bots___bot__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___bots___bot__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___bots___bot(CPyModule_serai___bots___bot__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___bots___bot__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.bots.bot");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___bots___bot__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_bot___Bot___choose(PyObject *cpy_r_self, PyObject *cpy_r_outlook) {
    CPy_Unreachable();
}
        
        PyObject *CPyPy_bot___Bot___choose(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"outlook", 0};
            static CPyArg_Parser parser = {"O:choose", kwlist, 0};
            PyObject *obj_outlook;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_outlook)) {
                return NULL;
            }
            PyObject *arg_self;
            if (PyObject_TypeCheck(obj_self, CPyType_bot___Bot))
                arg_self = obj_self;
            else {
                arg_self = NULL;
            }
            if (arg_self != NULL) goto __LL111;
            arg_self = obj_self;
            if (arg_self != NULL) goto __LL111;
            CPy_TypeError("union[serai.bots.bot.Bot, object]", obj_self); 
            goto fail;
__LL111: ;
            PyObject *arg_outlook;
            if (likely(Py_TYPE(obj_outlook) == CPyType_bot___Outlook))
                arg_outlook = obj_outlook;
            else {
                CPy_TypeError("serai.bots.bot.Outlook", obj_outlook); 
                goto fail;
            }
            PyObject *retval = CPyDef_bot___Bot___choose(arg_self, arg_outlook);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/bot.py", "choose", 16, CPyStatic_bot___globals);
            return NULL;
        }
        
char CPyDef_bot___introduce(PyObject *cpy_r_bots, PyObject *cpy_r_names) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_bot;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_meet;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject **cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    cpy_r_r0 = PyObject_GetIter(cpy_r_bots);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "introduce", 22, CPyStatic_bot___globals);
        goto CPyL7;
    }
CPyL1: ;
    cpy_r_r1 = PyIter_Next(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL8;
    cpy_r_bot = cpy_r_r1;
    cpy_r_r2 = CPyStatics[86]; /* 'meet' */
    cpy_r_r3 = Py_None;
    cpy_r_r4 = CPyObject_GetAttr3(cpy_r_bot, cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_bot);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "introduce", 23, CPyStatic_bot___globals);
        goto CPyL9;
    }
    cpy_r_meet = cpy_r_r4;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_meet != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL10;
    PyObject *cpy_r_r7[1] = {cpy_r_names};
    cpy_r_r8 = (PyObject **)&cpy_r_r7;
    cpy_r_r9 = PyObject_Vectorcall(cpy_r_meet, cpy_r_r8, 1, 0);
    CPy_DECREF(cpy_r_meet);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "introduce", 25, CPyStatic_bot___globals);
        goto CPyL9;
    } else
        goto CPyL11;
CPyL5: ;
    cpy_r_r10 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "introduce", 22, CPyStatic_bot___globals);
        goto CPyL7;
    }
    return 1;
CPyL7: ;
    cpy_r_r11 = 2;
    return cpy_r_r11;
CPyL8: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL5;
CPyL9: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL7;
CPyL10: ;
    CPy_DECREF(cpy_r_meet);
    goto CPyL1;
CPyL11: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL1;
}
        
        PyObject *CPyPy_bot___introduce(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"bots", "names", 0};
            static CPyArg_Parser parser = {"OO:introduce", kwlist, 0};
            PyObject *obj_bots;
            PyObject *obj_names;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_bots, &obj_names)) {
                return NULL;
            }
            PyObject *arg_bots = obj_bots;
            PyObject *arg_names = obj_names;
            char retval = CPyDef_bot___introduce(arg_bots, arg_names);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/bot.py", "introduce", 20, CPyStatic_bot___globals);
            return NULL;
        }
        
char CPyDef_bot___dismiss(PyObject *cpy_r_bots, PyObject *cpy_r_match) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_bot;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_close;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject **cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    if (cpy_r_match != NULL) goto CPyL10;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    cpy_r_match = cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = PyObject_GetIter(cpy_r_bots);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "dismiss", 30, CPyStatic_bot___globals);
        goto CPyL11;
    }
CPyL3: ;
    cpy_r_r2 = PyIter_Next(cpy_r_r1);
    if (cpy_r_r2 == NULL) goto CPyL12;
    cpy_r_bot = cpy_r_r2;
    cpy_r_r3 = CPyStatics[87]; /* 'close' */
    cpy_r_r4 = Py_None;
    cpy_r_r5 = CPyObject_GetAttr3(cpy_r_bot, cpy_r_r3, cpy_r_r4);
    CPy_DECREF(cpy_r_bot);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "dismiss", 31, CPyStatic_bot___globals);
        goto CPyL13;
    }
    cpy_r_close = cpy_r_r5;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_close != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL14;
    PyObject *cpy_r_r8[1] = {cpy_r_match};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = PyObject_Vectorcall(cpy_r_close, cpy_r_r9, 1, 0);
    CPy_DECREF(cpy_r_close);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "dismiss", 33, CPyStatic_bot___globals);
        goto CPyL13;
    } else
        goto CPyL15;
CPyL7: ;
    cpy_r_r11 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "dismiss", 30, CPyStatic_bot___globals);
        goto CPyL9;
    }
    return 1;
CPyL9: ;
    cpy_r_r12 = 2;
    return cpy_r_r12;
CPyL10: ;
    CPy_INCREF(cpy_r_match);
    goto CPyL2;
CPyL11: ;
    CPy_DecRef(cpy_r_match);
    goto CPyL9;
CPyL12: ;
    CPy_DECREF(cpy_r_match);
    CPy_DECREF(cpy_r_r1);
    goto CPyL7;
CPyL13: ;
    CPy_DecRef(cpy_r_match);
    CPy_DecRef(cpy_r_r1);
    goto CPyL9;
CPyL14: ;
    CPy_DECREF(cpy_r_close);
    goto CPyL3;
CPyL15: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL3;
}
        
        PyObject *CPyPy_bot___dismiss(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"bots", "match", 0};
            static CPyArg_Parser parser = {"O|O:dismiss", kwlist, 0};
            PyObject *obj_bots;
            PyObject *obj_match = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_bots, &obj_match)) {
                return NULL;
            }
            PyObject *arg_bots = obj_bots;
            PyObject *arg_match;
            if (obj_match == NULL) {
                arg_match = NULL;
                goto __LL112;
            }
            if (Py_TYPE(obj_match) == CPyType_match___Match)
                arg_match = obj_match;
            else {
                arg_match = NULL;
            }
            if (arg_match != NULL) goto __LL112;
            if (obj_match == Py_None)
                arg_match = obj_match;
            else {
                arg_match = NULL;
            }
            if (arg_match != NULL) goto __LL112;
            CPy_TypeError("serai.kernel.match.Match or None", obj_match); 
            goto fail;
__LL112: ;
            char retval = CPyDef_bot___dismiss(arg_bots, arg_match);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/bot.py", "dismiss", 28, CPyStatic_bot___globals);
            return NULL;
        }
        
CPyTagged CPyDef_bot___play_on(PyObject *cpy_r_match, PyObject *cpy_r_bots, CPyTagged cpy_r_most) {
    CPyTagged cpy_r_chosen;
    int64_t cpy_r_r0;
    char cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject **cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_bot;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject **cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    CPyTagged cpy_r_r31;
    CPyTagged cpy_r_r32;
    cpy_r_chosen = 0;
CPyL1: ;
    cpy_r_r0 = cpy_r_chosen & 1;
    cpy_r_r1 = cpy_r_r0 != 0;
    if (cpy_r_r1) goto CPyL3;
    cpy_r_r2 = cpy_r_most & 1;
    cpy_r_r3 = cpy_r_r2 != 0;
    if (!cpy_r_r3) goto CPyL4;
CPyL3: ;
    cpy_r_r4 = CPyTagged_IsLt_(cpy_r_chosen, cpy_r_most);
    if (cpy_r_r4) {
        goto CPyL5;
    } else
        goto CPyL22;
CPyL4: ;
    cpy_r_r5 = (Py_ssize_t)cpy_r_chosen < (Py_ssize_t)cpy_r_most;
    if (!cpy_r_r5) goto CPyL22;
CPyL5: ;
    cpy_r_r6 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_decision;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/bots/bot.py", "play_on", "Match", "decision", 40, CPyStatic_bot___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r6);
CPyL6: ;
    cpy_r_r7 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r8 = cpy_r_r6 != cpy_r_r7;
    if (!cpy_r_r8) goto CPyL25;
    if (likely(cpy_r_r6 != Py_None))
        cpy_r_r9 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/bot.py", "play_on", 41, CPyStatic_bot___globals, "serai.kernel.decision.Decision", cpy_r_r6);
        goto CPyL26;
    }
    cpy_r_r10 = ((serai___kernel___decision___DecisionObject *)cpy_r_r9)->_seat;
    CPyTagged_INCREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r6);
    cpy_r_r11 = CPyStatics[88]; /* 'get' */
    cpy_r_r12 = CPyTagged_StealAsObject(cpy_r_r10);
    PyObject *cpy_r_r13[2] = {cpy_r_bots, cpy_r_r12};
    cpy_r_r14 = (PyObject **)&cpy_r_r13;
    cpy_r_r15 = PyObject_VectorcallMethod(cpy_r_r11, cpy_r_r14, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "play_on", 41, CPyStatic_bot___globals);
        goto CPyL27;
    }
    CPy_DECREF(cpy_r_r12);
    cpy_r_r16 = cpy_r_r15;
    goto CPyL11;
CPyL10: ;
    cpy_r_r17 = Py_None;
    CPy_INCREF(cpy_r_r17);
    cpy_r_r16 = cpy_r_r17;
CPyL11: ;
    cpy_r_bot = cpy_r_r16;
    cpy_r_r18 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r19 = cpy_r_bot == cpy_r_r18;
    if (cpy_r_r19) goto CPyL28;
    cpy_r_r20 = CPyDef_bot___Outlook(cpy_r_match);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "play_on", 44, CPyStatic_bot___globals);
        goto CPyL29;
    }
    if (!0) goto CPyL17;
    if (likely(PyObject_TypeCheck(cpy_r_bot, CPyType_bot___Bot)))
        cpy_r_r21 = cpy_r_bot;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/bot.py", "play_on", 44, CPyStatic_bot___globals, "serai.bots.bot.Bot", cpy_r_bot);
        goto CPyL30;
    }
    cpy_r_r22 = CPyDef_bot___Bot___choose(cpy_r_r21, cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "play_on", 44, CPyStatic_bot___globals);
        goto CPyL24;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL20;
CPyL17: ;
    cpy_r_r24 = cpy_r_bot;
    cpy_r_r25 = CPyStatics[89]; /* 'choose' */
    PyObject *cpy_r_r26[2] = {cpy_r_r24, cpy_r_r20};
    cpy_r_r27 = (PyObject **)&cpy_r_r26;
    cpy_r_r28 = PyObject_VectorcallMethod(cpy_r_r25, cpy_r_r27, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "play_on", 44, CPyStatic_bot___globals);
        goto CPyL31;
    }
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r20);
    if (likely(Py_TYPE(cpy_r_r28) == CPyType_option___Option))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/bot.py", "play_on", 44, CPyStatic_bot___globals, "serai.kernel.option.Option", cpy_r_r28);
        goto CPyL24;
    }
    cpy_r_r23 = cpy_r_r29;
CPyL20: ;
    cpy_r_r30 = CPyDef_match___Match___play(cpy_r_match, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r30 == 2)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "play_on", 44, CPyStatic_bot___globals);
        goto CPyL24;
    }
    cpy_r_r31 = CPyTagged_Add(cpy_r_chosen, 2);
    CPyTagged_DECREF(cpy_r_chosen);
    cpy_r_chosen = cpy_r_r31;
    goto CPyL1;
CPyL22: ;
    return cpy_r_chosen;
CPyL23: ;
    cpy_r_r32 = CPY_INT_TAG;
    return cpy_r_r32;
CPyL24: ;
    CPyTagged_DecRef(cpy_r_chosen);
    goto CPyL23;
CPyL25: ;
    CPy_DECREF(cpy_r_r6);
    goto CPyL10;
CPyL26: ;
    CPyTagged_DecRef(cpy_r_chosen);
    CPy_DecRef(cpy_r_r6);
    goto CPyL23;
CPyL27: ;
    CPyTagged_DecRef(cpy_r_chosen);
    CPy_DecRef(cpy_r_r12);
    goto CPyL23;
CPyL28: ;
    CPy_DECREF(cpy_r_bot);
    goto CPyL22;
CPyL29: ;
    CPyTagged_DecRef(cpy_r_chosen);
    CPy_DecRef(cpy_r_bot);
    goto CPyL23;
CPyL30: ;
    CPyTagged_DecRef(cpy_r_chosen);
    CPy_DecRef(cpy_r_r20);
    goto CPyL23;
CPyL31: ;
    CPyTagged_DecRef(cpy_r_chosen);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r24);
    goto CPyL23;
}
        
        PyObject *CPyPy_bot___play_on(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"match", "bots", "most", 0};
            static CPyArg_Parser parser = {"OOO:play_on", kwlist, 0};
            PyObject *obj_match;
            PyObject *obj_bots;
            PyObject *obj_most;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_match, &obj_bots, &obj_most)) {
                return NULL;
            }
            PyObject *arg_match;
            if (likely(Py_TYPE(obj_match) == CPyType_match___Match))
                arg_match = obj_match;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_match); 
                goto fail;
            }
            PyObject *arg_bots = obj_bots;
            CPyTagged arg_most;
            if (likely(PyLong_Check(obj_most)))
                arg_most = CPyTagged_BorrowFromObject(obj_most);
            else {
                CPy_TypeError("int", obj_most); goto fail;
            }
            CPyTagged retval = CPyDef_bot___play_on(arg_match, arg_bots, arg_most);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/bot.py", "play_on", 36, CPyStatic_bot___globals);
            return NULL;
        }
        
char CPyDef_bot___Outlook_____init__(PyObject *cpy_r_self, PyObject *cpy_r_match) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    char cpy_r_r9;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_decision;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/bots/bot.py", "__init__", "Match", "decision", 55, CPyStatic_bot___globals);
        goto CPyL9;
    }
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_r0 != cpy_r_r1;
    if (cpy_r_r2) goto CPyL4;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r3 = 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "__init__", 55, CPyStatic_bot___globals);
        goto CPyL9;
    }
    CPy_Unreachable();
CPyL4: ;
    CPy_INCREF(cpy_r_match);
    ((serai___bots___bot___OutlookObject *)cpy_r_self)->__match = cpy_r_match;
    cpy_r_r4 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_decision;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/bots/bot.py", "__init__", "Match", "decision", 57, CPyStatic_bot___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    if (likely(cpy_r_r4 != Py_None))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/bot.py", "__init__", 57, CPyStatic_bot___globals, "serai.kernel.decision.Decision", cpy_r_r4);
        goto CPyL9;
    }
    ((serai___bots___bot___OutlookObject *)cpy_r_self)->_decision = cpy_r_r5;
    cpy_r_r6 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_decision;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/bots/bot.py", "__init__", "Match", "decision", 58, CPyStatic_bot___globals);
        goto CPyL9;
    }
CPyL7: ;
    if (likely(cpy_r_r6 != Py_None))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/bot.py", "__init__", 58, CPyStatic_bot___globals, "serai.kernel.decision.Decision", cpy_r_r6);
        goto CPyL9;
    }
    cpy_r_r8 = ((serai___kernel___decision___DecisionObject *)cpy_r_r7)->_seat;
    CPyTagged_INCREF(cpy_r_r8);
    ((serai___bots___bot___OutlookObject *)cpy_r_self)->_seat = cpy_r_r8;
    return 1;
CPyL9: ;
    cpy_r_r9 = 2;
    return cpy_r_r9;
}
        
        PyObject *CPyPy_bot___Outlook_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"match", 0};
            PyObject *obj_match;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O", "__init__", kwlist, &obj_match)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_bot___Outlook))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.bot.Outlook", obj_self); 
                goto fail;
            }
            PyObject *arg_match;
            if (likely(Py_TYPE(obj_match) == CPyType_match___Match))
                arg_match = obj_match;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_match); 
                goto fail;
            }
            char retval = CPyDef_bot___Outlook_____init__(arg_self, arg_match);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/bot.py", "__init__", 54, CPyStatic_bot___globals);
            return NULL;
        }
        
PyObject *CPyDef_bot___Outlook___game(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = ((serai___bots___bot___OutlookObject *)cpy_r_self)->__match;
    cpy_r_r1 = ((serai___kernel___match___MatchObject *)cpy_r_r0)->_game;
    CPy_INCREF(cpy_r_r1);
    return cpy_r_r1;
}
        
        PyObject *CPyPy_bot___Outlook___game(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":game", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_bot___Outlook))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.bot.Outlook", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_bot___Outlook___game(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/bot.py", "game", 61, CPyStatic_bot___globals);
            return NULL;
        }
        
CPyTagged CPyDef_bot___Outlook___players(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    cpy_r_r0 = ((serai___bots___bot___OutlookObject *)cpy_r_self)->__match;
    cpy_r_r1 = ((serai___kernel___match___MatchObject *)cpy_r_r0)->_players;
    CPyTagged_INCREF(cpy_r_r1);
    return cpy_r_r1;
}
        
        PyObject *CPyPy_bot___Outlook___players(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":players", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_bot___Outlook))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.bot.Outlook", obj_self); 
                goto fail;
            }
            CPyTagged retval = CPyDef_bot___Outlook___players(arg_self);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/bot.py", "players", 65, CPyStatic_bot___globals);
            return NULL;
        }
        
CPyTagged CPyDef_bot___Outlook___seats(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    cpy_r_r0 = ((serai___bots___bot___OutlookObject *)cpy_r_self)->__match;
    cpy_r_r1 = ((serai___kernel___match___MatchObject *)cpy_r_r0)->_game;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = ((serai___bots___bot___OutlookObject *)cpy_r_self)->__match;
    cpy_r_r3 = ((serai___kernel___match___MatchObject *)cpy_r_r2)->_table;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/bots/bot.py", "seats", "Match", "table", 72, CPyStatic_bot___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r3);
CPyL1: ;
    cpy_r_r4 = CPY_GET_METHOD(cpy_r_r1, CPyType_game___Game, 3, serai___kernel___game___GameObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_r1, cpy_r_r3); /* seats */
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "seats", 72, CPyStatic_bot___globals);
        goto CPyL3;
    }
    return cpy_r_r4;
CPyL3: ;
    cpy_r_r5 = CPY_INT_TAG;
    return cpy_r_r5;
CPyL4: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL3;
}
        
        PyObject *CPyPy_bot___Outlook___seats(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":seats", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_bot___Outlook))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.bot.Outlook", obj_self); 
                goto fail;
            }
            CPyTagged retval = CPyDef_bot___Outlook___seats(arg_self);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/bot.py", "seats", 70, CPyStatic_bot___globals);
            return NULL;
        }
        
PyObject *CPyDef_bot___Outlook___settings(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = ((serai___bots___bot___OutlookObject *)cpy_r_self)->__match;
    cpy_r_r1 = ((serai___kernel___match___MatchObject *)cpy_r_r0)->_settings;
    CPy_INCREF(cpy_r_r1);
    return cpy_r_r1;
}
        
        PyObject *CPyPy_bot___Outlook___settings(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":settings", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_bot___Outlook))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.bot.Outlook", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_bot___Outlook___settings(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/bot.py", "settings", 75, CPyStatic_bot___globals);
            return NULL;
        }
        
CPyTagged CPyDef_bot___Outlook___position(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    cpy_r_r0 = ((serai___bots___bot___OutlookObject *)cpy_r_self)->__match;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDef_match___Match___position(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "position", 81, CPyStatic_bot___globals);
        goto CPyL2;
    }
CPyL1: ;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = CPY_INT_TAG;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_bot___Outlook___position(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":position", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_bot___Outlook))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.bot.Outlook", obj_self); 
                goto fail;
            }
            CPyTagged retval = CPyDef_bot___Outlook___position(arg_self);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/bot.py", "position", 79, CPyStatic_bot___globals);
            return NULL;
        }
        
CPyTagged CPyDef_bot___Outlook___turn_start(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    cpy_r_r0 = ((serai___bots___bot___OutlookObject *)cpy_r_self)->__match;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDef_match___Match___turn_start(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "turn_start", 86, CPyStatic_bot___globals);
        goto CPyL2;
    }
CPyL1: ;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = CPY_INT_TAG;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_bot___Outlook___turn_start(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":turn_start", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_bot___Outlook))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.bot.Outlook", obj_self); 
                goto fail;
            }
            CPyTagged retval = CPyDef_bot___Outlook___turn_start(arg_self);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/bot.py", "turn_start", 84, CPyStatic_bot___globals);
            return NULL;
        }
        
CPyTagged CPyDef_bot___Outlook___reveals(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    cpy_r_r0 = ((serai___bots___bot___OutlookObject *)cpy_r_self)->__match;
    cpy_r_r1 = ((serai___kernel___match___MatchObject *)cpy_r_r0)->_table;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/bots/bot.py", "reveals", "Match", "table", 91, CPyStatic_bot___globals);
        goto CPyL3;
    }
CPyL1: ;
    cpy_r_r2 = ((serai___kernel___table___TableObject *)cpy_r_r1)->_reveals;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/bots/bot.py", "reveals", "Table", "reveals", 91, CPyStatic_bot___globals);
        goto CPyL3;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL2: ;
    return cpy_r_r2;
CPyL3: ;
    cpy_r_r3 = CPY_INT_TAG;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_bot___Outlook___reveals(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":reveals", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_bot___Outlook))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.bot.Outlook", obj_self); 
                goto fail;
            }
            CPyTagged retval = CPyDef_bot___Outlook___reveals(arg_self);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/bot.py", "reveals", 89, CPyStatic_bot___globals);
            return NULL;
        }
        
PyObject *CPyDef_bot___Outlook___observe(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = ((serai___bots___bot___OutlookObject *)cpy_r_self)->__match;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___bots___bot___OutlookObject *)cpy_r_self)->_seat;
    CPyTagged_INCREF(cpy_r_r1);
    cpy_r_r2 = CPyDef_match___Match___observe(cpy_r_r0, cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "observe", 95, CPyStatic_bot___globals);
        goto CPyL2;
    }
    return cpy_r_r2;
CPyL2: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_bot___Outlook___observe(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":observe", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_bot___Outlook))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.bot.Outlook", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_bot___Outlook___observe(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/bot.py", "observe", 93, CPyStatic_bot___globals);
            return NULL;
        }
        
PyObject *CPyDef_bot___Outlook___score(PyObject *cpy_r_self, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = ((serai___bots___bot___OutlookObject *)cpy_r_self)->__match;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDef_match___Match___score(cpy_r_r0, cpy_r_seat);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "score", 99, CPyStatic_bot___globals);
        goto CPyL2;
    }
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_bot___Outlook___score(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seat", 0};
            static CPyArg_Parser parser = {"O:score", kwlist, 0};
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_bot___Outlook))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.bot.Outlook", obj_self); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_bot___Outlook___score(arg_self, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/bot.py", "score", 97, CPyStatic_bot___globals);
            return NULL;
        }
        
PyObject *CPyDef_bot___Outlook___imagine(PyObject *cpy_r_self, PyObject *cpy_r_seed) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = ((serai___bots___bot___OutlookObject *)cpy_r_self)->__match;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___bots___bot___OutlookObject *)cpy_r_self)->_seat;
    CPyTagged_INCREF(cpy_r_r1);
    cpy_r_r2 = CPyDef_match___Match___imagine(cpy_r_r0, cpy_r_r1, cpy_r_seed);
    CPyTagged_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "imagine", 103, CPyStatic_bot___globals);
        goto CPyL2;
    }
    return cpy_r_r2;
CPyL2: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_bot___Outlook___imagine(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seed", 0};
            static CPyArg_Parser parser = {"O:imagine", kwlist, 0};
            PyObject *obj_seed;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_seed)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_bot___Outlook))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.bot.Outlook", obj_self); 
                goto fail;
            }
            PyObject *arg_seed;
            if (PyUnicode_Check(obj_seed))
                arg_seed = obj_seed;
            else {
                arg_seed = NULL;
            }
            if (arg_seed != NULL) goto __LL113;
            if (PyLong_Check(obj_seed))
                arg_seed = obj_seed;
            else {
                arg_seed = NULL;
            }
            if (arg_seed != NULL) goto __LL113;
            CPy_TypeError("union[str, int]", obj_seed); 
            goto fail;
__LL113: ;
            PyObject *retval = CPyDef_bot___Outlook___imagine(arg_self, arg_seed);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/bot.py", "imagine", 101, CPyStatic_bot___globals);
            return NULL;
        }
        
char CPyDef_bot_____top_level__(void) {
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
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    int32_t cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    int32_t cpy_r_r101;
    char cpy_r_r102;
    char cpy_r_r103;
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
    int32_t cpy_r_r115;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    int32_t cpy_r_r119;
    char cpy_r_r120;
    char cpy_r_r121;
    char cpy_r_r122;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 1, CPyStatic_bot___globals);
        goto CPyL46;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 1, CPyStatic_bot___globals);
        goto CPyL46;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_bot___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 3, CPyStatic_bot___globals);
        goto CPyL46;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4989]; /* ('Iterable', 'Mapping', 'Sequence') */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_bot___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 5, CPyStatic_bot___globals);
        goto CPyL46;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[4990]; /* ('Any', 'Protocol') */
    cpy_r_r17 = CPyStatics[47]; /* 'typing' */
    cpy_r_r18 = CPyStatic_bot___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 6, CPyStatic_bot___globals);
        goto CPyL46;
    }
    cpy_r_r20 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r22 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r23 = CPyModuleLockAPI_serai;
    cpy_r_r24 = CPyImport_IsInitialized(cpy_r_r22);
    if (!cpy_r_r24) goto CPyL10;
    cpy_r_r25 = PyImport_GetModuleDict();
    cpy_r_r26 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 8, CPyStatic_bot___globals);
        goto CPyL46;
    }
    cpy_r_r28 = cpy_r_r27;
    goto CPyL14;
CPyL10: ;
    cpy_r_r29 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r30 = CPyExec_serai___kernel___decision;
    cpy_r_r31 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r32 = PyImport_GetModuleDict();
    cpy_r_r33 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r34 = CPyDict_GetItem(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 8, CPyStatic_bot___globals);
        goto CPyL46;
    }
    cpy_r_r35 = CPyStatics[8]; /* '__file__' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 8, CPyStatic_bot___globals);
        goto CPyL46;
    }
    cpy_r_r37 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r38 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r39 = CPyImport_ImportNative(cpy_r_r38, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r36, cpy_r_r37, 0);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 8, CPyStatic_bot___globals);
        goto CPyL46;
    }
    cpy_r_r28 = cpy_r_r39;
CPyL14: ;
    cpy_r_r40 = CPyStatics[4991]; /* ('Decision', 'Option') */
    cpy_r_r41 = CPyStatic_bot___globals;
    cpy_r_r42 = CPyImport_GetNativeAttrs(cpy_r_r28, cpy_r_r40, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 8, CPyStatic_bot___globals);
        goto CPyL46;
    } else
        goto CPyL47;
CPyL15: ;
    cpy_r_r43 = (void *)&CPyModule_serai___kernel___game;
    cpy_r_r44 = (void *)&CPyImportState_serai___kernel___game;
    cpy_r_r45 = CPyModuleLockAPI_serai;
    cpy_r_r46 = CPyImport_IsInitialized(cpy_r_r44);
    if (!cpy_r_r46) goto CPyL18;
    cpy_r_r47 = PyImport_GetModuleDict();
    cpy_r_r48 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r49 = CPyDict_GetItem(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 9, CPyStatic_bot___globals);
        goto CPyL46;
    }
    cpy_r_r50 = cpy_r_r49;
    goto CPyL22;
CPyL18: ;
    cpy_r_r51 = CPyInitOnly_serai___kernel___game;
    cpy_r_r52 = CPyExec_serai___kernel___game;
    cpy_r_r53 = (PyObject **)&CPyModule_serai___kernel___game__internal;
    cpy_r_r54 = PyImport_GetModuleDict();
    cpy_r_r55 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r56 = CPyDict_GetItem(cpy_r_r54, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 9, CPyStatic_bot___globals);
        goto CPyL46;
    }
    cpy_r_r57 = CPyStatics[8]; /* '__file__' */
    cpy_r_r58 = CPyObject_GetAttr(cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 9, CPyStatic_bot___globals);
        goto CPyL46;
    }
    cpy_r_r59 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r60 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r61 = CPyImport_ImportNative(cpy_r_r60, cpy_r_r51, cpy_r_r52, cpy_r_r53, cpy_r_r43, cpy_r_r44, cpy_r_r45, cpy_r_r58, cpy_r_r59, 0);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 9, CPyStatic_bot___globals);
        goto CPyL46;
    }
    cpy_r_r50 = cpy_r_r61;
CPyL22: ;
    cpy_r_r62 = CPyStatics[4992]; /* ('Game', 'ScoreItem') */
    cpy_r_r63 = CPyStatic_bot___globals;
    cpy_r_r64 = CPyImport_GetNativeAttrs(cpy_r_r50, cpy_r_r62, cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 9, CPyStatic_bot___globals);
        goto CPyL46;
    } else
        goto CPyL48;
CPyL23: ;
    cpy_r_r65 = (void *)&CPyModule_serai___kernel___match;
    cpy_r_r66 = (void *)&CPyImportState_serai___kernel___match;
    cpy_r_r67 = CPyModuleLockAPI_serai;
    cpy_r_r68 = CPyImport_IsInitialized(cpy_r_r66);
    if (!cpy_r_r68) goto CPyL26;
    cpy_r_r69 = PyImport_GetModuleDict();
    cpy_r_r70 = CPyStatics[55]; /* 'serai.kernel.match' */
    cpy_r_r71 = CPyDict_GetItem(cpy_r_r69, cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 10, CPyStatic_bot___globals);
        goto CPyL46;
    }
    cpy_r_r72 = cpy_r_r71;
    goto CPyL30;
CPyL26: ;
    cpy_r_r73 = CPyInitOnly_serai___kernel___match;
    cpy_r_r74 = CPyExec_serai___kernel___match;
    cpy_r_r75 = (PyObject **)&CPyModule_serai___kernel___match__internal;
    cpy_r_r76 = PyImport_GetModuleDict();
    cpy_r_r77 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r78 = CPyDict_GetItem(cpy_r_r76, cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 10, CPyStatic_bot___globals);
        goto CPyL46;
    }
    cpy_r_r79 = CPyStatics[8]; /* '__file__' */
    cpy_r_r80 = CPyObject_GetAttr(cpy_r_r78, cpy_r_r79);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 10, CPyStatic_bot___globals);
        goto CPyL46;
    }
    cpy_r_r81 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r82 = CPyStatics[55]; /* 'serai.kernel.match' */
    cpy_r_r83 = CPyImport_ImportNative(cpy_r_r82, cpy_r_r73, cpy_r_r74, cpy_r_r75, cpy_r_r65, cpy_r_r66, cpy_r_r67, cpy_r_r80, cpy_r_r81, 0);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 10, CPyStatic_bot___globals);
        goto CPyL46;
    }
    cpy_r_r72 = cpy_r_r83;
CPyL30: ;
    cpy_r_r84 = CPyStatics[4993]; /* ('Match',) */
    cpy_r_r85 = CPyStatic_bot___globals;
    cpy_r_r86 = CPyImport_GetNativeAttrs(cpy_r_r72, cpy_r_r84, cpy_r_r84, cpy_r_r85);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 10, CPyStatic_bot___globals);
        goto CPyL46;
    } else
        goto CPyL49;
CPyL31: ;
    cpy_r_r87 = CPyStatic_bot___globals;
    cpy_r_r88 = CPyStatics[93]; /* 'Protocol' */
    cpy_r_r89 = CPyDict_GetItem(cpy_r_r87, cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 13, CPyStatic_bot___globals);
        goto CPyL46;
    }
    cpy_r_r90 = PyTuple_Pack(1, cpy_r_r89);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 13, CPyStatic_bot___globals);
        goto CPyL46;
    }
    cpy_r_r91 = CPyStatics[6]; /* 'serai.bots.bot' */
    cpy_r_r92 = (PyObject *)CPyType_bot___Bot_template;
    cpy_r_r93 = CPyType_FromTemplate(cpy_r_r92, cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 13, CPyStatic_bot___globals);
        goto CPyL46;
    }
    cpy_r_r94 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r95 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r96 = PyTuple_Pack(1, cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 13, CPyStatic_bot___globals);
        goto CPyL50;
    }
    cpy_r_r97 = PyObject_SetAttr(cpy_r_r93, cpy_r_r94, cpy_r_r96);
    CPy_DECREF(cpy_r_r96);
    cpy_r_r98 = cpy_r_r97 >= 0;
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 13, CPyStatic_bot___globals);
        goto CPyL50;
    }
    CPyType_bot___Bot = (PyTypeObject *)cpy_r_r93;
    CPy_INCREF(CPyType_bot___Bot);
    cpy_r_r99 = CPyStatic_bot___globals;
    cpy_r_r100 = CPyStatics[10]; /* 'Bot' */
    cpy_r_r101 = PyDict_SetItem(cpy_r_r99, cpy_r_r100, cpy_r_r93);
    cpy_r_r102 = cpy_r_r101 >= 0;
    if (unlikely(!cpy_r_r102)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 13, CPyStatic_bot___globals);
        goto CPyL50;
    }
    cpy_r_r103 = CPy_InitSubclass(cpy_r_r93);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 13, CPyStatic_bot___globals);
        goto CPyL46;
    }
    cpy_r_r104 = NULL;
    cpy_r_r105 = CPyStatics[6]; /* 'serai.bots.bot' */
    cpy_r_r106 = (PyObject *)CPyType_bot___Outlook_template;
    cpy_r_r107 = CPyType_FromTemplate(cpy_r_r106, cpy_r_r104, cpy_r_r105);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 49, CPyStatic_bot___globals);
        goto CPyL46;
    }
    cpy_r_r108 = CPyDef_bot___Outlook_trait_vtable_setup();
    if (unlikely(cpy_r_r108 == 2)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 49, CPyStatic_bot___globals);
        goto CPyL51;
    }
    cpy_r_r109 = CPyDef_bot___Outlook_coroutine_setup(cpy_r_r107);
    if (unlikely(cpy_r_r109 == 2)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 49, CPyStatic_bot___globals);
        goto CPyL51;
    }
    cpy_r_r110 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r111 = CPyStatics[100]; /* '_match' */
    cpy_r_r112 = CPyStatics[101]; /* 'decision' */
    cpy_r_r113 = CPyStatics[63]; /* 'seat' */
    cpy_r_r114 = PyTuple_Pack(3, cpy_r_r111, cpy_r_r112, cpy_r_r113);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 49, CPyStatic_bot___globals);
        goto CPyL51;
    }
    cpy_r_r115 = PyObject_SetAttr(cpy_r_r107, cpy_r_r110, cpy_r_r114);
    CPy_DECREF(cpy_r_r114);
    cpy_r_r116 = cpy_r_r115 >= 0;
    if (unlikely(!cpy_r_r116)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 49, CPyStatic_bot___globals);
        goto CPyL51;
    }
    CPyType_bot___Outlook = (PyTypeObject *)cpy_r_r107;
    CPy_INCREF(CPyType_bot___Outlook);
    cpy_r_r117 = CPyStatic_bot___globals;
    cpy_r_r118 = CPyStatics[11]; /* 'Outlook' */
    cpy_r_r119 = PyDict_SetItem(cpy_r_r117, cpy_r_r118, cpy_r_r107);
    cpy_r_r120 = cpy_r_r119 >= 0;
    if (unlikely(!cpy_r_r120)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 49, CPyStatic_bot___globals);
        goto CPyL51;
    }
    cpy_r_r121 = CPy_InitSubclass(cpy_r_r107);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(!cpy_r_r121)) {
        CPy_AddTraceback("src/serai/bots/bot.py", "<module>", 49, CPyStatic_bot___globals);
        goto CPyL46;
    }
    return 1;
CPyL46: ;
    cpy_r_r122 = 2;
    return cpy_r_r122;
CPyL47: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL15;
CPyL48: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL23;
CPyL49: ;
    CPy_DECREF(cpy_r_r86);
    goto CPyL31;
CPyL50: ;
    CPy_DecRef(cpy_r_r93);
    goto CPyL46;
CPyL51: ;
    CPy_DecRef(cpy_r_r107);
    goto CPyL46;
}

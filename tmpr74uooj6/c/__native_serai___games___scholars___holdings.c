#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef scholars___holdingsmodule_methods[] = {
    {"holdings", (PyCFunction)CPyPy_scholars___holdings___holdings, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("holdings(t, seat)\n--\n\n") /* docstring */},
    {"_bonuses", (PyCFunction)CPyPy_scholars___holdings____bonuses, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_bonuses(t, seat)\n--\n\n") /* docstring */},
    {"counted", (PyCFunction)CPyPy_scholars___holdings___counted, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("counted(book, card)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___holdings__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___holdings__internal, "__name__");
    CPyStatic_scholars___holdings___globals = PyModule_GetDict(CPyModule_serai___games___scholars___holdings__internal);
    if (unlikely(CPyStatic_scholars___holdings___globals == NULL))
        goto fail;
    char result = CPyDef_scholars___holdings_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___holdings__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___games___scholars___holdings(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___holdings__impl, &CPyImportState_serai___games___scholars___holdings, &CPyModule_serai___games___scholars___holdings);
}
static struct PyModuleDef scholars___holdingsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.holdings",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    scholars___holdingsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___holdings(void)
{
    if (CPyModule_serai___games___scholars___holdings__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___holdings__internal);
        return CPyModule_serai___games___scholars___holdings__internal;
    }
    CPyModule_serai___games___scholars___holdings__internal = PyModule_Create(&scholars___holdingsmodule);
    return CPyModule_serai___games___scholars___holdings__internal;
}

PyObject *CPyInit_serai___games___scholars___holdings(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___holdings__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___holdings__internal);
        return CPyModule_serai___games___scholars___holdings__internal;
    }
    CPyModule_serai___games___scholars___holdings__internal = PyModule_Create(&scholars___holdingsmodule);
    if (unlikely(CPyModule_serai___games___scholars___holdings__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.holdings");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___holdings__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___holdings__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___holdings__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___holdings(CPyModule_serai___games___scholars___holdings__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___holdings__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.holdings");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___holdings__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_scholars___holdings___holdings(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyPtr cpy_r_r19;
    int64_t cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    CPyTagged cpy_r_r27;
    CPyTagged cpy_r_r28;
    CPyTagged cpy_r_n;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    int32_t cpy_r_r42;
    char cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_found;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject **cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    tuple_T2OI cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyTagged cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    CPyTagged cpy_r_r64;
    CPyTagged cpy_r_r65;
    CPyTagged cpy_r_level;
    int64_t cpy_r_r66;
    char cpy_r_r67;
    int64_t cpy_r_r68;
    char cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    int64_t cpy_r_r77;
    char cpy_r_r78;
    int64_t cpy_r_r79;
    char cpy_r_r80;
    char cpy_r_r81;
    char cpy_r_r82;
    char cpy_r_r83;
    char cpy_r_r84;
    char cpy_r_r85;
    CPyTagged cpy_r_r86;
    PyObject *cpy_r_r87;
    int32_t cpy_r_r88;
    char cpy_r_r89;
    CPyTagged cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    int64_t cpy_r_r96;
    CPyPtr cpy_r_r97;
    int64_t cpy_r_r98;
    char cpy_r_r99;
    CPyPtr cpy_r_r100;
    CPyPtr cpy_r_r101;
    int64_t cpy_r_r102;
    CPyPtr cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    int64_t cpy_r_r106;
    CPyPtr cpy_r_r107;
    int64_t cpy_r_r108;
    char cpy_r_r109;
    CPyPtr cpy_r_r110;
    CPyPtr cpy_r_r111;
    int64_t cpy_r_r112;
    CPyPtr cpy_r_r113;
    PyObject *cpy_r_r114;
    CPyTagged cpy_r_r115;
    PyObject *cpy_r_r116;
    int32_t cpy_r_r117;
    char cpy_r_r118;
    int64_t cpy_r_r119;
    int64_t cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    int32_t cpy_r_r127;
    char cpy_r_r128;
    PyObject *cpy_r_r129;
    CPyPtr cpy_r_r130;
    int64_t cpy_r_r131;
    int64_t cpy_r_r132;
    char cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    int32_t cpy_r_r139;
    char cpy_r_r140;
    int64_t cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    int64_t cpy_r_r144;
    CPyPtr cpy_r_r145;
    int64_t cpy_r_r146;
    char cpy_r_r147;
    CPyPtr cpy_r_r148;
    CPyPtr cpy_r_r149;
    int64_t cpy_r_r150;
    CPyPtr cpy_r_r151;
    PyObject *cpy_r_r152;
    CPyTagged cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    CPyTagged cpy_r_r158;
    PyObject *cpy_r_r159;
    int64_t cpy_r_r160;
    char cpy_r_r161;
    int64_t cpy_r_r162;
    char cpy_r_r163;
    char cpy_r_r164;
    char cpy_r_r165;
    char cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    int32_t cpy_r_r177;
    char cpy_r_r178;
    int64_t cpy_r_r179;
    CPyTagged cpy_r_r180;
    PyObject *cpy_r_r181;
    int64_t cpy_r_r182;
    CPyPtr cpy_r_r183;
    int64_t cpy_r_r184;
    char cpy_r_r185;
    CPyTagged cpy_r_number;
    CPyPtr cpy_r_r186;
    CPyPtr cpy_r_r187;
    int64_t cpy_r_r188;
    CPyPtr cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    char cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    CPyPtr cpy_r_r197;
    int64_t cpy_r_r198;
    CPyTagged cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    int32_t cpy_r_r205;
    char cpy_r_r206;
    CPyTagged cpy_r_r207;
    int64_t cpy_r_r208;
    PyObject *cpy_r_r209;
    CPyTagged cpy_r_r210;
    PyObject *cpy_r_r211;
    int64_t cpy_r_r212;
    CPyPtr cpy_r_r213;
    int64_t cpy_r_r214;
    char cpy_r_r215;
    CPyTagged cpy_r_n_2;
    CPyPtr cpy_r_r216;
    CPyPtr cpy_r_r217;
    int64_t cpy_r_r218;
    CPyPtr cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    CPyTagged cpy_r_r228;
    int64_t cpy_r_r229;
    char cpy_r_r230;
    char cpy_r_r231;
    char cpy_r_r232;
    char cpy_r_r233;
    char cpy_r_r234;
    CPyTagged cpy_r_r235;
    PyObject *cpy_r_r236;
    int32_t cpy_r_r237;
    char cpy_r_r238;
    CPyTagged cpy_r_r239;
    int64_t cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    CPyTagged cpy_r_r244;
    PyObject *cpy_r_r245;
    CPyTagged cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    int64_t cpy_r_r249;
    CPyPtr cpy_r_r250;
    int64_t cpy_r_r251;
    char cpy_r_r252;
    CPyTagged cpy_r_n_3;
    CPyPtr cpy_r_r253;
    CPyPtr cpy_r_r254;
    int64_t cpy_r_r255;
    CPyPtr cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    PyObject *cpy_r_r262;
    int32_t cpy_r_r263;
    char cpy_r_r264;
    char cpy_r_r265;
    char cpy_r_r266;
    CPyTagged cpy_r_r267;
    PyObject *cpy_r_r268;
    int32_t cpy_r_r269;
    char cpy_r_r270;
    CPyTagged cpy_r_r271;
    int64_t cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    PyObject *cpy_r_r276;
    PyObject *cpy_r_r277;
    PyObject *cpy_r_r278;
    CPyTagged cpy_r_r279;
    PyObject *cpy_r_r280;
    int64_t cpy_r_r281;
    CPyPtr cpy_r_r282;
    int64_t cpy_r_r283;
    char cpy_r_r284;
    CPyTagged cpy_r_n_4;
    CPyPtr cpy_r_r285;
    CPyPtr cpy_r_r286;
    int64_t cpy_r_r287;
    CPyPtr cpy_r_r288;
    PyObject *cpy_r_r289;
    PyObject *cpy_r_r290;
    PyObject *cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    PyObject *cpy_r_r294;
    PyObject *cpy_r_r295;
    PyObject *cpy_r_r296;
    CPyTagged cpy_r_r297;
    int64_t cpy_r_r298;
    char cpy_r_r299;
    char cpy_r_r300;
    char cpy_r_r301;
    char cpy_r_r302;
    char cpy_r_r303;
    CPyTagged cpy_r_r304;
    PyObject *cpy_r_r305;
    int32_t cpy_r_r306;
    char cpy_r_r307;
    CPyTagged cpy_r_r308;
    int64_t cpy_r_r309;
    PyObject *cpy_r_r310;
    PyObject *cpy_r_r311;
    PyObject *cpy_r_r312;
    CPyPtr cpy_r_r313;
    int64_t cpy_r_r314;
    CPyTagged cpy_r_r315;
    CPyTagged cpy_r_spaces;
    CPyTagged cpy_r_r316;
    PyObject *cpy_r_r317;
    int64_t cpy_r_r318;
    CPyPtr cpy_r_r319;
    int64_t cpy_r_r320;
    char cpy_r_r321;
    CPyTagged cpy_r_n_5;
    CPyPtr cpy_r_r322;
    CPyPtr cpy_r_r323;
    int64_t cpy_r_r324;
    CPyPtr cpy_r_r325;
    PyObject *cpy_r_r326;
    tuple_T2OI cpy_r_r327;
    PyObject *cpy_r_r328;
    CPyTagged cpy_r_r329;
    PyObject *cpy_r_r330;
    PyObject *cpy_r_r331;
    PyObject *cpy_r_r332;
    PyObject *cpy_r_r333;
    PyObject *cpy_r_r334;
    PyObject *cpy_r_r335;
    PyObject *cpy_r_r336;
    PyObject *cpy_r_r337;
    PyObject *cpy_r_r338;
    CPyTagged cpy_r_r339;
    PyObject *cpy_r_r340;
    int32_t cpy_r_r341;
    char cpy_r_r342;
    CPyTagged cpy_r_r343;
    int64_t cpy_r_r344;
    PyObject *cpy_r_r345;
    PyObject *cpy_r_r346;
    PyObject *cpy_r_r347;
    PyObject *cpy_r_r348;
    PyObject *cpy_r_r349;
    PyObject *cpy_r_r350;
    PyObject *cpy_r_r351;
    PyObject *cpy_r_r352;
    CPyTagged cpy_r_r353;
    int64_t cpy_r_r354;
    PyObject *cpy_r_r355;
    tuple_T4CIOO cpy_r_r356;
    CPyTagged cpy_r_r357;
    char cpy_r_r358;
    PyObject *cpy_r_r359;
    PyObject *cpy_r_r360;
    PyObject *cpy_r_r361;
    CPyTagged cpy_r_r362;
    CPyTagged cpy_r_r363;
    CPyTagged cpy_r_r364;
    char cpy_r_r365;
    char cpy_r_r366;
    CPyTagged cpy_r_r367;
    PyObject *cpy_r_r368;
    int32_t cpy_r_r369;
    char cpy_r_r370;
    char cpy_r_r371;
    char cpy_r_r372;
    PyObject *cpy_r_r373;
    PyObject *cpy_r_r374;
    PyObject *cpy_r_r375;
    PyObject *cpy_r_r376;
    PyObject *cpy_r_r377;
    PyObject *cpy_r_r378;
    PyObject *cpy_r_r379;
    PyObject *cpy_r_r380;
    PyObject *cpy_r_r381;
    PyObject **cpy_r_r383;
    PyObject *cpy_r_r384;
    PyObject *cpy_r_r385;
    PyObject *cpy_r_r386;
    PyObject *cpy_r_r387;
    tuple_T2OI cpy_r_r388;
    PyObject *cpy_r_r389;
    CPyTagged cpy_r_r390;
    PyObject *cpy_r_r391;
    PyObject *cpy_r_r392;
    PyObject *cpy_r_r393;
    PyObject *cpy_r_r394;
    PyObject *cpy_r_r395;
    int32_t cpy_r_r396;
    char cpy_r_r397;
    char cpy_r_r398;
    PyObject *cpy_r_r399;
    PyObject *cpy_r_r400;
    PyObject *cpy_r_r401;
    CPyTagged cpy_r_r402;
    PyObject *cpy_r_r403;
    CPyTagged cpy_r_r404;
    PyObject *cpy_r_r405;
    PyObject *cpy_r_r406;
    PyObject *cpy_r_r407;
    PyObject *cpy_r_r408;
    PyObject *cpy_r_r409;
    PyObject **cpy_r_r411;
    PyObject *cpy_r_r412;
    CPyTagged cpy_r_r413;
    PyObject *cpy_r_r414;
    PyObject *cpy_r_r415;
    PyObject *cpy_r_r416;
    PyObject *cpy_r_r417;
    PyObject *cpy_r_r418;
    CPyTagged cpy_r_r419;
    PyObject *cpy_r_r420;
    PyObject *cpy_r_r421;
    PyObject *cpy_r_r422;
    int32_t cpy_r_r423;
    char cpy_r_r424;
    int32_t cpy_r_r425;
    char cpy_r_r426;
    PyObject *cpy_r_r427;
    int32_t cpy_r_r428;
    char cpy_r_r429;
    int32_t cpy_r_r430;
    char cpy_r_r431;
    PyObject *cpy_r_r432;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "holdings", "Table", "players", 20, CPyStatic_scholars___holdings___globals);
        goto CPyL223;
    }
CPyL1: ;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 << 1;
    cpy_r_r4 = cpy_r_seat & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (cpy_r_r5) goto CPyL3;
    cpy_r_r6 = cpy_r_r3 & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (!cpy_r_r7) goto CPyL4;
CPyL3: ;
    cpy_r_r8 = CPyTagged_IsLt_(cpy_r_seat, cpy_r_r3);
    cpy_r_r9 = cpy_r_r8 ^ 1;
    if (cpy_r_r9) {
        goto CPyL5;
    } else
        goto CPyL7;
CPyL4: ;
    cpy_r_r10 = (Py_ssize_t)cpy_r_seat >= (Py_ssize_t)cpy_r_r3;
    if (!cpy_r_r10) goto CPyL7;
CPyL5: ;
    cpy_r_r11 = PyDict_New();
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 21, CPyStatic_scholars___holdings___globals);
        goto CPyL223;
    }
    return cpy_r_r11;
CPyL7: ;
    cpy_r_r12 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "holdings", "Table", "book", 22, CPyStatic_scholars___holdings___globals);
        goto CPyL223;
    }
    CPy_INCREF(cpy_r_r12);
CPyL8: ;
    cpy_r_r13 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "holdings", "Table", "players", 23, CPyStatic_scholars___holdings___globals);
        goto CPyL224;
    }
CPyL9: ;
    cpy_r_r14 = CPyList_GetItem(cpy_r_r13, cpy_r_seat);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 23, CPyStatic_scholars___holdings___globals);
        goto CPyL224;
    }
    if (likely(Py_TYPE(cpy_r_r14) == CPyType_scholars___table___Player))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "holdings", 23, CPyStatic_scholars___holdings___globals, "serai.games.scholars.table.Player", cpy_r_r14);
        goto CPyL224;
    }
    cpy_r_r16 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_first;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "holdings", "Table", "first", 24, CPyStatic_scholars___holdings___globals);
        goto CPyL225;
    }
CPyL12: ;
    cpy_r_r17 = CPyTagged_Subtract(cpy_r_seat, cpy_r_r16);
    cpy_r_r18 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "holdings", "Table", "players", 24, CPyStatic_scholars___holdings___globals);
        goto CPyL226;
    }
CPyL13: ;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyVarObject, ob_size));
    cpy_r_r20 = *(int64_t *)cpy_r_r19;
    cpy_r_r21 = cpy_r_r20 << 1;
    cpy_r_r22 = CPyTagged_Remainder(cpy_r_r17, cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 24, CPyStatic_scholars___holdings___globals);
        goto CPyL225;
    }
    cpy_r_r23 = PyDict_New();
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 25, CPyStatic_scholars___holdings___globals);
        goto CPyL227;
    }
    cpy_r_r24 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "holdings", "Table", "players", 25, CPyStatic_scholars___holdings___globals);
        goto CPyL228;
    }
CPyL16: ;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r24 + offsetof(PyVarObject, ob_size));
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r26 << 1;
    cpy_r_r28 = 0;
    cpy_r_n = cpy_r_r28;
    CPyTagged_DECREF(cpy_r_n);
CPyL17: ;
    cpy_r_r29 = (Py_ssize_t)cpy_r_r28 < (Py_ssize_t)cpy_r_r27;
    if (!cpy_r_r29) goto CPyL229;
    cpy_r_n = cpy_r_r28;
    cpy_r_r30 = CPyStatics[2852]; /* 'order-' */
    cpy_r_r31 = CPyTagged_Add(cpy_r_n, 2);
    cpy_r_r32 = CPyTagged_Str(cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 25, CPyStatic_scholars___holdings___globals);
        goto CPyL230;
    }
    cpy_r_r33 = CPyStr_Build(2, cpy_r_r30, cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 25, CPyStatic_scholars___holdings___globals);
        goto CPyL230;
    }
    cpy_r_r34 = cpy_r_n & 1;
    cpy_r_r35 = cpy_r_r34 != 0;
    if (!cpy_r_r35) goto CPyL22;
    cpy_r_r36 = CPyTagged_IsEq_(cpy_r_n, cpy_r_r22);
    cpy_r_r37 = cpy_r_r36;
    goto CPyL23;
CPyL22: ;
    cpy_r_r38 = cpy_r_n == cpy_r_r22;
    cpy_r_r37 = cpy_r_r38;
CPyL23: ;
    CPyTagged_DECREF(cpy_r_n);
    cpy_r_r39 = cpy_r_r37 << 1;
    cpy_r_r40 = cpy_r_r39;
    cpy_r_r41 = CPyTagged_StealAsObject(cpy_r_r40);
    cpy_r_r42 = PyDict_SetItem(cpy_r_r23, cpy_r_r33, cpy_r_r41);
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r41);
    cpy_r_r43 = cpy_r_r42 >= 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 25, CPyStatic_scholars___holdings___globals);
        goto CPyL228;
    }
    cpy_r_r44 = cpy_r_r28 + 2;
    cpy_r_r28 = cpy_r_r44;
    goto CPyL17;
CPyL25: ;
    cpy_r_found = cpy_r_r23;
    cpy_r_r45 = ((serai___games___scholars___book___BookObject *)cpy_r_r12)->_tracks;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "holdings", "Book", "tracks", 26, CPyStatic_scholars___holdings___globals);
        goto CPyL231;
    }
    CPy_INCREF(cpy_r_r45);
CPyL26: ;
    cpy_r_r46 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r15)->_levels;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "holdings", "Player", "levels", 26, CPyStatic_scholars___holdings___globals);
        goto CPyL232;
    }
    CPy_INCREF(cpy_r_r46);
CPyL27: ;
    cpy_r_r47 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r48 = CPyStatics[36]; /* 'zip' */
    cpy_r_r49 = CPyObject_GetAttr(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 26, CPyStatic_scholars___holdings___globals);
        goto CPyL233;
    }
    cpy_r_r50 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r51[3] = {cpy_r_r45, cpy_r_r46, cpy_r_r50};
    cpy_r_r52 = (PyObject **)&cpy_r_r51;
    cpy_r_r53 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r54 = PyObject_Vectorcall(cpy_r_r49, cpy_r_r52, 2, cpy_r_r53);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 26, CPyStatic_scholars___holdings___globals);
        goto CPyL233;
    }
    CPy_DECREF(cpy_r_r45);
    CPy_DECREF(cpy_r_r46);
    cpy_r_r55 = PyObject_GetIter(cpy_r_r54);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 26, CPyStatic_scholars___holdings___globals);
        goto CPyL231;
    }
CPyL30: ;
    cpy_r_r56 = PyIter_Next(cpy_r_r55);
    if (cpy_r_r56 == NULL) goto CPyL234;
    PyObject *__tmp4865;
    if (unlikely(!(PyTuple_Check(cpy_r_r56) && PyTuple_GET_SIZE(cpy_r_r56) == 2))) {
        __tmp4865 = NULL;
        goto __LL4866;
    }
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r56, 0))))
        __tmp4865 = PyTuple_GET_ITEM(cpy_r_r56, 0);
    else {
        __tmp4865 = NULL;
    }
    if (__tmp4865 == NULL) goto __LL4866;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r56, 1))))
        __tmp4865 = PyTuple_GET_ITEM(cpy_r_r56, 1);
    else {
        __tmp4865 = NULL;
    }
    if (__tmp4865 == NULL) goto __LL4866;
    __tmp4865 = cpy_r_r56;
__LL4866: ;
    if (unlikely(__tmp4865 == NULL)) {
        CPy_TypeError("tuple[tuple, int]", cpy_r_r56); cpy_r_r57 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp4867 = PyTuple_GET_ITEM(cpy_r_r56, 0);
        CPy_INCREF(__tmp4867);
        PyObject * __tmp4868;
        if (likely(PyTuple_Check(__tmp4867)))
            __tmp4868 = __tmp4867;
        else {
            CPy_TypeError("tuple", __tmp4867); 
            __tmp4868 = NULL;
        }
        cpy_r_r57.f0 = __tmp4868;
        PyObject *__tmp4869 = PyTuple_GET_ITEM(cpy_r_r56, 1);
        CPyTagged __tmp4870;
        if (likely(PyLong_Check(__tmp4869)))
            __tmp4870 = CPyTagged_FromObject(__tmp4869);
        else {
            goto __LL4871;
        }
        cpy_r_r57.f1 = __tmp4870;
    }
    goto __LL4872;
__LL4871: ;
    CPy_DECREF(cpy_r_r57.f0);
    cpy_r_r57 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL4872;
__LL4872: ;
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 26, CPyStatic_scholars___holdings___globals);
        goto CPyL235;
    }
    cpy_r_r58 = cpy_r_r57.f0;
    CPy_INCREF(cpy_r_r58);
    cpy_r_r59 = cpy_r_r57.f1;
    CPyTagged_INCREF(cpy_r_r59);
    CPy_DECREF(cpy_r_r57.f0);
    CPyTagged_DECREF(cpy_r_r57.f1);
    cpy_r_r60 = PyDict_New();
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 27, CPyStatic_scholars___holdings___globals);
        goto CPyL236;
    }
    cpy_r_r61 = CPyStatics[1513]; /* 'top' */
    cpy_r_r62 = CPyObject_GetAttr(cpy_r_r58, cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 27, CPyStatic_scholars___holdings___globals);
        goto CPyL237;
    }
    if (likely(PyLong_Check(cpy_r_r62)))
        cpy_r_r63 = CPyTagged_FromObject(cpy_r_r62);
    else {
        CPy_TypeError("int", cpy_r_r62); cpy_r_r63 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 27, CPyStatic_scholars___holdings___globals);
        goto CPyL237;
    }
    cpy_r_r64 = CPyTagged_Add(cpy_r_r63, 2);
    CPyTagged_DECREF(cpy_r_r63);
    cpy_r_r65 = 2;
    CPyTagged_INCREF(cpy_r_r65);
    cpy_r_level = cpy_r_r65;
    CPyTagged_DECREF(cpy_r_level);
CPyL36: ;
    cpy_r_r66 = cpy_r_r65 & 1;
    cpy_r_r67 = cpy_r_r66 != 0;
    if (cpy_r_r67) goto CPyL38;
    cpy_r_r68 = cpy_r_r64 & 1;
    cpy_r_r69 = cpy_r_r68 != 0;
    if (!cpy_r_r69) goto CPyL39;
CPyL38: ;
    cpy_r_r70 = CPyTagged_IsLt_(cpy_r_r65, cpy_r_r64);
    if (cpy_r_r70) {
        goto CPyL40;
    } else
        goto CPyL238;
CPyL39: ;
    cpy_r_r71 = (Py_ssize_t)cpy_r_r65 < (Py_ssize_t)cpy_r_r64;
    if (!cpy_r_r71) goto CPyL238;
CPyL40: ;
    CPyTagged_INCREF(cpy_r_r65);
    cpy_r_level = cpy_r_r65;
    cpy_r_r72 = CPySequenceTuple_GetItem(cpy_r_r58, 0);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 27, CPyStatic_scholars___holdings___globals);
        goto CPyL239;
    }
    if (likely(PyUnicode_Check(cpy_r_r72)))
        cpy_r_r73 = cpy_r_r72;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "holdings", 27, CPyStatic_scholars___holdings___globals, "str", cpy_r_r72);
        goto CPyL239;
    }
    cpy_r_r74 = CPyStatics[1414]; /* '-' */
    cpy_r_r75 = CPyTagged_Str(cpy_r_level);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 27, CPyStatic_scholars___holdings___globals);
        goto CPyL240;
    }
    cpy_r_r76 = CPyStr_Build(3, cpy_r_r73, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r73);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 27, CPyStatic_scholars___holdings___globals);
        goto CPyL239;
    }
    cpy_r_r77 = cpy_r_level & 1;
    cpy_r_r78 = cpy_r_r77 != 0;
    if (cpy_r_r78) goto CPyL46;
    cpy_r_r79 = cpy_r_r59 & 1;
    cpy_r_r80 = cpy_r_r79 != 0;
    if (!cpy_r_r80) goto CPyL47;
CPyL46: ;
    cpy_r_r81 = CPyTagged_IsLt_(cpy_r_r59, cpy_r_level);
    cpy_r_r82 = cpy_r_r81 ^ 1;
    cpy_r_r83 = cpy_r_r82;
    goto CPyL48;
CPyL47: ;
    cpy_r_r84 = (Py_ssize_t)cpy_r_level <= (Py_ssize_t)cpy_r_r59;
    cpy_r_r83 = cpy_r_r84;
CPyL48: ;
    CPyTagged_DECREF(cpy_r_level);
    cpy_r_r85 = cpy_r_r83 << 1;
    cpy_r_r86 = cpy_r_r85;
    cpy_r_r87 = CPyTagged_StealAsObject(cpy_r_r86);
    cpy_r_r88 = PyDict_SetItem(cpy_r_r60, cpy_r_r76, cpy_r_r87);
    CPy_DECREF(cpy_r_r76);
    CPy_DECREF(cpy_r_r87);
    cpy_r_r89 = cpy_r_r88 >= 0;
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 27, CPyStatic_scholars___holdings___globals);
        goto CPyL241;
    }
    cpy_r_r90 = CPyTagged_Add(cpy_r_r65, 2);
    CPyTagged_DECREF(cpy_r_r65);
    cpy_r_r65 = cpy_r_r90;
    goto CPyL36;
CPyL50: ;
    cpy_r_r91 = PyNumber_InPlaceOr(cpy_r_found, cpy_r_r60);
    CPy_DECREF(cpy_r_found);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 27, CPyStatic_scholars___holdings___globals);
        goto CPyL242;
    }
    if (likely(PyDict_Check(cpy_r_r91)))
        cpy_r_r92 = cpy_r_r91;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "holdings", 27, CPyStatic_scholars___holdings___globals, "dict", cpy_r_r91);
        goto CPyL242;
    }
    cpy_r_found = cpy_r_r92;
    goto CPyL30;
CPyL53: ;
    cpy_r_r93 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 26, CPyStatic_scholars___holdings___globals);
        goto CPyL231;
    }
    cpy_r_r94 = PyList_New(0);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 28, CPyStatic_scholars___holdings___globals);
        goto CPyL231;
    }
    cpy_r_r95 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r15)->_tucked;
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "holdings", "Player", "tucked", 28, CPyStatic_scholars___holdings___globals);
        goto CPyL243;
    }
    CPy_INCREF(cpy_r_r95);
CPyL56: ;
    cpy_r_r96 = 0;
CPyL57: ;
    cpy_r_r97 = (CPyPtr)((CPyPtr)cpy_r_r95 + offsetof(PyVarObject, ob_size));
    cpy_r_r98 = *(int64_t *)cpy_r_r97;
    cpy_r_r99 = cpy_r_r96 < cpy_r_r98;
    if (!cpy_r_r99) goto CPyL244;
    cpy_r_r100 = (CPyPtr)((CPyPtr)cpy_r_r95 + offsetof(PyListObject, ob_item));
    cpy_r_r101 = *(CPyPtr *)cpy_r_r100;
    cpy_r_r102 = cpy_r_r96 * 8;
    cpy_r_r103 = cpy_r_r101 + cpy_r_r102;
    cpy_r_r104 = *(PyObject * *)cpy_r_r103;
    CPy_INCREF(cpy_r_r104);
    if (likely(PyList_Check(cpy_r_r104)))
        cpy_r_r105 = cpy_r_r104;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "holdings", 28, CPyStatic_scholars___holdings___globals, "list", cpy_r_r104);
        goto CPyL245;
    }
    cpy_r_r106 = 0;
CPyL60: ;
    cpy_r_r107 = (CPyPtr)((CPyPtr)cpy_r_r105 + offsetof(PyVarObject, ob_size));
    cpy_r_r108 = *(int64_t *)cpy_r_r107;
    cpy_r_r109 = cpy_r_r106 < cpy_r_r108;
    if (!cpy_r_r109) goto CPyL246;
    cpy_r_r110 = (CPyPtr)((CPyPtr)cpy_r_r105 + offsetof(PyListObject, ob_item));
    cpy_r_r111 = *(CPyPtr *)cpy_r_r110;
    cpy_r_r112 = cpy_r_r106 * 8;
    cpy_r_r113 = cpy_r_r111 + cpy_r_r112;
    cpy_r_r114 = *(PyObject * *)cpy_r_r113;
    CPy_INCREF(cpy_r_r114);
    if (likely(PyLong_Check(cpy_r_r114)))
        cpy_r_r115 = CPyTagged_FromObject(cpy_r_r114);
    else {
        CPy_TypeError("int", cpy_r_r114); cpy_r_r115 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r115 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 28, CPyStatic_scholars___holdings___globals);
        goto CPyL247;
    }
    cpy_r_r116 = CPyTagged_StealAsObject(cpy_r_r115);
    cpy_r_r117 = PyList_Append(cpy_r_r94, cpy_r_r116);
    CPy_DECREF(cpy_r_r116);
    cpy_r_r118 = cpy_r_r117 >= 0;
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 28, CPyStatic_scholars___holdings___globals);
        goto CPyL247;
    }
    cpy_r_r119 = cpy_r_r106 + 1;
    cpy_r_r106 = cpy_r_r119;
    goto CPyL60;
CPyL64: ;
    cpy_r_r120 = cpy_r_r96 + 1;
    cpy_r_r96 = cpy_r_r120;
    goto CPyL57;
CPyL65: ;
    cpy_r_r121 = PyDict_New();
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 29, CPyStatic_scholars___holdings___globals);
        goto CPyL248;
    }
    cpy_r_r122 = ((serai___games___scholars___book___BookObject *)cpy_r_r12)->_words;
    cpy_r_r123 = ((serai___games___scholars___book___WordsObject *)cpy_r_r122)->_piles;
    CPy_INCREF(cpy_r_r123);
    cpy_r_r124 = CPyStatics[2853]; /* 'starting' */
    cpy_r_r125 = PyList_New(0);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 29, CPyStatic_scholars___holdings___globals);
        goto CPyL249;
    }
    cpy_r_r126 = CPyList_Extend(cpy_r_r125, cpy_r_r123);
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 29, CPyStatic_scholars___holdings___globals);
        goto CPyL250;
    } else
        goto CPyL251;
CPyL68: ;
    cpy_r_r127 = PyList_Append(cpy_r_r125, cpy_r_r124);
    cpy_r_r128 = cpy_r_r127 >= 0;
    if (unlikely(!cpy_r_r128)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 29, CPyStatic_scholars___holdings___globals);
        goto CPyL250;
    }
    cpy_r_r129 = PyList_AsTuple(cpy_r_r125);
    CPy_DECREF(cpy_r_r125);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 29, CPyStatic_scholars___holdings___globals);
        goto CPyL252;
    }
    cpy_r_r130 = (CPyPtr)((CPyPtr)cpy_r_r129 + offsetof(PyVarObject, ob_size));
    cpy_r_r131 = *(int64_t *)cpy_r_r130;
    cpy_r_r132 = 0;
CPyL71: ;
    cpy_r_r133 = cpy_r_r132 < cpy_r_r131;
    if (!cpy_r_r133) goto CPyL253;
    cpy_r_r134 = CPySequenceTuple_GetItemUnsafe(cpy_r_r129, cpy_r_r132);
    if (likely(PyUnicode_Check(cpy_r_r134)))
        cpy_r_r135 = cpy_r_r134;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "holdings", 29, CPyStatic_scholars___holdings___globals, "str", cpy_r_r134);
        goto CPyL254;
    }
    cpy_r_r136 = CPyStatics[2854]; /* 'retired-' */
    cpy_r_r137 = CPyStr_Build(2, cpy_r_r136, cpy_r_r135);
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 29, CPyStatic_scholars___holdings___globals);
        goto CPyL254;
    }
    cpy_r_r138 = CPyStatics[4896]; /* 0 */
    cpy_r_r139 = PyDict_SetItem(cpy_r_r121, cpy_r_r137, cpy_r_r138);
    CPy_DECREF(cpy_r_r137);
    cpy_r_r140 = cpy_r_r139 >= 0;
    if (unlikely(!cpy_r_r140)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 29, CPyStatic_scholars___holdings___globals);
        goto CPyL254;
    }
    cpy_r_r141 = cpy_r_r132 + 1;
    cpy_r_r132 = cpy_r_r141;
    goto CPyL71;
CPyL76: ;
    cpy_r_r142 = PyNumber_InPlaceOr(cpy_r_found, cpy_r_r121);
    CPy_DECREF(cpy_r_found);
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 29, CPyStatic_scholars___holdings___globals);
        goto CPyL255;
    }
    if (likely(PyDict_Check(cpy_r_r142)))
        cpy_r_r143 = cpy_r_r142;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "holdings", 29, CPyStatic_scholars___holdings___globals, "dict", cpy_r_r142);
        goto CPyL255;
    }
    cpy_r_found = cpy_r_r143;
    cpy_r_r144 = 0;
CPyL79: ;
    cpy_r_r145 = (CPyPtr)((CPyPtr)cpy_r_r94 + offsetof(PyVarObject, ob_size));
    cpy_r_r146 = *(int64_t *)cpy_r_r145;
    cpy_r_r147 = cpy_r_r144 < cpy_r_r146;
    if (!cpy_r_r147) goto CPyL256;
    cpy_r_r148 = (CPyPtr)((CPyPtr)cpy_r_r94 + offsetof(PyListObject, ob_item));
    cpy_r_r149 = *(CPyPtr *)cpy_r_r148;
    cpy_r_r150 = cpy_r_r144 * 8;
    cpy_r_r151 = cpy_r_r149 + cpy_r_r150;
    cpy_r_r152 = *(PyObject * *)cpy_r_r151;
    CPy_INCREF(cpy_r_r152);
    if (likely(PyLong_Check(cpy_r_r152)))
        cpy_r_r153 = CPyTagged_FromObject(cpy_r_r152);
    else {
        CPy_TypeError("int", cpy_r_r152); cpy_r_r153 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r152);
    if (unlikely(cpy_r_r153 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 30, CPyStatic_scholars___holdings___globals);
        goto CPyL248;
    }
    cpy_r_r154 = ((serai___games___scholars___book___BookObject *)cpy_r_r12)->_translators;
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "holdings", "Book", "translators", 31, CPyStatic_scholars___holdings___globals);
        goto CPyL257;
    }
CPyL82: ;
    cpy_r_r155 = CPyList_GetItem(cpy_r_r154, cpy_r_r153);
    CPyTagged_DECREF(cpy_r_r153);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 31, CPyStatic_scholars___holdings___globals);
        goto CPyL248;
    }
    if (likely(PyTuple_Check(cpy_r_r155)))
        cpy_r_r156 = cpy_r_r155;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "holdings", 31, CPyStatic_scholars___holdings___globals, "tuple", cpy_r_r155);
        goto CPyL248;
    }
    cpy_r_r157 = CPySequenceTuple_GetItem(cpy_r_r156, 2);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 31, CPyStatic_scholars___holdings___globals);
        goto CPyL248;
    }
    if (likely(PyLong_Check(cpy_r_r157)))
        cpy_r_r158 = CPyTagged_FromObject(cpy_r_r157);
    else {
        CPy_TypeError("int", cpy_r_r157); cpy_r_r158 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r157);
    if (unlikely(cpy_r_r158 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 31, CPyStatic_scholars___holdings___globals);
        goto CPyL248;
    }
    cpy_r_r159 = CPyStatics[2854]; /* 'retired-' */
    cpy_r_r160 = cpy_r_r158 & 1;
    cpy_r_r161 = cpy_r_r160 != 0;
    if (cpy_r_r161) goto CPyL88;
    cpy_r_r162 = 0 & 1;
    cpy_r_r163 = cpy_r_r162 != 0;
    if (!cpy_r_r163) goto CPyL89;
CPyL88: ;
    cpy_r_r164 = CPyTagged_IsLt_(cpy_r_r158, 0);
    cpy_r_r165 = cpy_r_r164 ^ 1;
    if (cpy_r_r165) {
        goto CPyL90;
    } else
        goto CPyL258;
CPyL89: ;
    cpy_r_r166 = (Py_ssize_t)cpy_r_r158 >= (Py_ssize_t)0;
    if (!cpy_r_r166) goto CPyL258;
CPyL90: ;
    cpy_r_r167 = ((serai___games___scholars___book___BookObject *)cpy_r_r12)->_words;
    cpy_r_r168 = ((serai___games___scholars___book___WordsObject *)cpy_r_r167)->_piles;
    CPy_INCREF(cpy_r_r168);
    cpy_r_r169 = CPySequenceTuple_GetItem(cpy_r_r168, cpy_r_r158);
    CPy_DECREF(cpy_r_r168);
    CPyTagged_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 32, CPyStatic_scholars___holdings___globals);
        goto CPyL248;
    }
    if (likely(PyUnicode_Check(cpy_r_r169)))
        cpy_r_r170 = cpy_r_r169;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "holdings", 32, CPyStatic_scholars___holdings___globals, "str", cpy_r_r169);
        goto CPyL248;
    }
    cpy_r_r171 = cpy_r_r170;
    goto CPyL94;
CPyL93: ;
    cpy_r_r172 = CPyStatics[2853]; /* 'starting' */
    CPy_INCREF(cpy_r_r172);
    cpy_r_r171 = cpy_r_r172;
CPyL94: ;
    cpy_r_r173 = CPyStr_Build(2, cpy_r_r159, cpy_r_r171);
    CPy_DECREF(cpy_r_r171);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 32, CPyStatic_scholars___holdings___globals);
        goto CPyL248;
    }
    cpy_r_r174 = CPyDict_GetItem(cpy_r_found, cpy_r_r173);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 32, CPyStatic_scholars___holdings___globals);
        goto CPyL259;
    }
    cpy_r_r175 = CPyStatics[4897]; /* 1 */
    cpy_r_r176 = PyNumber_InPlaceAdd(cpy_r_r174, cpy_r_r175);
    CPy_DECREF(cpy_r_r174);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 32, CPyStatic_scholars___holdings___globals);
        goto CPyL259;
    }
    cpy_r_r177 = CPyDict_SetItem(cpy_r_found, cpy_r_r173, cpy_r_r176);
    CPy_DECREF(cpy_r_r173);
    CPy_DECREF(cpy_r_r176);
    cpy_r_r178 = cpy_r_r177 >= 0;
    if (unlikely(!cpy_r_r178)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 32, CPyStatic_scholars___holdings___globals);
        goto CPyL248;
    }
    cpy_r_r179 = cpy_r_r144 + 1;
    cpy_r_r144 = cpy_r_r179;
    goto CPyL79;
CPyL99: ;
    cpy_r_r180 = 0;
    cpy_r_r181 = ((serai___games___scholars___book___BookObject *)cpy_r_r12)->_board;
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "holdings", "Book", "board", 33, CPyStatic_scholars___holdings___globals);
        goto CPyL231;
    }
    CPy_INCREF(cpy_r_r181);
CPyL100: ;
    cpy_r_r182 = 0;
CPyL101: ;
    cpy_r_r183 = (CPyPtr)((CPyPtr)cpy_r_r181 + offsetof(PyVarObject, ob_size));
    cpy_r_r184 = *(int64_t *)cpy_r_r183;
    cpy_r_r185 = cpy_r_r182 < cpy_r_r184;
    if (!cpy_r_r185) goto CPyL260;
    cpy_r_number = cpy_r_r180;
    cpy_r_r186 = (CPyPtr)((CPyPtr)cpy_r_r181 + offsetof(PyListObject, ob_item));
    cpy_r_r187 = *(CPyPtr *)cpy_r_r186;
    cpy_r_r188 = cpy_r_r182 * 8;
    cpy_r_r189 = cpy_r_r187 + cpy_r_r188;
    cpy_r_r190 = *(PyObject * *)cpy_r_r189;
    CPy_INCREF(cpy_r_r190);
    if (likely(PyTuple_Check(cpy_r_r190)))
        cpy_r_r191 = cpy_r_r190;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "holdings", 33, CPyStatic_scholars___holdings___globals, "tuple", cpy_r_r190);
        goto CPyL261;
    }
    cpy_r_r192 = CPySequenceTuple_GetItem(cpy_r_r191, 4);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 34, CPyStatic_scholars___holdings___globals);
        goto CPyL262;
    }
    if (unlikely(!PyBool_Check(cpy_r_r192))) {
        CPy_TypeError("bool", cpy_r_r192); cpy_r_r193 = 2;
    } else
        cpy_r_r193 = cpy_r_r192 == Py_True;
    CPy_DECREF(cpy_r_r192);
    if (unlikely(cpy_r_r193 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 34, CPyStatic_scholars___holdings___globals);
        goto CPyL262;
    }
    if (!cpy_r_r193) goto CPyL263;
    cpy_r_r194 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r15)->_tucked;
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "holdings", "Player", "tucked", 35, CPyStatic_scholars___holdings___globals);
        goto CPyL262;
    }
CPyL107: ;
    cpy_r_r195 = CPyList_GetItemBorrow(cpy_r_r194, cpy_r_number);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 35, CPyStatic_scholars___holdings___globals);
        goto CPyL262;
    }
    if (likely(PyList_Check(cpy_r_r195)))
        cpy_r_r196 = cpy_r_r195;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "holdings", 35, CPyStatic_scholars___holdings___globals, "list", cpy_r_r195);
        goto CPyL262;
    }
    cpy_r_r197 = (CPyPtr)((CPyPtr)cpy_r_r196 + offsetof(PyVarObject, ob_size));
    cpy_r_r198 = *(int64_t *)cpy_r_r197;
    cpy_r_r199 = cpy_r_r198 << 1;
    CPyTagged_DECREF(cpy_r_number);
    cpy_r_r200 = CPyStatics[2855]; /* 'retired-under-' */
    cpy_r_r201 = CPySequenceTuple_GetItem(cpy_r_r191, 0);
    CPy_DECREF(cpy_r_r191);
    if (unlikely(cpy_r_r201 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 35, CPyStatic_scholars___holdings___globals);
        goto CPyL264;
    }
    if (likely(PyUnicode_Check(cpy_r_r201)))
        cpy_r_r202 = cpy_r_r201;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "holdings", 35, CPyStatic_scholars___holdings___globals, "str", cpy_r_r201);
        goto CPyL264;
    }
    cpy_r_r203 = CPyStr_Build(2, cpy_r_r200, cpy_r_r202);
    CPy_DECREF(cpy_r_r202);
    if (unlikely(cpy_r_r203 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 35, CPyStatic_scholars___holdings___globals);
        goto CPyL264;
    }
    cpy_r_r204 = CPyTagged_StealAsObject(cpy_r_r199);
    cpy_r_r205 = CPyDict_SetItem(cpy_r_found, cpy_r_r203, cpy_r_r204);
    CPy_DECREF(cpy_r_r203);
    CPy_DECREF(cpy_r_r204);
    cpy_r_r206 = cpy_r_r205 >= 0;
    if (unlikely(!cpy_r_r206)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 35, CPyStatic_scholars___holdings___globals);
        goto CPyL264;
    }
CPyL113: ;
    cpy_r_r207 = cpy_r_r180 + 2;
    cpy_r_r180 = cpy_r_r207;
    cpy_r_r208 = cpy_r_r182 + 1;
    cpy_r_r182 = cpy_r_r208;
    goto CPyL101;
CPyL114: ;
    cpy_r_r209 = PyDict_New();
    if (unlikely(cpy_r_r209 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 36, CPyStatic_scholars___holdings___globals);
        goto CPyL231;
    }
    cpy_r_r210 = 0;
    cpy_r_r211 = ((serai___games___scholars___book___BookObject *)cpy_r_r12)->_rooms;
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "holdings", "Book", "rooms", 36, CPyStatic_scholars___holdings___globals);
        goto CPyL265;
    }
    CPy_INCREF(cpy_r_r211);
CPyL116: ;
    cpy_r_r212 = 0;
CPyL117: ;
    cpy_r_r213 = (CPyPtr)((CPyPtr)cpy_r_r211 + offsetof(PyVarObject, ob_size));
    cpy_r_r214 = *(int64_t *)cpy_r_r213;
    cpy_r_r215 = cpy_r_r212 < cpy_r_r214;
    if (!cpy_r_r215) goto CPyL266;
    cpy_r_n_2 = cpy_r_r210;
    cpy_r_r216 = (CPyPtr)((CPyPtr)cpy_r_r211 + offsetof(PyListObject, ob_item));
    cpy_r_r217 = *(CPyPtr *)cpy_r_r216;
    cpy_r_r218 = cpy_r_r212 * 8;
    cpy_r_r219 = cpy_r_r217 + cpy_r_r218;
    cpy_r_r220 = *(PyObject * *)cpy_r_r219;
    CPy_INCREF(cpy_r_r220);
    if (likely(PyTuple_Check(cpy_r_r220)))
        cpy_r_r221 = cpy_r_r220;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "holdings", 36, CPyStatic_scholars___holdings___globals, "tuple", cpy_r_r220);
        goto CPyL267;
    }
    cpy_r_r222 = CPyStatics[2856]; /* 'still-in-' */
    cpy_r_r223 = CPySequenceTuple_GetItem(cpy_r_r221, 0);
    CPy_DECREF(cpy_r_r221);
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 36, CPyStatic_scholars___holdings___globals);
        goto CPyL267;
    }
    if (likely(PyUnicode_Check(cpy_r_r223)))
        cpy_r_r224 = cpy_r_r223;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "holdings", 36, CPyStatic_scholars___holdings___globals, "str", cpy_r_r223);
        goto CPyL267;
    }
    cpy_r_r225 = CPyStr_Build(2, cpy_r_r222, cpy_r_r224);
    CPy_DECREF(cpy_r_r224);
    if (unlikely(cpy_r_r225 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 36, CPyStatic_scholars___holdings___globals);
        goto CPyL267;
    }
    cpy_r_r226 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r226 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "holdings", "Table", "owners", 36, CPyStatic_scholars___holdings___globals);
        goto CPyL268;
    }
CPyL123: ;
    cpy_r_r227 = CPyList_GetItemBorrow(cpy_r_r226, cpy_r_n_2);
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 36, CPyStatic_scholars___holdings___globals);
        goto CPyL268;
    }
    if (likely(PyLong_Check(cpy_r_r227)))
        cpy_r_r228 = CPyTagged_FromObject(cpy_r_r227);
    else {
        CPy_TypeError("int", cpy_r_r227); cpy_r_r228 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r228 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 36, CPyStatic_scholars___holdings___globals);
        goto CPyL268;
    }
    cpy_r_r229 = cpy_r_r228 & 1;
    cpy_r_r230 = cpy_r_r229 != 0;
    if (!cpy_r_r230) goto CPyL127;
    cpy_r_r231 = CPyTagged_IsEq_(cpy_r_r228, cpy_r_seat);
    cpy_r_r232 = cpy_r_r231;
    goto CPyL128;
CPyL127: ;
    cpy_r_r233 = cpy_r_r228 == cpy_r_seat;
    cpy_r_r232 = cpy_r_r233;
CPyL128: ;
    CPyTagged_DECREF(cpy_r_r228);
    CPyTagged_DECREF(cpy_r_n_2);
    cpy_r_r234 = cpy_r_r232 << 1;
    cpy_r_r235 = cpy_r_r234;
    cpy_r_r236 = CPyTagged_StealAsObject(cpy_r_r235);
    cpy_r_r237 = PyDict_SetItem(cpy_r_r209, cpy_r_r225, cpy_r_r236);
    CPy_DECREF(cpy_r_r225);
    CPy_DECREF(cpy_r_r236);
    cpy_r_r238 = cpy_r_r237 >= 0;
    if (unlikely(!cpy_r_r238)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 36, CPyStatic_scholars___holdings___globals);
        goto CPyL269;
    }
    cpy_r_r239 = cpy_r_r210 + 2;
    cpy_r_r210 = cpy_r_r239;
    cpy_r_r240 = cpy_r_r212 + 1;
    cpy_r_r212 = cpy_r_r240;
    goto CPyL117;
CPyL130: ;
    cpy_r_r241 = PyNumber_InPlaceOr(cpy_r_found, cpy_r_r209);
    CPy_DECREF(cpy_r_found);
    CPy_DECREF(cpy_r_r209);
    if (unlikely(cpy_r_r241 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 36, CPyStatic_scholars___holdings___globals);
        goto CPyL225;
    }
    if (likely(PyDict_Check(cpy_r_r241)))
        cpy_r_r242 = cpy_r_r241;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "holdings", 36, CPyStatic_scholars___holdings___globals, "dict", cpy_r_r241);
        goto CPyL225;
    }
    cpy_r_found = cpy_r_r242;
    cpy_r_r243 = PyDict_New();
    if (unlikely(cpy_r_r243 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 37, CPyStatic_scholars___holdings___globals);
        goto CPyL231;
    }
    cpy_r_r244 = 0;
    cpy_r_r245 = ((serai___games___scholars___book___BookObject *)cpy_r_r12)->_scrolls;
    if (unlikely(cpy_r_r245 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "holdings", "Book", "scrolls", 38, CPyStatic_scholars___holdings___globals);
        goto CPyL270;
    }
    CPy_INCREF(cpy_r_r245);
CPyL134: ;
    cpy_r_r246 = ((serai___games___scholars___book___BookObject *)cpy_r_r12)->_first_starting_scroll;
    if (unlikely(cpy_r_r246 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "holdings", "Book", "first_starting_scroll", 38, CPyStatic_scholars___holdings___globals);
        goto CPyL271;
    }
    CPyTagged_INCREF(cpy_r_r246);
CPyL135: ;
    cpy_r_r247 = CPyList_GetSlice(cpy_r_r245, 0, cpy_r_r246);
    CPy_DECREF(cpy_r_r245);
    CPyTagged_DECREF(cpy_r_r246);
    if (unlikely(cpy_r_r247 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 38, CPyStatic_scholars___holdings___globals);
        goto CPyL270;
    }
    if (likely(PyList_Check(cpy_r_r247)))
        cpy_r_r248 = cpy_r_r247;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "holdings", 38, CPyStatic_scholars___holdings___globals, "list", cpy_r_r247);
        goto CPyL270;
    }
    cpy_r_r249 = 0;
CPyL138: ;
    cpy_r_r250 = (CPyPtr)((CPyPtr)cpy_r_r248 + offsetof(PyVarObject, ob_size));
    cpy_r_r251 = *(int64_t *)cpy_r_r250;
    cpy_r_r252 = cpy_r_r249 < cpy_r_r251;
    if (!cpy_r_r252) goto CPyL272;
    cpy_r_n_3 = cpy_r_r244;
    cpy_r_r253 = (CPyPtr)((CPyPtr)cpy_r_r248 + offsetof(PyListObject, ob_item));
    cpy_r_r254 = *(CPyPtr *)cpy_r_r253;
    cpy_r_r255 = cpy_r_r249 * 8;
    cpy_r_r256 = cpy_r_r254 + cpy_r_r255;
    cpy_r_r257 = *(PyObject * *)cpy_r_r256;
    CPy_INCREF(cpy_r_r257);
    if (likely(PyTuple_Check(cpy_r_r257)))
        cpy_r_r258 = cpy_r_r257;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "holdings", 37, CPyStatic_scholars___holdings___globals, "tuple", cpy_r_r257);
        goto CPyL273;
    }
    cpy_r_r259 = CPySequenceTuple_GetItem(cpy_r_r258, 0);
    CPy_DECREF(cpy_r_r258);
    if (unlikely(cpy_r_r259 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 38, CPyStatic_scholars___holdings___globals);
        goto CPyL273;
    }
    if (likely(PyUnicode_Check(cpy_r_r259)))
        cpy_r_r260 = cpy_r_r259;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "holdings", 38, CPyStatic_scholars___holdings___globals, "str", cpy_r_r259);
        goto CPyL273;
    }
    cpy_r_r261 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r15)->_scrolls;
    if (unlikely(cpy_r_r261 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "holdings", "Player", "scrolls", 38, CPyStatic_scholars___holdings___globals);
        goto CPyL274;
    }
    CPy_INCREF(cpy_r_r261);
CPyL143: ;
    cpy_r_r262 = CPyTagged_StealAsObject(cpy_r_n_3);
    cpy_r_r263 = PySequence_Contains(cpy_r_r261, cpy_r_r262);
    CPy_DECREF(cpy_r_r261);
    CPy_DECREF(cpy_r_r262);
    cpy_r_r264 = cpy_r_r263 >= 0;
    if (unlikely(!cpy_r_r264)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 38, CPyStatic_scholars___holdings___globals);
        goto CPyL275;
    }
    cpy_r_r265 = cpy_r_r263;
    cpy_r_r266 = cpy_r_r265 << 1;
    cpy_r_r267 = cpy_r_r266;
    cpy_r_r268 = CPyTagged_StealAsObject(cpy_r_r267);
    cpy_r_r269 = PyDict_SetItem(cpy_r_r243, cpy_r_r260, cpy_r_r268);
    CPy_DECREF(cpy_r_r260);
    CPy_DECREF(cpy_r_r268);
    cpy_r_r270 = cpy_r_r269 >= 0;
    if (unlikely(!cpy_r_r270)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 37, CPyStatic_scholars___holdings___globals);
        goto CPyL276;
    }
    cpy_r_r271 = cpy_r_r244 + 2;
    cpy_r_r244 = cpy_r_r271;
    cpy_r_r272 = cpy_r_r249 + 1;
    cpy_r_r249 = cpy_r_r272;
    goto CPyL138;
CPyL146: ;
    cpy_r_r273 = PyNumber_InPlaceOr(cpy_r_found, cpy_r_r243);
    CPy_DECREF(cpy_r_found);
    CPy_DECREF(cpy_r_r243);
    if (unlikely(cpy_r_r273 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 37, CPyStatic_scholars___holdings___globals);
        goto CPyL225;
    }
    if (likely(PyDict_Check(cpy_r_r273)))
        cpy_r_r274 = cpy_r_r273;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "holdings", 37, CPyStatic_scholars___holdings___globals, "dict", cpy_r_r273);
        goto CPyL225;
    }
    cpy_r_found = cpy_r_r274;
    cpy_r_r275 = CPyDef_scholars___holdings____bonuses(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r275 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 40, CPyStatic_scholars___holdings___globals);
        goto CPyL231;
    }
    cpy_r_r276 = PyNumber_InPlaceOr(cpy_r_found, cpy_r_r275);
    CPy_DECREF(cpy_r_found);
    CPy_DECREF(cpy_r_r275);
    if (unlikely(cpy_r_r276 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 40, CPyStatic_scholars___holdings___globals);
        goto CPyL225;
    }
    if (likely(PyDict_Check(cpy_r_r276)))
        cpy_r_r277 = cpy_r_r276;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "holdings", 40, CPyStatic_scholars___holdings___globals, "dict", cpy_r_r276);
        goto CPyL225;
    }
    cpy_r_found = cpy_r_r277;
    cpy_r_r278 = PyDict_New();
    if (unlikely(cpy_r_r278 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 41, CPyStatic_scholars___holdings___globals);
        goto CPyL231;
    }
    cpy_r_r279 = 0;
    cpy_r_r280 = ((serai___games___scholars___book___BookObject *)cpy_r_r12)->_guilds;
    if (unlikely(cpy_r_r280 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "holdings", "Book", "guilds", 41, CPyStatic_scholars___holdings___globals);
        goto CPyL277;
    }
    CPy_INCREF(cpy_r_r280);
CPyL153: ;
    cpy_r_r281 = 0;
CPyL154: ;
    cpy_r_r282 = (CPyPtr)((CPyPtr)cpy_r_r280 + offsetof(PyVarObject, ob_size));
    cpy_r_r283 = *(int64_t *)cpy_r_r282;
    cpy_r_r284 = cpy_r_r281 < cpy_r_r283;
    if (!cpy_r_r284) goto CPyL278;
    cpy_r_n_4 = cpy_r_r279;
    cpy_r_r285 = (CPyPtr)((CPyPtr)cpy_r_r280 + offsetof(PyListObject, ob_item));
    cpy_r_r286 = *(CPyPtr *)cpy_r_r285;
    cpy_r_r287 = cpy_r_r281 * 8;
    cpy_r_r288 = cpy_r_r286 + cpy_r_r287;
    cpy_r_r289 = *(PyObject * *)cpy_r_r288;
    CPy_INCREF(cpy_r_r289);
    if (likely(PyTuple_Check(cpy_r_r289)))
        cpy_r_r290 = cpy_r_r289;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "holdings", 41, CPyStatic_scholars___holdings___globals, "tuple", cpy_r_r289);
        goto CPyL279;
    }
    cpy_r_r291 = CPyStatics[2857]; /* 'control-' */
    cpy_r_r292 = CPySequenceTuple_GetItem(cpy_r_r290, 0);
    CPy_DECREF(cpy_r_r290);
    if (unlikely(cpy_r_r292 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 41, CPyStatic_scholars___holdings___globals);
        goto CPyL279;
    }
    if (likely(PyUnicode_Check(cpy_r_r292)))
        cpy_r_r293 = cpy_r_r292;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "holdings", 41, CPyStatic_scholars___holdings___globals, "str", cpy_r_r292);
        goto CPyL279;
    }
    cpy_r_r294 = CPyStr_Build(2, cpy_r_r291, cpy_r_r293);
    CPy_DECREF(cpy_r_r293);
    if (unlikely(cpy_r_r294 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 41, CPyStatic_scholars___holdings___globals);
        goto CPyL279;
    }
    cpy_r_r295 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_control;
    if (unlikely(cpy_r_r295 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "holdings", "Table", "control", 41, CPyStatic_scholars___holdings___globals);
        goto CPyL280;
    }
CPyL160: ;
    cpy_r_r296 = CPyList_GetItemBorrow(cpy_r_r295, cpy_r_n_4);
    if (unlikely(cpy_r_r296 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 41, CPyStatic_scholars___holdings___globals);
        goto CPyL280;
    }
    if (likely(PyLong_Check(cpy_r_r296)))
        cpy_r_r297 = CPyTagged_FromObject(cpy_r_r296);
    else {
        CPy_TypeError("int", cpy_r_r296); cpy_r_r297 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r297 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 41, CPyStatic_scholars___holdings___globals);
        goto CPyL280;
    }
    cpy_r_r298 = cpy_r_r297 & 1;
    cpy_r_r299 = cpy_r_r298 != 0;
    if (!cpy_r_r299) goto CPyL164;
    cpy_r_r300 = CPyTagged_IsEq_(cpy_r_r297, cpy_r_seat);
    cpy_r_r301 = cpy_r_r300;
    goto CPyL165;
CPyL164: ;
    cpy_r_r302 = cpy_r_r297 == cpy_r_seat;
    cpy_r_r301 = cpy_r_r302;
CPyL165: ;
    CPyTagged_DECREF(cpy_r_r297);
    CPyTagged_DECREF(cpy_r_n_4);
    cpy_r_r303 = cpy_r_r301 << 1;
    cpy_r_r304 = cpy_r_r303;
    cpy_r_r305 = CPyTagged_StealAsObject(cpy_r_r304);
    cpy_r_r306 = PyDict_SetItem(cpy_r_r278, cpy_r_r294, cpy_r_r305);
    CPy_DECREF(cpy_r_r294);
    CPy_DECREF(cpy_r_r305);
    cpy_r_r307 = cpy_r_r306 >= 0;
    if (unlikely(!cpy_r_r307)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 41, CPyStatic_scholars___holdings___globals);
        goto CPyL281;
    }
    cpy_r_r308 = cpy_r_r279 + 2;
    cpy_r_r279 = cpy_r_r308;
    cpy_r_r309 = cpy_r_r281 + 1;
    cpy_r_r281 = cpy_r_r309;
    goto CPyL154;
CPyL167: ;
    cpy_r_r310 = PyNumber_InPlaceOr(cpy_r_found, cpy_r_r278);
    CPy_DECREF(cpy_r_found);
    CPy_DECREF(cpy_r_r278);
    if (unlikely(cpy_r_r310 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 41, CPyStatic_scholars___holdings___globals);
        goto CPyL225;
    }
    if (likely(PyDict_Check(cpy_r_r310)))
        cpy_r_r311 = cpy_r_r310;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "holdings", 41, CPyStatic_scholars___holdings___globals, "dict", cpy_r_r310);
        goto CPyL225;
    }
    cpy_r_found = cpy_r_r311;
    cpy_r_r312 = ((serai___games___scholars___book___BookObject *)cpy_r_r12)->_caliph_spaces;
    if (unlikely(cpy_r_r312 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "holdings", "Book", "caliph_spaces", 42, CPyStatic_scholars___holdings___globals);
        goto CPyL231;
    }
CPyL170: ;
    cpy_r_r313 = (CPyPtr)((CPyPtr)cpy_r_r312 + offsetof(PyVarObject, ob_size));
    cpy_r_r314 = *(int64_t *)cpy_r_r313;
    cpy_r_r315 = cpy_r_r314 << 1;
    cpy_r_spaces = cpy_r_r315;
    cpy_r_r316 = 0;
    cpy_r_r317 = ((serai___games___scholars___book___BookObject *)cpy_r_r12)->_caliph_spaces;
    if (unlikely(cpy_r_r317 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "holdings", "Book", "caliph_spaces", 43, CPyStatic_scholars___holdings___globals);
        goto CPyL282;
    }
    CPy_INCREF(cpy_r_r317);
CPyL171: ;
    cpy_r_r318 = 0;
CPyL172: ;
    cpy_r_r319 = (CPyPtr)((CPyPtr)cpy_r_r317 + offsetof(PyVarObject, ob_size));
    cpy_r_r320 = *(int64_t *)cpy_r_r319;
    cpy_r_r321 = cpy_r_r318 < cpy_r_r320;
    if (!cpy_r_r321) goto CPyL283;
    cpy_r_n_5 = cpy_r_r316;
    cpy_r_r322 = (CPyPtr)((CPyPtr)cpy_r_r317 + offsetof(PyListObject, ob_item));
    cpy_r_r323 = *(CPyPtr *)cpy_r_r322;
    cpy_r_r324 = cpy_r_r318 * 8;
    cpy_r_r325 = cpy_r_r323 + cpy_r_r324;
    cpy_r_r326 = *(PyObject * *)cpy_r_r325;
    CPy_INCREF(cpy_r_r326);
    PyObject *__tmp4873;
    if (unlikely(!(PyTuple_Check(cpy_r_r326) && PyTuple_GET_SIZE(cpy_r_r326) == 2))) {
        __tmp4873 = NULL;
        goto __LL4874;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r326, 0))))
        __tmp4873 = PyTuple_GET_ITEM(cpy_r_r326, 0);
    else {
        __tmp4873 = NULL;
    }
    if (__tmp4873 == NULL) goto __LL4874;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r326, 1))))
        __tmp4873 = PyTuple_GET_ITEM(cpy_r_r326, 1);
    else {
        __tmp4873 = NULL;
    }
    if (__tmp4873 == NULL) goto __LL4874;
    __tmp4873 = cpy_r_r326;
__LL4874: ;
    if (unlikely(__tmp4873 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r326); cpy_r_r327 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp4875 = PyTuple_GET_ITEM(cpy_r_r326, 0);
        CPy_INCREF(__tmp4875);
        PyObject *__tmp4876;
        if (likely(PyUnicode_Check(__tmp4875)))
            __tmp4876 = __tmp4875;
        else {
            CPy_TypeError("str", __tmp4875); 
            __tmp4876 = NULL;
        }
        cpy_r_r327.f0 = __tmp4876;
        PyObject *__tmp4877 = PyTuple_GET_ITEM(cpy_r_r326, 1);
        CPyTagged __tmp4878;
        if (likely(PyLong_Check(__tmp4877)))
            __tmp4878 = CPyTagged_FromObject(__tmp4877);
        else {
            goto __LL4879;
        }
        cpy_r_r327.f1 = __tmp4878;
    }
    goto __LL4880;
__LL4879: ;
    CPy_DECREF(cpy_r_r327.f0);
    cpy_r_r327 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL4880;
__LL4880: ;
    CPy_DECREF(cpy_r_r326);
    if (unlikely(cpy_r_r327.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 43, CPyStatic_scholars___holdings___globals);
        goto CPyL284;
    }
    cpy_r_r328 = cpy_r_r327.f0;
    CPy_INCREF(cpy_r_r328);
    cpy_r_r329 = cpy_r_r327.f1;
    CPyTagged_INCREF(cpy_r_r329);
    CPy_DECREF(cpy_r_r327.f0);
    CPyTagged_DECREF(cpy_r_r327.f1);
    cpy_r_r330 = CPyTagged_StealAsObject(cpy_r_r329);
    CPy_DECREF(cpy_r_r330);
    cpy_r_r331 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_caliph_influence;
    if (unlikely(cpy_r_r331 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "holdings", "Table", "caliph_influence", 44, CPyStatic_scholars___holdings___globals);
        goto CPyL285;
    }
    CPy_INCREF(cpy_r_r331);
CPyL175: ;
    cpy_r_r332 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r333 = CPyTagged_StealAsObject(cpy_r_n_5);
    CPyTagged_INCREF(cpy_r_spaces);
    cpy_r_r334 = CPyTagged_StealAsObject(cpy_r_spaces);
    cpy_r_r335 = PySlice_New(cpy_r_r333, cpy_r_r332, cpy_r_r334);
    CPy_DECREF(cpy_r_r333);
    CPy_DECREF(cpy_r_r334);
    if (unlikely(cpy_r_r335 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 44, CPyStatic_scholars___holdings___globals);
        goto CPyL286;
    }
    cpy_r_r336 = PyObject_GetItem(cpy_r_r331, cpy_r_r335);
    CPy_DECREF(cpy_r_r331);
    CPy_DECREF(cpy_r_r335);
    if (unlikely(cpy_r_r336 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 44, CPyStatic_scholars___holdings___globals);
        goto CPyL287;
    }
    if (likely(PyList_Check(cpy_r_r336)))
        cpy_r_r337 = cpy_r_r336;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "holdings", 44, CPyStatic_scholars___holdings___globals, "list", cpy_r_r336);
        goto CPyL287;
    }
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r338 = CPyTagged_StealAsObject(cpy_r_seat);
    cpy_r_r339 = CPyList_Count(cpy_r_r337, cpy_r_r338);
    CPy_DECREF(cpy_r_r337);
    CPy_DECREF(cpy_r_r338);
    if (unlikely(cpy_r_r339 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 44, CPyStatic_scholars___holdings___globals);
        goto CPyL287;
    }
    cpy_r_r340 = CPyTagged_StealAsObject(cpy_r_r339);
    cpy_r_r341 = CPyDict_SetItem(cpy_r_found, cpy_r_r328, cpy_r_r340);
    CPy_DECREF(cpy_r_r328);
    CPy_DECREF(cpy_r_r340);
    cpy_r_r342 = cpy_r_r341 >= 0;
    if (unlikely(!cpy_r_r342)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 44, CPyStatic_scholars___holdings___globals);
        goto CPyL288;
    }
    cpy_r_r343 = cpy_r_r316 + 2;
    cpy_r_r316 = cpy_r_r343;
    cpy_r_r344 = cpy_r_r318 + 1;
    cpy_r_r318 = cpy_r_r344;
    goto CPyL172;
CPyL181: ;
    cpy_r_r345 = CPyStatics[2858]; /* 'goal-pile' */
    cpy_r_r346 = CPyStatics[2859]; /* 'goal-guild' */
    cpy_r_r347 = CPyStatics[2860]; /* 'goal-track' */
    cpy_r_r348 = CPyStatics[4897]; /* 1 */
    cpy_r_r349 = CPyStatics[4911]; /* 2 */
    cpy_r_r350 = CPyStatics[4894]; /* 4 */
    cpy_r_r351 = CPyDict_Build(3, cpy_r_r345, cpy_r_r348, cpy_r_r346, cpy_r_r349, cpy_r_r347, cpy_r_r350);
    if (unlikely(cpy_r_r351 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 45, CPyStatic_scholars___holdings___globals);
        goto CPyL231;
    }
    cpy_r_r352 = PyDict_New();
    if (unlikely(cpy_r_r352 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 46, CPyStatic_scholars___holdings___globals);
        goto CPyL289;
    }
    cpy_r_r353 = 0;
    cpy_r_r354 = PyDict_Size(cpy_r_r351);
    cpy_r_r355 = CPyDict_GetItemsIter(cpy_r_r351);
    if (unlikely(cpy_r_r355 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 46, CPyStatic_scholars___holdings___globals);
        goto CPyL290;
    }
CPyL184: ;
    cpy_r_r356 = CPyDict_NextItem(cpy_r_r355, cpy_r_r353);
    cpy_r_r357 = cpy_r_r356.f1;
    cpy_r_r353 = cpy_r_r357;
    cpy_r_r358 = cpy_r_r356.f0;
    if (!cpy_r_r358) goto CPyL291;
    cpy_r_r359 = cpy_r_r356.f2;
    CPy_INCREF(cpy_r_r359);
    cpy_r_r360 = cpy_r_r356.f3;
    CPy_INCREF(cpy_r_r360);
    CPy_DECREF(cpy_r_r356.f2);
    CPy_DECREF(cpy_r_r356.f3);
    if (likely(PyUnicode_Check(cpy_r_r359)))
        cpy_r_r361 = cpy_r_r359;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "holdings", 46, CPyStatic_scholars___holdings___globals, "str", cpy_r_r359);
        goto CPyL292;
    }
    if (likely(PyLong_Check(cpy_r_r360)))
        cpy_r_r362 = CPyTagged_FromObject(cpy_r_r360);
    else {
        CPy_TypeError("int", cpy_r_r360); cpy_r_r362 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r360);
    if (unlikely(cpy_r_r362 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 46, CPyStatic_scholars___holdings___globals);
        goto CPyL293;
    }
    cpy_r_r363 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r15)->_goals;
    if (unlikely(cpy_r_r363 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "holdings", "Player", "goals", 46, CPyStatic_scholars___holdings___globals);
        goto CPyL294;
    }
    CPyTagged_INCREF(cpy_r_r363);
CPyL188: ;
    cpy_r_r364 = CPyTagged_And(cpy_r_r363, cpy_r_r362);
    CPyTagged_DECREF(cpy_r_r363);
    CPyTagged_DECREF(cpy_r_r362);
    cpy_r_r365 = cpy_r_r364 != 0;
    CPyTagged_DECREF(cpy_r_r364);
    cpy_r_r366 = cpy_r_r365 << 1;
    cpy_r_r367 = cpy_r_r366;
    cpy_r_r368 = CPyTagged_StealAsObject(cpy_r_r367);
    cpy_r_r369 = PyDict_SetItem(cpy_r_r352, cpy_r_r361, cpy_r_r368);
    CPy_DECREF(cpy_r_r361);
    CPy_DECREF(cpy_r_r368);
    cpy_r_r370 = cpy_r_r369 >= 0;
    if (unlikely(!cpy_r_r370)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 46, CPyStatic_scholars___holdings___globals);
        goto CPyL295;
    }
    cpy_r_r371 = CPyDict_CheckSize(cpy_r_r351, cpy_r_r354);
    if (unlikely(!cpy_r_r371)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 46, CPyStatic_scholars___holdings___globals);
        goto CPyL295;
    } else
        goto CPyL184;
CPyL190: ;
    cpy_r_r372 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r372)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 46, CPyStatic_scholars___holdings___globals);
        goto CPyL296;
    }
    cpy_r_r373 = PyNumber_InPlaceOr(cpy_r_found, cpy_r_r352);
    CPy_DECREF(cpy_r_found);
    CPy_DECREF(cpy_r_r352);
    if (unlikely(cpy_r_r373 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 46, CPyStatic_scholars___holdings___globals);
        goto CPyL225;
    }
    if (likely(PyDict_Check(cpy_r_r373)))
        cpy_r_r374 = cpy_r_r373;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "holdings", 46, CPyStatic_scholars___holdings___globals, "dict", cpy_r_r373);
        goto CPyL225;
    }
    cpy_r_found = cpy_r_r374;
    cpy_r_r375 = PyDict_New();
    if (unlikely(cpy_r_r375 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 47, CPyStatic_scholars___holdings___globals);
        goto CPyL231;
    }
    cpy_r_r376 = ((serai___games___scholars___book___BookObject *)cpy_r_r12)->_colours;
    if (unlikely(cpy_r_r376 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "holdings", "Book", "colours", 47, CPyStatic_scholars___holdings___globals);
        goto CPyL297;
    }
    CPy_INCREF(cpy_r_r376);
CPyL195: ;
    cpy_r_r377 = CPyDef_scholars___dice___owned(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r377 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 47, CPyStatic_scholars___holdings___globals);
        goto CPyL298;
    }
    cpy_r_r378 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r379 = CPyStatics[36]; /* 'zip' */
    cpy_r_r380 = CPyObject_GetAttr(cpy_r_r378, cpy_r_r379);
    if (unlikely(cpy_r_r380 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 47, CPyStatic_scholars___holdings___globals);
        goto CPyL299;
    }
    cpy_r_r381 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r382[3] = {cpy_r_r376, cpy_r_r377, cpy_r_r381};
    cpy_r_r383 = (PyObject **)&cpy_r_r382;
    cpy_r_r384 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r385 = PyObject_Vectorcall(cpy_r_r380, cpy_r_r383, 2, cpy_r_r384);
    CPy_DECREF(cpy_r_r380);
    if (unlikely(cpy_r_r385 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 47, CPyStatic_scholars___holdings___globals);
        goto CPyL299;
    }
    CPy_DECREF(cpy_r_r376);
    CPy_DECREF(cpy_r_r377);
    cpy_r_r386 = PyObject_GetIter(cpy_r_r385);
    CPy_DECREF(cpy_r_r385);
    if (unlikely(cpy_r_r386 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 47, CPyStatic_scholars___holdings___globals);
        goto CPyL297;
    }
CPyL199: ;
    cpy_r_r387 = PyIter_Next(cpy_r_r386);
    if (cpy_r_r387 == NULL) goto CPyL300;
    PyObject *__tmp4881;
    if (unlikely(!(PyTuple_Check(cpy_r_r387) && PyTuple_GET_SIZE(cpy_r_r387) == 2))) {
        __tmp4881 = NULL;
        goto __LL4882;
    }
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r387, 0))))
        __tmp4881 = PyTuple_GET_ITEM(cpy_r_r387, 0);
    else {
        __tmp4881 = NULL;
    }
    if (__tmp4881 == NULL) goto __LL4882;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r387, 1))))
        __tmp4881 = PyTuple_GET_ITEM(cpy_r_r387, 1);
    else {
        __tmp4881 = NULL;
    }
    if (__tmp4881 == NULL) goto __LL4882;
    __tmp4881 = cpy_r_r387;
__LL4882: ;
    if (unlikely(__tmp4881 == NULL)) {
        CPy_TypeError("tuple[tuple, int]", cpy_r_r387); cpy_r_r388 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp4883 = PyTuple_GET_ITEM(cpy_r_r387, 0);
        CPy_INCREF(__tmp4883);
        PyObject * __tmp4884;
        if (likely(PyTuple_Check(__tmp4883)))
            __tmp4884 = __tmp4883;
        else {
            CPy_TypeError("tuple", __tmp4883); 
            __tmp4884 = NULL;
        }
        cpy_r_r388.f0 = __tmp4884;
        PyObject *__tmp4885 = PyTuple_GET_ITEM(cpy_r_r387, 1);
        CPyTagged __tmp4886;
        if (likely(PyLong_Check(__tmp4885)))
            __tmp4886 = CPyTagged_FromObject(__tmp4885);
        else {
            goto __LL4887;
        }
        cpy_r_r388.f1 = __tmp4886;
    }
    goto __LL4888;
__LL4887: ;
    CPy_DECREF(cpy_r_r388.f0);
    cpy_r_r388 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL4888;
__LL4888: ;
    CPy_DECREF(cpy_r_r387);
    if (unlikely(cpy_r_r388.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 47, CPyStatic_scholars___holdings___globals);
        goto CPyL301;
    }
    cpy_r_r389 = cpy_r_r388.f0;
    CPy_INCREF(cpy_r_r389);
    cpy_r_r390 = cpy_r_r388.f1;
    CPyTagged_INCREF(cpy_r_r390);
    CPy_DECREF(cpy_r_r388.f0);
    CPyTagged_DECREF(cpy_r_r388.f1);
    cpy_r_r391 = CPyStatics[2861]; /* 'dice-' */
    cpy_r_r392 = CPySequenceTuple_GetItem(cpy_r_r389, 0);
    CPy_DECREF(cpy_r_r389);
    if (unlikely(cpy_r_r392 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 47, CPyStatic_scholars___holdings___globals);
        goto CPyL302;
    }
    if (likely(PyUnicode_Check(cpy_r_r392)))
        cpy_r_r393 = cpy_r_r392;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "holdings", 47, CPyStatic_scholars___holdings___globals, "str", cpy_r_r392);
        goto CPyL302;
    }
    cpy_r_r394 = CPyStr_Build(2, cpy_r_r391, cpy_r_r393);
    CPy_DECREF(cpy_r_r393);
    if (unlikely(cpy_r_r394 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 47, CPyStatic_scholars___holdings___globals);
        goto CPyL302;
    }
    cpy_r_r395 = CPyTagged_StealAsObject(cpy_r_r390);
    cpy_r_r396 = PyDict_SetItem(cpy_r_r375, cpy_r_r394, cpy_r_r395);
    CPy_DECREF(cpy_r_r394);
    CPy_DECREF(cpy_r_r395);
    cpy_r_r397 = cpy_r_r396 >= 0;
    if (unlikely(!cpy_r_r397)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 47, CPyStatic_scholars___holdings___globals);
        goto CPyL301;
    } else
        goto CPyL199;
CPyL205: ;
    cpy_r_r398 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r398)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 47, CPyStatic_scholars___holdings___globals);
        goto CPyL297;
    }
    cpy_r_r399 = PyNumber_InPlaceOr(cpy_r_found, cpy_r_r375);
    CPy_DECREF(cpy_r_found);
    CPy_DECREF(cpy_r_r375);
    if (unlikely(cpy_r_r399 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 47, CPyStatic_scholars___holdings___globals);
        goto CPyL225;
    }
    if (likely(PyDict_Check(cpy_r_r399)))
        cpy_r_r400 = cpy_r_r399;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "holdings", 47, CPyStatic_scholars___holdings___globals, "dict", cpy_r_r399);
        goto CPyL225;
    }
    cpy_r_found = cpy_r_r400;
    cpy_r_r401 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r402 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r15)->_silver;
    if (unlikely(cpy_r_r402 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "holdings", "Player", "silver", 48, CPyStatic_scholars___holdings___globals);
        goto CPyL231;
    }
    CPyTagged_INCREF(cpy_r_r402);
CPyL209: ;
    cpy_r_r403 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r404 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r15)->_gold;
    if (unlikely(cpy_r_r404 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "holdings", "Player", "gold", 48, CPyStatic_scholars___holdings___globals);
        goto CPyL303;
    }
    CPyTagged_INCREF(cpy_r_r404);
CPyL210: ;
    cpy_r_r405 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r406 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r15)->_workers;
    if (unlikely(cpy_r_r406 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "holdings", "Player", "workers", 48, CPyStatic_scholars___holdings___globals);
        goto CPyL304;
    }
    CPy_INCREF(cpy_r_r406);
CPyL211: ;
    cpy_r_r407 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r408 = CPyStatics[105]; /* 'sum' */
    cpy_r_r409 = CPyObject_GetAttr(cpy_r_r407, cpy_r_r408);
    if (unlikely(cpy_r_r409 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 48, CPyStatic_scholars___holdings___globals);
        goto CPyL305;
    }
    PyObject *cpy_r_r410[1] = {cpy_r_r406};
    cpy_r_r411 = (PyObject **)&cpy_r_r410;
    cpy_r_r412 = PyObject_Vectorcall(cpy_r_r409, cpy_r_r411, 1, 0);
    CPy_DECREF(cpy_r_r409);
    if (unlikely(cpy_r_r412 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 48, CPyStatic_scholars___holdings___globals);
        goto CPyL305;
    }
    CPy_DECREF(cpy_r_r406);
    if (likely(PyLong_Check(cpy_r_r412)))
        cpy_r_r413 = CPyTagged_FromObject(cpy_r_r412);
    else {
        CPy_TypeError("int", cpy_r_r412); cpy_r_r413 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r412);
    if (unlikely(cpy_r_r413 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 48, CPyStatic_scholars___holdings___globals);
        goto CPyL304;
    }
    cpy_r_r414 = CPyTagged_StealAsObject(cpy_r_r402);
    cpy_r_r415 = CPyTagged_StealAsObject(cpy_r_r404);
    cpy_r_r416 = CPyTagged_StealAsObject(cpy_r_r413);
    cpy_r_r417 = CPyDict_Build(3, cpy_r_r401, cpy_r_r414, cpy_r_r403, cpy_r_r415, cpy_r_r405, cpy_r_r416);
    CPy_DECREF(cpy_r_r414);
    CPy_DECREF(cpy_r_r415);
    CPy_DECREF(cpy_r_r416);
    if (unlikely(cpy_r_r417 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 48, CPyStatic_scholars___holdings___globals);
        goto CPyL231;
    }
    cpy_r_r418 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r419 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r15)->_influence;
    if (unlikely(cpy_r_r419 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'influence' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r419);
    }
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r419 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 49, CPyStatic_scholars___holdings___globals);
        goto CPyL306;
    }
CPyL216: ;
    cpy_r_r420 = ((serai___games___scholars___book___BookObject *)cpy_r_r12)->_seams;
    CPy_INCREF(cpy_r_r420);
    CPy_DECREF(cpy_r_r12);
    cpy_r_r421 = CPY_GET_METHOD(cpy_r_r420, CPyType_scholars___seams___Seams, 47, serai___games___scholars___seams___SeamsObject, PyObject * (*)(PyObject *, PyObject *, CPyTagged))(cpy_r_r420, cpy_r_t, cpy_r_seat); /* holdings */
    CPy_DECREF(cpy_r_r420);
    if (unlikely(cpy_r_r421 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 49, CPyStatic_scholars___holdings___globals);
        goto CPyL307;
    }
    cpy_r_r422 = PyDict_New();
    if (unlikely(cpy_r_r422 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 49, CPyStatic_scholars___holdings___globals);
        goto CPyL308;
    }
    cpy_r_r423 = CPyDict_UpdateInDisplay(cpy_r_r422, cpy_r_found);
    CPy_DECREF(cpy_r_found);
    cpy_r_r424 = cpy_r_r423 >= 0;
    if (unlikely(!cpy_r_r424)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 49, CPyStatic_scholars___holdings___globals);
        goto CPyL309;
    }
    cpy_r_r425 = CPyDict_UpdateInDisplay(cpy_r_r422, cpy_r_r417);
    CPy_DECREF(cpy_r_r417);
    cpy_r_r426 = cpy_r_r425 >= 0;
    if (unlikely(!cpy_r_r426)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 49, CPyStatic_scholars___holdings___globals);
        goto CPyL310;
    }
    cpy_r_r427 = CPyTagged_StealAsObject(cpy_r_r419);
    cpy_r_r428 = CPyDict_SetItem(cpy_r_r422, cpy_r_r418, cpy_r_r427);
    CPy_DECREF(cpy_r_r427);
    cpy_r_r429 = cpy_r_r428 >= 0;
    if (unlikely(!cpy_r_r429)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 49, CPyStatic_scholars___holdings___globals);
        goto CPyL311;
    }
    cpy_r_r430 = CPyDict_UpdateInDisplay(cpy_r_r422, cpy_r_r421);
    CPy_DECREF(cpy_r_r421);
    cpy_r_r431 = cpy_r_r430 >= 0;
    if (unlikely(!cpy_r_r431)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 49, CPyStatic_scholars___holdings___globals);
        goto CPyL312;
    }
    return cpy_r_r422;
CPyL223: ;
    cpy_r_r432 = NULL;
    return cpy_r_r432;
CPyL224: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL223;
CPyL225: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    goto CPyL223;
CPyL226: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL223;
CPyL227: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r22);
    goto CPyL223;
CPyL228: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r23);
    goto CPyL223;
CPyL229: ;
    CPyTagged_DECREF(cpy_r_r22);
    goto CPyL25;
CPyL230: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_n);
    goto CPyL223;
CPyL231: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    goto CPyL223;
CPyL232: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r45);
    goto CPyL223;
CPyL233: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r46);
    goto CPyL223;
CPyL234: ;
    CPy_DECREF(cpy_r_r55);
    goto CPyL53;
CPyL235: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r55);
    goto CPyL223;
CPyL236: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r58);
    CPyTagged_DecRef(cpy_r_r59);
    goto CPyL223;
CPyL237: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r58);
    CPyTagged_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r60);
    goto CPyL223;
CPyL238: ;
    CPy_DECREF(cpy_r_r58);
    CPyTagged_DECREF(cpy_r_r59);
    CPyTagged_DECREF(cpy_r_r64);
    CPyTagged_DECREF(cpy_r_r65);
    goto CPyL50;
CPyL239: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r58);
    CPyTagged_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r60);
    CPyTagged_DecRef(cpy_r_r64);
    CPyTagged_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_level);
    goto CPyL223;
CPyL240: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r58);
    CPyTagged_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r60);
    CPyTagged_DecRef(cpy_r_r64);
    CPyTagged_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_level);
    CPy_DecRef(cpy_r_r73);
    goto CPyL223;
CPyL241: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r58);
    CPyTagged_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r60);
    CPyTagged_DecRef(cpy_r_r64);
    CPyTagged_DecRef(cpy_r_r65);
    goto CPyL223;
CPyL242: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r55);
    goto CPyL223;
CPyL243: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r94);
    goto CPyL223;
CPyL244: ;
    CPy_DECREF(cpy_r_r95);
    goto CPyL65;
CPyL245: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r95);
    goto CPyL223;
CPyL246: ;
    CPy_DECREF(cpy_r_r105);
    goto CPyL64;
CPyL247: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r105);
    goto CPyL223;
CPyL248: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r94);
    goto CPyL223;
CPyL249: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r123);
    goto CPyL223;
CPyL250: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r125);
    goto CPyL223;
CPyL251: ;
    CPy_DECREF(cpy_r_r126);
    goto CPyL68;
CPyL252: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r121);
    goto CPyL223;
CPyL253: ;
    CPy_DECREF(cpy_r_r129);
    goto CPyL76;
CPyL254: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r129);
    goto CPyL223;
CPyL255: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r94);
    goto CPyL223;
CPyL256: ;
    CPy_DECREF(cpy_r_r94);
    goto CPyL99;
CPyL257: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r94);
    CPyTagged_DecRef(cpy_r_r153);
    goto CPyL223;
CPyL258: ;
    CPyTagged_DECREF(cpy_r_r158);
    goto CPyL93;
CPyL259: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r173);
    goto CPyL223;
CPyL260: ;
    CPy_DECREF(cpy_r_r181);
    goto CPyL114;
CPyL261: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r181);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL223;
CPyL262: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r181);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r191);
    goto CPyL223;
CPyL263: ;
    CPyTagged_DECREF(cpy_r_number);
    CPy_DECREF(cpy_r_r191);
    goto CPyL113;
CPyL264: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r181);
    goto CPyL223;
CPyL265: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r209);
    goto CPyL223;
CPyL266: ;
    CPy_DECREF(cpy_r_r211);
    goto CPyL130;
CPyL267: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r209);
    CPy_DecRef(cpy_r_r211);
    CPyTagged_DecRef(cpy_r_n_2);
    goto CPyL223;
CPyL268: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r209);
    CPy_DecRef(cpy_r_r211);
    CPyTagged_DecRef(cpy_r_n_2);
    CPy_DecRef(cpy_r_r225);
    goto CPyL223;
CPyL269: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r209);
    CPy_DecRef(cpy_r_r211);
    goto CPyL223;
CPyL270: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r243);
    goto CPyL223;
CPyL271: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r243);
    CPy_DecRef(cpy_r_r245);
    goto CPyL223;
CPyL272: ;
    CPy_DECREF(cpy_r_r248);
    goto CPyL146;
CPyL273: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r243);
    CPy_DecRef(cpy_r_r248);
    CPyTagged_DecRef(cpy_r_n_3);
    goto CPyL223;
CPyL274: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r243);
    CPy_DecRef(cpy_r_r248);
    CPyTagged_DecRef(cpy_r_n_3);
    CPy_DecRef(cpy_r_r260);
    goto CPyL223;
CPyL275: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r243);
    CPy_DecRef(cpy_r_r248);
    CPy_DecRef(cpy_r_r260);
    goto CPyL223;
CPyL276: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r243);
    CPy_DecRef(cpy_r_r248);
    goto CPyL223;
CPyL277: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r278);
    goto CPyL223;
CPyL278: ;
    CPy_DECREF(cpy_r_r280);
    goto CPyL167;
CPyL279: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r278);
    CPy_DecRef(cpy_r_r280);
    CPyTagged_DecRef(cpy_r_n_4);
    goto CPyL223;
CPyL280: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r278);
    CPy_DecRef(cpy_r_r280);
    CPyTagged_DecRef(cpy_r_n_4);
    CPy_DecRef(cpy_r_r294);
    goto CPyL223;
CPyL281: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r278);
    CPy_DecRef(cpy_r_r280);
    goto CPyL223;
CPyL282: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_spaces);
    goto CPyL223;
CPyL283: ;
    CPyTagged_DECREF(cpy_r_spaces);
    CPy_DECREF(cpy_r_r317);
    goto CPyL181;
CPyL284: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_spaces);
    CPy_DecRef(cpy_r_r317);
    CPyTagged_DecRef(cpy_r_n_5);
    goto CPyL223;
CPyL285: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_spaces);
    CPy_DecRef(cpy_r_r317);
    CPyTagged_DecRef(cpy_r_n_5);
    CPy_DecRef(cpy_r_r328);
    goto CPyL223;
CPyL286: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_spaces);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r328);
    CPy_DecRef(cpy_r_r331);
    goto CPyL223;
CPyL287: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_spaces);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r328);
    goto CPyL223;
CPyL288: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_spaces);
    CPy_DecRef(cpy_r_r317);
    goto CPyL223;
CPyL289: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r351);
    goto CPyL223;
CPyL290: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r351);
    CPy_DecRef(cpy_r_r352);
    goto CPyL223;
CPyL291: ;
    CPy_DECREF(cpy_r_r351);
    CPy_DECREF(cpy_r_r355);
    CPy_DECREF(cpy_r_r356.f2);
    CPy_DECREF(cpy_r_r356.f3);
    goto CPyL190;
CPyL292: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r351);
    CPy_DecRef(cpy_r_r352);
    CPy_DecRef(cpy_r_r355);
    CPy_DecRef(cpy_r_r360);
    goto CPyL223;
CPyL293: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r351);
    CPy_DecRef(cpy_r_r352);
    CPy_DecRef(cpy_r_r355);
    CPy_DecRef(cpy_r_r361);
    goto CPyL223;
CPyL294: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r351);
    CPy_DecRef(cpy_r_r352);
    CPy_DecRef(cpy_r_r355);
    CPy_DecRef(cpy_r_r361);
    CPyTagged_DecRef(cpy_r_r362);
    goto CPyL223;
CPyL295: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r351);
    CPy_DecRef(cpy_r_r352);
    CPy_DecRef(cpy_r_r355);
    goto CPyL223;
CPyL296: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r352);
    goto CPyL223;
CPyL297: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r375);
    goto CPyL223;
CPyL298: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r375);
    CPy_DecRef(cpy_r_r376);
    goto CPyL223;
CPyL299: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r375);
    CPy_DecRef(cpy_r_r376);
    CPy_DecRef(cpy_r_r377);
    goto CPyL223;
CPyL300: ;
    CPy_DECREF(cpy_r_r386);
    goto CPyL205;
CPyL301: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r375);
    CPy_DecRef(cpy_r_r386);
    goto CPyL223;
CPyL302: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r375);
    CPy_DecRef(cpy_r_r386);
    CPyTagged_DecRef(cpy_r_r390);
    goto CPyL223;
CPyL303: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_r402);
    goto CPyL223;
CPyL304: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_r402);
    CPyTagged_DecRef(cpy_r_r404);
    goto CPyL223;
CPyL305: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_r402);
    CPyTagged_DecRef(cpy_r_r404);
    CPy_DecRef(cpy_r_r406);
    goto CPyL223;
CPyL306: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r417);
    goto CPyL223;
CPyL307: ;
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r417);
    CPyTagged_DecRef(cpy_r_r419);
    goto CPyL223;
CPyL308: ;
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r417);
    CPyTagged_DecRef(cpy_r_r419);
    CPy_DecRef(cpy_r_r421);
    goto CPyL223;
CPyL309: ;
    CPy_DecRef(cpy_r_r417);
    CPyTagged_DecRef(cpy_r_r419);
    CPy_DecRef(cpy_r_r421);
    CPy_DecRef(cpy_r_r422);
    goto CPyL223;
CPyL310: ;
    CPyTagged_DecRef(cpy_r_r419);
    CPy_DecRef(cpy_r_r421);
    CPy_DecRef(cpy_r_r422);
    goto CPyL223;
CPyL311: ;
    CPy_DecRef(cpy_r_r421);
    CPy_DecRef(cpy_r_r422);
    goto CPyL223;
CPyL312: ;
    CPy_DecRef(cpy_r_r422);
    goto CPyL223;
}
        
        PyObject *CPyPy_scholars___holdings___holdings(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:holdings", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
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
            PyObject *retval = CPyDef_scholars___holdings___holdings(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/holdings.py", "holdings", 18, CPyStatic_scholars___holdings___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___holdings____bonuses(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_card;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    int32_t cpy_r_r13;
    char cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    CPyPtr cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    CPyPtr cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
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
    int32_t cpy_r_r42;
    char cpy_r_r43;
    int64_t cpy_r_r44;
    PyObject *cpy_r_r45;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "_bonuses", "Table", "book", 54, CPyStatic_scholars___holdings___globals);
        goto CPyL30;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyDef_scholars___scoring___scroll_counts(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "_bonuses", 55, CPyStatic_scholars___holdings___globals);
        goto CPyL31;
    }
    cpy_r_r2 = PyDict_New();
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "_bonuses", 56, CPyStatic_scholars___holdings___globals);
        goto CPyL32;
    }
    cpy_r_r3 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_scrolls;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "_bonuses", "Book", "scrolls", 56, CPyStatic_scholars___holdings___globals);
        goto CPyL33;
    }
CPyL4: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r5 << 1;
    cpy_r_r7 = 0;
    cpy_r_card = cpy_r_r7;
    CPyTagged_DECREF(cpy_r_card);
CPyL5: ;
    cpy_r_r8 = (Py_ssize_t)cpy_r_r7 < (Py_ssize_t)cpy_r_r6;
    if (!cpy_r_r8) goto CPyL10;
    cpy_r_card = cpy_r_r7;
    cpy_r_r9 = CPyStatics[2862]; /* 'bonus-' */
    cpy_r_r10 = CPyDef_scholars___holdings___counted(cpy_r_r0, cpy_r_card);
    CPyTagged_DECREF(cpy_r_card);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "_bonuses", 56, CPyStatic_scholars___holdings___globals);
        goto CPyL33;
    }
    cpy_r_r11 = CPyStr_Build(2, cpy_r_r9, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "_bonuses", 56, CPyStatic_scholars___holdings___globals);
        goto CPyL33;
    }
    cpy_r_r12 = CPyStatics[4896]; /* 0 */
    cpy_r_r13 = PyDict_SetItem(cpy_r_r2, cpy_r_r11, cpy_r_r12);
    CPy_DECREF(cpy_r_r11);
    cpy_r_r14 = cpy_r_r13 >= 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "_bonuses", 56, CPyStatic_scholars___holdings___globals);
        goto CPyL33;
    }
    cpy_r_r15 = cpy_r_r7 + 2;
    cpy_r_r7 = cpy_r_r15;
    goto CPyL5;
CPyL10: ;
    cpy_r_r16 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "_bonuses", "Table", "players", 57, CPyStatic_scholars___holdings___globals);
        goto CPyL34;
    }
CPyL11: ;
    cpy_r_r17 = CPyList_GetItemBorrow(cpy_r_r16, cpy_r_seat);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "_bonuses", 57, CPyStatic_scholars___holdings___globals);
        goto CPyL34;
    }
    if (likely(Py_TYPE(cpy_r_r17) == CPyType_scholars___table___Player))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "_bonuses", 57, CPyStatic_scholars___holdings___globals, "serai.games.scholars.table.Player", cpy_r_r17);
        goto CPyL34;
    }
    cpy_r_r19 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r18)->_scrolls;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "_bonuses", "Player", "scrolls", 57, CPyStatic_scholars___holdings___globals);
        goto CPyL34;
    }
    CPy_INCREF(cpy_r_r19);
CPyL14: ;
    cpy_r_r20 = 0;
CPyL15: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r20 < cpy_r_r22;
    if (!cpy_r_r23) goto CPyL35;
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyListObject, ob_item));
    cpy_r_r25 = *(CPyPtr *)cpy_r_r24;
    cpy_r_r26 = cpy_r_r20 * 8;
    cpy_r_r27 = cpy_r_r25 + cpy_r_r26;
    cpy_r_r28 = *(PyObject * *)cpy_r_r27;
    CPy_INCREF(cpy_r_r28);
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "_bonuses", 57, CPyStatic_scholars___holdings___globals);
        goto CPyL36;
    }
    cpy_r_r30 = CPyStatics[2862]; /* 'bonus-' */
    cpy_r_r31 = CPyDef_scholars___holdings___counted(cpy_r_r0, cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "_bonuses", 58, CPyStatic_scholars___holdings___globals);
        goto CPyL37;
    }
    cpy_r_r32 = CPyStr_Build(2, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "_bonuses", 58, CPyStatic_scholars___holdings___globals);
        goto CPyL37;
    }
    cpy_r_r33 = CPyDict_GetItem(cpy_r_r2, cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "_bonuses", 58, CPyStatic_scholars___holdings___globals);
        goto CPyL38;
    }
    cpy_r_r34 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_scrolls;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "_bonuses", "Book", "scrolls", 58, CPyStatic_scholars___holdings___globals);
        goto CPyL39;
    }
CPyL21: ;
    cpy_r_r35 = CPyList_GetItem(cpy_r_r34, cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "_bonuses", 58, CPyStatic_scholars___holdings___globals);
        goto CPyL40;
    }
    if (likely(PyTuple_Check(cpy_r_r35)))
        cpy_r_r36 = cpy_r_r35;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "_bonuses", 58, CPyStatic_scholars___holdings___globals, "tuple", cpy_r_r35);
        goto CPyL40;
    }
    cpy_r_r37 = CPySequenceTuple_GetItem(cpy_r_r36, 10);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "_bonuses", 58, CPyStatic_scholars___holdings___globals);
        goto CPyL40;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r37, CPyType_formula___Formula)))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "_bonuses", 58, CPyStatic_scholars___holdings___globals, "serai.kernel.formula.Formula", cpy_r_r37);
        goto CPyL40;
    }
    cpy_r_r39 = CPY_GET_METHOD(cpy_r_r38, CPyType_formula___Formula, 2, serai___kernel___formula___FormulaObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_r38, cpy_r_r1); /* value */
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "_bonuses", 58, CPyStatic_scholars___holdings___globals);
        goto CPyL40;
    }
    cpy_r_r40 = CPyTagged_StealAsObject(cpy_r_r39);
    cpy_r_r41 = PyNumber_InPlaceAdd(cpy_r_r33, cpy_r_r40);
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "_bonuses", 58, CPyStatic_scholars___holdings___globals);
        goto CPyL41;
    }
    cpy_r_r42 = CPyDict_SetItem(cpy_r_r2, cpy_r_r32, cpy_r_r41);
    CPy_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r41);
    cpy_r_r43 = cpy_r_r42 >= 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "_bonuses", 58, CPyStatic_scholars___holdings___globals);
        goto CPyL36;
    }
    cpy_r_r44 = cpy_r_r20 + 1;
    cpy_r_r20 = cpy_r_r44;
    goto CPyL15;
CPyL29: ;
    return cpy_r_r2;
CPyL30: ;
    cpy_r_r45 = NULL;
    return cpy_r_r45;
CPyL31: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL30;
CPyL32: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL30;
CPyL33: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL30;
CPyL34: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL30;
CPyL35: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r19);
    goto CPyL29;
CPyL36: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r19);
    goto CPyL30;
CPyL37: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL30;
CPyL38: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r32);
    goto CPyL30;
CPyL39: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r33);
    goto CPyL30;
CPyL40: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r33);
    goto CPyL30;
CPyL41: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r32);
    goto CPyL30;
}
        
        PyObject *CPyPy_scholars___holdings____bonuses(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:_bonuses", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
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
            PyObject *retval = CPyDef_scholars___holdings____bonuses(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/holdings.py", "_bonuses", 52, CPyStatic_scholars___holdings___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___holdings___counted(PyObject *cpy_r_book, CPyTagged cpy_r_card) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject **cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    int64_t cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    CPyPtr cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    CPyPtr cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    int32_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    int64_t cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    cpy_r_r0 = CPyStatics[2863]; /* '\\w+' */
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_scrolls;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "counted", "Book", "scrolls", 64, CPyStatic_scholars___holdings___globals);
        goto CPyL18;
    }
CPyL1: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_card);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "counted", 64, CPyStatic_scholars___holdings___globals);
        goto CPyL18;
    }
    if (likely(PyTuple_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "counted", 64, CPyStatic_scholars___holdings___globals, "tuple", cpy_r_r2);
        goto CPyL18;
    }
    cpy_r_r4 = CPySequenceTuple_GetItem(cpy_r_r3, 10);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "counted", 64, CPyStatic_scholars___holdings___globals);
        goto CPyL18;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r4, CPyType_formula___Formula)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "counted", 64, CPyStatic_scholars___holdings___globals, "serai.kernel.formula.Formula", cpy_r_r4);
        goto CPyL18;
    }
    cpy_r_r6 = ((serai___kernel___formula___FormulaObject *)cpy_r_r5)->_text;
    CPy_INCREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r5);
    cpy_r_r7 = CPyImport_GetModuleCache(&CPyModule_re);
    cpy_r_r8 = CPyStatics[2864]; /* 'findall' */
    cpy_r_r9 = CPyObject_GetAttr(cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "counted", 64, CPyStatic_scholars___holdings___globals);
        goto CPyL19;
    }
    PyObject *cpy_r_r10[2] = {cpy_r_r0, cpy_r_r6};
    cpy_r_r11 = (PyObject **)&cpy_r_r10;
    cpy_r_r12 = PyObject_Vectorcall(cpy_r_r9, cpy_r_r11, 2, 0);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "counted", 64, CPyStatic_scholars___holdings___globals);
        goto CPyL19;
    }
    CPy_DECREF(cpy_r_r6);
    if (likely(PyList_Check(cpy_r_r12)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "counted", 64, CPyStatic_scholars___holdings___globals, "list", cpy_r_r12);
        goto CPyL18;
    }
    cpy_r_r14 = CPyStatics[2865]; /* 'none' */
    cpy_r_r15 = 0;
CPyL9: ;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r15 < cpy_r_r17;
    if (!cpy_r_r18) goto CPyL20;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyListObject, ob_item));
    cpy_r_r20 = *(CPyPtr *)cpy_r_r19;
    cpy_r_r21 = cpy_r_r15 * 8;
    cpy_r_r22 = cpy_r_r20 + cpy_r_r21;
    cpy_r_r23 = *(PyObject * *)cpy_r_r22;
    CPy_INCREF(cpy_r_r23);
    cpy_r_r24 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_counts;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/holdings.py", "counted", "Book", "counts", 65, CPyStatic_scholars___holdings___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_r24);
CPyL11: ;
    cpy_r_r25 = PySequence_Contains(cpy_r_r24, cpy_r_r23);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = cpy_r_r25 >= 0;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "counted", 65, CPyStatic_scholars___holdings___globals);
        goto CPyL21;
    }
    cpy_r_r27 = cpy_r_r25;
    if (cpy_r_r27) {
        goto CPyL22;
    } else
        goto CPyL23;
CPyL13: ;
    cpy_r_r28 = cpy_r_r23;
    goto CPyL16;
CPyL14: ;
    cpy_r_r29 = cpy_r_r15 + 1;
    cpy_r_r15 = cpy_r_r29;
    goto CPyL9;
CPyL15: ;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r28 = cpy_r_r14;
CPyL16: ;
    if (likely(PyUnicode_Check(cpy_r_r28)))
        cpy_r_r30 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/holdings.py", "counted", 65, CPyStatic_scholars___holdings___globals, "str", cpy_r_r28);
        goto CPyL18;
    }
    return cpy_r_r30;
CPyL18: ;
    cpy_r_r31 = NULL;
    return cpy_r_r31;
CPyL19: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL18;
CPyL20: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL15;
CPyL21: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r23);
    goto CPyL18;
CPyL22: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL13;
CPyL23: ;
    CPy_DECREF(cpy_r_r23);
    goto CPyL14;
}
        
        PyObject *CPyPy_scholars___holdings___counted(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"book", "card", 0};
            static CPyArg_Parser parser = {"OO:counted", kwlist, 0};
            PyObject *obj_book;
            PyObject *obj_card;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_book, &obj_card)) {
                return NULL;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_scholars___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.scholars.book.Book", obj_book); 
                goto fail;
            }
            CPyTagged arg_card;
            if (likely(PyLong_Check(obj_card)))
                arg_card = CPyTagged_BorrowFromObject(obj_card);
            else {
                CPy_TypeError("int", obj_card); goto fail;
            }
            PyObject *retval = CPyDef_scholars___holdings___counted(arg_book, arg_card);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/holdings.py", "counted", 62, CPyStatic_scholars___holdings___globals);
            return NULL;
        }
        
char CPyDef_scholars___holdings_____top_level__(void) {
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
    void *cpy_r_r11;
    void *cpy_r_r13;
    void *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
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
    char cpy_r_r131;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "<module>", 1, CPyStatic_scholars___holdings___globals);
        goto CPyL47;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "<module>", 1, CPyStatic_scholars___holdings___globals);
        goto CPyL47;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_scholars___holdings___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "<module>", 7, CPyStatic_scholars___holdings___globals);
        goto CPyL47;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_re;
    void *cpy_r_r12[1] = {cpy_r_r11};
    cpy_r_r13 = (void *)&cpy_r_r12;
    int64_t cpy_r_r14[1] = {9};
    cpy_r_r15 = (void *)&cpy_r_r14;
    cpy_r_r16 = CPyStatics[5415]; /* (('re', 're', 're'),) */
    cpy_r_r17 = CPyStatic_scholars___holdings___globals;
    cpy_r_r18 = CPyStatics[2867]; /* 'src/serai/games/scholars/holdings.py' */
    cpy_r_r19 = CPyStatics[125]; /* '<module>' */
    cpy_r_r20 = CPyImport_ImportMany(cpy_r_r16, cpy_r_r13, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r15);
    if (!cpy_r_r20) goto CPyL47;
    cpy_r_r21 = (void *)&CPyModule_serai___games___scholars___book;
    cpy_r_r22 = (void *)&CPyImportState_serai___games___scholars___book;
    cpy_r_r23 = CPyModuleLockAPI_serai;
    cpy_r_r24 = CPyImport_IsInitialized(cpy_r_r22);
    if (!cpy_r_r24) goto CPyL9;
    cpy_r_r25 = PyImport_GetModuleDict();
    cpy_r_r26 = CPyStatics[2309]; /* 'serai.games.scholars.book' */
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "<module>", 11, CPyStatic_scholars___holdings___globals);
        goto CPyL47;
    }
    cpy_r_r28 = cpy_r_r27;
    goto CPyL13;
CPyL9: ;
    cpy_r_r29 = CPyInitOnly_serai___games___scholars___book;
    cpy_r_r30 = CPyExec_serai___games___scholars___book;
    cpy_r_r31 = (PyObject **)&CPyModule_serai___games___scholars___book__internal;
    cpy_r_r32 = PyImport_GetModuleDict();
    cpy_r_r33 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r34 = CPyDict_GetItem(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "<module>", 11, CPyStatic_scholars___holdings___globals);
        goto CPyL47;
    }
    cpy_r_r35 = CPyStatics[8]; /* '__file__' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "<module>", 11, CPyStatic_scholars___holdings___globals);
        goto CPyL47;
    }
    cpy_r_r37 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r38 = CPyStatics[2309]; /* 'serai.games.scholars.book' */
    cpy_r_r39 = CPyImport_ImportNative(cpy_r_r38, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r36, cpy_r_r37, 0);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "<module>", 11, CPyStatic_scholars___holdings___globals);
        goto CPyL47;
    }
    cpy_r_r28 = cpy_r_r39;
CPyL13: ;
    cpy_r_r40 = CPyStatics[5025]; /* ('Book',) */
    cpy_r_r41 = CPyStatic_scholars___holdings___globals;
    cpy_r_r42 = CPyImport_GetNativeAttrs(cpy_r_r28, cpy_r_r40, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "<module>", 11, CPyStatic_scholars___holdings___globals);
        goto CPyL47;
    } else
        goto CPyL48;
CPyL14: ;
    cpy_r_r43 = (void *)&CPyModule_serai___games___scholars___dice;
    cpy_r_r44 = (void *)&CPyImportState_serai___games___scholars___dice;
    cpy_r_r45 = CPyModuleLockAPI_serai;
    cpy_r_r46 = CPyImport_IsInitialized(cpy_r_r44);
    if (!cpy_r_r46) goto CPyL17;
    cpy_r_r47 = PyImport_GetModuleDict();
    cpy_r_r48 = CPyStatics[2366]; /* 'serai.games.scholars.dice' */
    cpy_r_r49 = CPyDict_GetItem(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "<module>", 12, CPyStatic_scholars___holdings___globals);
        goto CPyL47;
    }
    cpy_r_r50 = cpy_r_r49;
    goto CPyL21;
CPyL17: ;
    cpy_r_r51 = CPyInitOnly_serai___games___scholars___dice;
    cpy_r_r52 = CPyExec_serai___games___scholars___dice;
    cpy_r_r53 = (PyObject **)&CPyModule_serai___games___scholars___dice__internal;
    cpy_r_r54 = PyImport_GetModuleDict();
    cpy_r_r55 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r56 = CPyDict_GetItem(cpy_r_r54, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "<module>", 12, CPyStatic_scholars___holdings___globals);
        goto CPyL47;
    }
    cpy_r_r57 = CPyStatics[8]; /* '__file__' */
    cpy_r_r58 = CPyObject_GetAttr(cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "<module>", 12, CPyStatic_scholars___holdings___globals);
        goto CPyL47;
    }
    cpy_r_r59 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r60 = CPyStatics[2366]; /* 'serai.games.scholars.dice' */
    cpy_r_r61 = CPyImport_ImportNative(cpy_r_r60, cpy_r_r51, cpy_r_r52, cpy_r_r53, cpy_r_r43, cpy_r_r44, cpy_r_r45, cpy_r_r58, cpy_r_r59, 0);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "<module>", 12, CPyStatic_scholars___holdings___globals);
        goto CPyL47;
    }
    cpy_r_r50 = cpy_r_r61;
CPyL21: ;
    cpy_r_r62 = CPyStatics[5416]; /* ('owned',) */
    cpy_r_r63 = CPyStatic_scholars___holdings___globals;
    cpy_r_r64 = CPyImport_GetNativeAttrs(cpy_r_r50, cpy_r_r62, cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "<module>", 12, CPyStatic_scholars___holdings___globals);
        goto CPyL47;
    } else
        goto CPyL49;
CPyL22: ;
    cpy_r_r65 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r66 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r67 = CPyModuleLockAPI_serai;
    cpy_r_r68 = CPyImport_IsInitialized(cpy_r_r66);
    if (!cpy_r_r68) goto CPyL25;
    cpy_r_r69 = PyImport_GetModuleDict();
    cpy_r_r70 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r71 = CPyDict_GetItem(cpy_r_r69, cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "<module>", 13, CPyStatic_scholars___holdings___globals);
        goto CPyL47;
    }
    cpy_r_r72 = cpy_r_r71;
    goto CPyL29;
CPyL25: ;
    cpy_r_r73 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r74 = CPyExec_serai___games___scholars___names;
    cpy_r_r75 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r76 = PyImport_GetModuleDict();
    cpy_r_r77 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r78 = CPyDict_GetItem(cpy_r_r76, cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "<module>", 13, CPyStatic_scholars___holdings___globals);
        goto CPyL47;
    }
    cpy_r_r79 = CPyStatics[8]; /* '__file__' */
    cpy_r_r80 = CPyObject_GetAttr(cpy_r_r78, cpy_r_r79);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "<module>", 13, CPyStatic_scholars___holdings___globals);
        goto CPyL47;
    }
    cpy_r_r81 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r82 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r83 = CPyImport_ImportNative(cpy_r_r82, cpy_r_r73, cpy_r_r74, cpy_r_r75, cpy_r_r65, cpy_r_r66, cpy_r_r67, cpy_r_r80, cpy_r_r81, 0);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "<module>", 13, CPyStatic_scholars___holdings___globals);
        goto CPyL47;
    }
    cpy_r_r72 = cpy_r_r83;
CPyL29: ;
    cpy_r_r84 = CPyStatics[5417]; /* ('GUILD_GOAL', 'PILE_GOAL', 'TRACK_GOAL') */
    cpy_r_r85 = CPyStatic_scholars___holdings___globals;
    cpy_r_r86 = CPyImport_GetNativeAttrs(cpy_r_r72, cpy_r_r84, cpy_r_r84, cpy_r_r85);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "<module>", 13, CPyStatic_scholars___holdings___globals);
        goto CPyL47;
    } else
        goto CPyL50;
CPyL30: ;
    cpy_r_r87 = (void *)&CPyModule_serai___games___scholars___scoring;
    cpy_r_r88 = (void *)&CPyImportState_serai___games___scholars___scoring;
    cpy_r_r89 = CPyModuleLockAPI_serai;
    cpy_r_r90 = CPyImport_IsInitialized(cpy_r_r88);
    if (!cpy_r_r90) goto CPyL33;
    cpy_r_r91 = PyImport_GetModuleDict();
    cpy_r_r92 = CPyStatics[2305]; /* 'serai.games.scholars.scoring' */
    cpy_r_r93 = CPyDict_GetItem(cpy_r_r91, cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "<module>", 14, CPyStatic_scholars___holdings___globals);
        goto CPyL47;
    }
    cpy_r_r94 = cpy_r_r93;
    goto CPyL37;
CPyL33: ;
    cpy_r_r95 = CPyInitOnly_serai___games___scholars___scoring;
    cpy_r_r96 = CPyExec_serai___games___scholars___scoring;
    cpy_r_r97 = (PyObject **)&CPyModule_serai___games___scholars___scoring__internal;
    cpy_r_r98 = PyImport_GetModuleDict();
    cpy_r_r99 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r100 = CPyDict_GetItem(cpy_r_r98, cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "<module>", 14, CPyStatic_scholars___holdings___globals);
        goto CPyL47;
    }
    cpy_r_r101 = CPyStatics[8]; /* '__file__' */
    cpy_r_r102 = CPyObject_GetAttr(cpy_r_r100, cpy_r_r101);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "<module>", 14, CPyStatic_scholars___holdings___globals);
        goto CPyL47;
    }
    cpy_r_r103 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r104 = CPyStatics[2305]; /* 'serai.games.scholars.scoring' */
    cpy_r_r105 = CPyImport_ImportNative(cpy_r_r104, cpy_r_r95, cpy_r_r96, cpy_r_r97, cpy_r_r87, cpy_r_r88, cpy_r_r89, cpy_r_r102, cpy_r_r103, 0);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "<module>", 14, CPyStatic_scholars___holdings___globals);
        goto CPyL47;
    }
    cpy_r_r94 = cpy_r_r105;
CPyL37: ;
    cpy_r_r106 = CPyStatics[5418]; /* ('scroll_counts',) */
    cpy_r_r107 = CPyStatic_scholars___holdings___globals;
    cpy_r_r108 = CPyImport_GetNativeAttrs(cpy_r_r94, cpy_r_r106, cpy_r_r106, cpy_r_r107);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "<module>", 14, CPyStatic_scholars___holdings___globals);
        goto CPyL47;
    } else
        goto CPyL51;
CPyL38: ;
    cpy_r_r109 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r110 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r111 = CPyModuleLockAPI_serai;
    cpy_r_r112 = CPyImport_IsInitialized(cpy_r_r110);
    if (!cpy_r_r112) goto CPyL41;
    cpy_r_r113 = PyImport_GetModuleDict();
    cpy_r_r114 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r115 = CPyDict_GetItem(cpy_r_r113, cpy_r_r114);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "<module>", 15, CPyStatic_scholars___holdings___globals);
        goto CPyL47;
    }
    cpy_r_r116 = cpy_r_r115;
    goto CPyL45;
CPyL41: ;
    cpy_r_r117 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r118 = CPyExec_serai___games___scholars___table;
    cpy_r_r119 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r120 = PyImport_GetModuleDict();
    cpy_r_r121 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r122 = CPyDict_GetItem(cpy_r_r120, cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "<module>", 15, CPyStatic_scholars___holdings___globals);
        goto CPyL47;
    }
    cpy_r_r123 = CPyStatics[8]; /* '__file__' */
    cpy_r_r124 = CPyObject_GetAttr(cpy_r_r122, cpy_r_r123);
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "<module>", 15, CPyStatic_scholars___holdings___globals);
        goto CPyL47;
    }
    cpy_r_r125 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r126 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r127 = CPyImport_ImportNative(cpy_r_r126, cpy_r_r117, cpy_r_r118, cpy_r_r119, cpy_r_r109, cpy_r_r110, cpy_r_r111, cpy_r_r124, cpy_r_r125, 0);
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "<module>", 15, CPyStatic_scholars___holdings___globals);
        goto CPyL47;
    }
    cpy_r_r116 = cpy_r_r127;
CPyL45: ;
    cpy_r_r128 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r129 = CPyStatic_scholars___holdings___globals;
    cpy_r_r130 = CPyImport_GetNativeAttrs(cpy_r_r116, cpy_r_r128, cpy_r_r128, cpy_r_r129);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/holdings.py", "<module>", 15, CPyStatic_scholars___holdings___globals);
        goto CPyL47;
    } else
        goto CPyL52;
CPyL46: ;
    return 1;
CPyL47: ;
    cpy_r_r131 = 2;
    return cpy_r_r131;
CPyL48: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL14;
CPyL49: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL22;
CPyL50: ;
    CPy_DECREF(cpy_r_r86);
    goto CPyL30;
CPyL51: ;
    CPy_DECREF(cpy_r_r108);
    goto CPyL38;
CPyL52: ;
    CPy_DECREF(cpy_r_r130);
    goto CPyL46;
}

#ifndef MYPYC_NATIVE_serai_H
#define MYPYC_NATIVE_serai_H
#include <Python.h>
#include <CPy.h>
#ifndef MYPYC_DECLARED_tuple_T2CI
#define MYPYC_DECLARED_tuple_T2CI
typedef struct tuple_T2CI {
    char f0;
    CPyTagged f1;
} tuple_T2CI;
#endif

#ifndef MYPYC_DECLARED_tuple_T3CIO
#define MYPYC_DECLARED_tuple_T3CIO
typedef struct tuple_T3CIO {
    char f0;
    CPyTagged f1;
    PyObject *f2;
} tuple_T3CIO;
#endif

#ifndef MYPYC_DECLARED_tuple_T2OI
#define MYPYC_DECLARED_tuple_T2OI
typedef struct tuple_T2OI {
    PyObject *f0;
    CPyTagged f1;
} tuple_T2OI;
#endif

#ifndef MYPYC_DECLARED_tuple_T4CIOO
#define MYPYC_DECLARED_tuple_T4CIOO
typedef struct tuple_T4CIOO {
    char f0;
    CPyTagged f1;
    PyObject *f2;
    PyObject *f3;
} tuple_T4CIOO;
#endif

#ifndef MYPYC_DECLARED_tuple_T2OO
#define MYPYC_DECLARED_tuple_T2OO
typedef struct tuple_T2OO {
    PyObject *f0;
    PyObject *f1;
} tuple_T2OO;
#endif

#ifndef MYPYC_DECLARED_tuple_T2FF
#define MYPYC_DECLARED_tuple_T2FF
typedef struct tuple_T2FF {
    double f0;
    double f1;
} tuple_T2FF;
#endif

#ifndef MYPYC_DECLARED_tuple_T0
#define MYPYC_DECLARED_tuple_T0
typedef struct tuple_T0 {
    int empty_struct_error_flag;
} tuple_T0;
#endif

#ifndef MYPYC_DECLARED_tuple_T2FI
#define MYPYC_DECLARED_tuple_T2FI
typedef struct tuple_T2FI {
    double f0;
    CPyTagged f1;
} tuple_T2FI;
#endif

#ifndef MYPYC_DECLARED_tuple_T3OOO
#define MYPYC_DECLARED_tuple_T3OOO
typedef struct tuple_T3OOO {
    PyObject *f0;
    PyObject *f1;
    PyObject *f2;
} tuple_T3OOO;
#endif

#ifndef MYPYC_DECLARED_tuple_T5OOOOO
#define MYPYC_DECLARED_tuple_T5OOOOO
typedef struct tuple_T5OOOOO {
    PyObject *f0;
    PyObject *f1;
    PyObject *f2;
    PyObject *f3;
    PyObject *f4;
} tuple_T5OOOOO;
#endif

#ifndef MYPYC_DECLARED_tuple_T2II
#define MYPYC_DECLARED_tuple_T2II
typedef struct tuple_T2II {
    CPyTagged f0;
    CPyTagged f1;
} tuple_T2II;
#endif

#ifndef MYPYC_DECLARED_tuple_T2OF
#define MYPYC_DECLARED_tuple_T2OF
typedef struct tuple_T2OF {
    PyObject *f0;
    double f1;
} tuple_T2OF;
#endif

#ifndef MYPYC_DECLARED_tuple_T4OOOO
#define MYPYC_DECLARED_tuple_T4OOOO
typedef struct tuple_T4OOOO {
    PyObject *f0;
    PyObject *f1;
    PyObject *f2;
    PyObject *f3;
} tuple_T4OOOO;
#endif

#ifndef MYPYC_DECLARED_tuple_T2IF
#define MYPYC_DECLARED_tuple_T2IF
typedef struct tuple_T2IF {
    CPyTagged f0;
    double f1;
} tuple_T2IF;
#endif

#ifndef MYPYC_DECLARED_tuple_T4FIIO
#define MYPYC_DECLARED_tuple_T4FIIO
typedef struct tuple_T4FIIO {
    double f0;
    CPyTagged f1;
    CPyTagged f2;
    PyObject *f3;
} tuple_T4FIIO;
#endif

#ifndef MYPYC_DECLARED_tuple_T1O
#define MYPYC_DECLARED_tuple_T1O
typedef struct tuple_T1O {
    PyObject *f0;
} tuple_T1O;
#endif

#ifndef MYPYC_DECLARED_tuple_T3IFO
#define MYPYC_DECLARED_tuple_T3IFO
typedef struct tuple_T3IFO {
    CPyTagged f0;
    double f1;
    PyObject *f2;
} tuple_T3IFO;
#endif

#ifndef MYPYC_DECLARED_tuple_T5IIIII
#define MYPYC_DECLARED_tuple_T5IIIII
typedef struct tuple_T5IIIII {
    CPyTagged f0;
    CPyTagged f1;
    CPyTagged f2;
    CPyTagged f3;
    CPyTagged f4;
} tuple_T5IIIII;
#endif

#ifndef MYPYC_DECLARED_tuple_T3III
#define MYPYC_DECLARED_tuple_T3III
typedef struct tuple_T3III {
    CPyTagged f0;
    CPyTagged f1;
    CPyTagged f2;
} tuple_T3III;
#endif

#ifndef MYPYC_DECLARED_tuple_T1T2OO
#define MYPYC_DECLARED_tuple_T1T2OO
typedef struct tuple_T1T2OO {
    tuple_T2OO f0;
} tuple_T1T2OO;
#endif

#ifndef MYPYC_DECLARED_tuple_T2IO
#define MYPYC_DECLARED_tuple_T2IO
typedef struct tuple_T2IO {
    CPyTagged f0;
    PyObject *f1;
} tuple_T2IO;
#endif

#ifndef MYPYC_DECLARED_tuple_T6T2OOT2OOT2OOT2OOT2OOT2OO
#define MYPYC_DECLARED_tuple_T6T2OOT2OOT2OOT2OOT2OOT2OO
typedef struct tuple_T6T2OOT2OOT2OOT2OOT2OOT2OO {
    tuple_T2OO f0;
    tuple_T2OO f1;
    tuple_T2OO f2;
    tuple_T2OO f3;
    tuple_T2OO f4;
    tuple_T2OO f5;
} tuple_T6T2OOT2OOT2OOT2OOT2OOT2OO;
#endif

#ifndef MYPYC_DECLARED_tuple_T2T2OOT2OO
#define MYPYC_DECLARED_tuple_T2T2OOT2OO
typedef struct tuple_T2T2OOT2OO {
    tuple_T2OO f0;
    tuple_T2OO f1;
} tuple_T2T2OOT2OO;
#endif

#ifndef MYPYC_DECLARED_tuple_T6IIIIII
#define MYPYC_DECLARED_tuple_T6IIIIII
typedef struct tuple_T6IIIIII {
    CPyTagged f0;
    CPyTagged f1;
    CPyTagged f2;
    CPyTagged f3;
    CPyTagged f4;
    CPyTagged f5;
} tuple_T6IIIIII;
#endif

#ifndef MYPYC_DECLARED_tuple_T5T2OOT2OOT2OOT2OOT2OO
#define MYPYC_DECLARED_tuple_T5T2OOT2OOT2OOT2OOT2OO
typedef struct tuple_T5T2OOT2OOT2OOT2OOT2OO {
    tuple_T2OO f0;
    tuple_T2OO f1;
    tuple_T2OO f2;
    tuple_T2OO f3;
    tuple_T2OO f4;
} tuple_T5T2OOT2OOT2OOT2OOT2OO;
#endif

#ifndef MYPYC_DECLARED_tuple_T2IT2OO
#define MYPYC_DECLARED_tuple_T2IT2OO
typedef struct tuple_T2IT2OO {
    CPyTagged f0;
    tuple_T2OO f1;
} tuple_T2IT2OO;
#endif

#ifndef MYPYC_DECLARED_tuple_T6OOOOOO
#define MYPYC_DECLARED_tuple_T6OOOOOO
typedef struct tuple_T6OOOOOO {
    PyObject *f0;
    PyObject *f1;
    PyObject *f2;
    PyObject *f3;
    PyObject *f4;
    PyObject *f5;
} tuple_T6OOOOOO;
#endif

#ifndef MYPYC_DECLARED_tuple_T16OOOOOOOOOOOOOOOO
#define MYPYC_DECLARED_tuple_T16OOOOOOOOOOOOOOOO
typedef struct tuple_T16OOOOOOOOOOOOOOOO {
    PyObject *f0;
    PyObject *f1;
    PyObject *f2;
    PyObject *f3;
    PyObject *f4;
    PyObject *f5;
    PyObject *f6;
    PyObject *f7;
    PyObject *f8;
    PyObject *f9;
    PyObject *f10;
    PyObject *f11;
    PyObject *f12;
    PyObject *f13;
    PyObject *f14;
    PyObject *f15;
} tuple_T16OOOOOOOOOOOOOOOO;
#endif

#ifndef MYPYC_DECLARED_tuple_T2OC
#define MYPYC_DECLARED_tuple_T2OC
typedef struct tuple_T2OC {
    PyObject *f0;
    char f1;
} tuple_T2OC;
#endif

#ifndef MYPYC_DECLARED_tuple_T1I
#define MYPYC_DECLARED_tuple_T1I
typedef struct tuple_T1I {
    CPyTagged f0;
} tuple_T1I;
#endif

#ifndef MYPYC_DECLARED_tuple_T2T2IOT2IO
#define MYPYC_DECLARED_tuple_T2T2IOT2IO
typedef struct tuple_T2T2IOT2IO {
    tuple_T2IO f0;
    tuple_T2IO f1;
} tuple_T2T2IOT2IO;
#endif

#ifndef MYPYC_DECLARED_tuple_T4T2OOT2OOT2OOT2OO
#define MYPYC_DECLARED_tuple_T4T2OOT2OOT2OOT2OO
typedef struct tuple_T4T2OOT2OOT2OOT2OO {
    tuple_T2OO f0;
    tuple_T2OO f1;
    tuple_T2OO f2;
    tuple_T2OO f3;
} tuple_T4T2OOT2OOT2OOT2OO;
#endif

#ifndef MYPYC_DECLARED_tuple_T3T2OOT2OOT2OO
#define MYPYC_DECLARED_tuple_T3T2OOT2OOT2OO
typedef struct tuple_T3T2OOT2OOT2OO {
    tuple_T2OO f0;
    tuple_T2OO f1;
    tuple_T2OO f2;
} tuple_T3T2OOT2OOT2OO;
#endif

#ifndef MYPYC_DECLARED_tuple_T9OOOOOOOOO
#define MYPYC_DECLARED_tuple_T9OOOOOOOOO
typedef struct tuple_T9OOOOOOOOO {
    PyObject *f0;
    PyObject *f1;
    PyObject *f2;
    PyObject *f3;
    PyObject *f4;
    PyObject *f5;
    PyObject *f6;
    PyObject *f7;
    PyObject *f8;
} tuple_T9OOOOOOOOO;
#endif

#ifndef MYPYC_DECLARED_tuple_T2IC
#define MYPYC_DECLARED_tuple_T2IC
typedef struct tuple_T2IC {
    CPyTagged f0;
    char f1;
} tuple_T2IC;
#endif

#ifndef MYPYC_DECLARED_tuple_T2IT5IIIII
#define MYPYC_DECLARED_tuple_T2IT5IIIII
typedef struct tuple_T2IT5IIIII {
    CPyTagged f0;
    tuple_T5IIIII f1;
} tuple_T2IT5IIIII;
#endif

#ifndef MYPYC_DECLARED_tuple_T11OOOOOOOOOOO
#define MYPYC_DECLARED_tuple_T11OOOOOOOOOOO
typedef struct tuple_T11OOOOOOOOOOO {
    PyObject *f0;
    PyObject *f1;
    PyObject *f2;
    PyObject *f3;
    PyObject *f4;
    PyObject *f5;
    PyObject *f6;
    PyObject *f7;
    PyObject *f8;
    PyObject *f9;
    PyObject *f10;
} tuple_T11OOOOOOOOOOO;
#endif

#ifndef MYPYC_DECLARED_tuple_T4ICIO
#define MYPYC_DECLARED_tuple_T4ICIO
typedef struct tuple_T4ICIO {
    CPyTagged f0;
    char f1;
    CPyTagged f2;
    PyObject *f3;
} tuple_T4ICIO;
#endif

#ifndef MYPYC_DECLARED_tuple_T12OOOOOOOOOOOO
#define MYPYC_DECLARED_tuple_T12OOOOOOOOOOOO
typedef struct tuple_T12OOOOOOOOOOOO {
    PyObject *f0;
    PyObject *f1;
    PyObject *f2;
    PyObject *f3;
    PyObject *f4;
    PyObject *f5;
    PyObject *f6;
    PyObject *f7;
    PyObject *f8;
    PyObject *f9;
    PyObject *f10;
    PyObject *f11;
} tuple_T12OOOOOOOOOOOO;
#endif

#ifndef MYPYC_DECLARED_tuple_T4IIII
#define MYPYC_DECLARED_tuple_T4IIII
typedef struct tuple_T4IIII {
    CPyTagged f0;
    CPyTagged f1;
    CPyTagged f2;
    CPyTagged f3;
} tuple_T4IIII;
#endif

#ifndef MYPYC_DECLARED_tuple_T3OIO
#define MYPYC_DECLARED_tuple_T3OIO
typedef struct tuple_T3OIO {
    PyObject *f0;
    CPyTagged f1;
    PyObject *f2;
} tuple_T3OIO;
#endif

#ifndef MYPYC_DECLARED_tuple_T15OOOOOOOOOOOOOOO
#define MYPYC_DECLARED_tuple_T15OOOOOOOOOOOOOOO
typedef struct tuple_T15OOOOOOOOOOOOOOO {
    PyObject *f0;
    PyObject *f1;
    PyObject *f2;
    PyObject *f3;
    PyObject *f4;
    PyObject *f5;
    PyObject *f6;
    PyObject *f7;
    PyObject *f8;
    PyObject *f9;
    PyObject *f10;
    PyObject *f11;
    PyObject *f12;
    PyObject *f13;
    PyObject *f14;
} tuple_T15OOOOOOOOOOOOOOO;
#endif

#ifndef MYPYC_DECLARED_tuple_T4T2IIT2IIT2IIT2II
#define MYPYC_DECLARED_tuple_T4T2IIT2IIT2IIT2II
typedef struct tuple_T4T2IIT2IIT2IIT2II {
    tuple_T2II f0;
    tuple_T2II f1;
    tuple_T2II f2;
    tuple_T2II f3;
} tuple_T4T2IIT2IIT2IIT2II;
#endif

#ifndef MYPYC_DECLARED_tuple_T30OOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
#define MYPYC_DECLARED_tuple_T30OOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
typedef struct tuple_T30OOOOOOOOOOOOOOOOOOOOOOOOOOOOOO {
    PyObject *f0;
    PyObject *f1;
    PyObject *f2;
    PyObject *f3;
    PyObject *f4;
    PyObject *f5;
    PyObject *f6;
    PyObject *f7;
    PyObject *f8;
    PyObject *f9;
    PyObject *f10;
    PyObject *f11;
    PyObject *f12;
    PyObject *f13;
    PyObject *f14;
    PyObject *f15;
    PyObject *f16;
    PyObject *f17;
    PyObject *f18;
    PyObject *f19;
    PyObject *f20;
    PyObject *f21;
    PyObject *f22;
    PyObject *f23;
    PyObject *f24;
    PyObject *f25;
    PyObject *f26;
    PyObject *f27;
    PyObject *f28;
    PyObject *f29;
} tuple_T30OOOOOOOOOOOOOOOOOOOOOOOOOOOOOO;
#endif

#ifndef MYPYC_DECLARED_tuple_T49OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
#define MYPYC_DECLARED_tuple_T49OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
typedef struct tuple_T49OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO {
    PyObject *f0;
    PyObject *f1;
    PyObject *f2;
    PyObject *f3;
    PyObject *f4;
    PyObject *f5;
    PyObject *f6;
    PyObject *f7;
    PyObject *f8;
    PyObject *f9;
    PyObject *f10;
    PyObject *f11;
    PyObject *f12;
    PyObject *f13;
    PyObject *f14;
    PyObject *f15;
    PyObject *f16;
    PyObject *f17;
    PyObject *f18;
    PyObject *f19;
    PyObject *f20;
    PyObject *f21;
    PyObject *f22;
    PyObject *f23;
    PyObject *f24;
    PyObject *f25;
    PyObject *f26;
    PyObject *f27;
    PyObject *f28;
    PyObject *f29;
    PyObject *f30;
    PyObject *f31;
    PyObject *f32;
    PyObject *f33;
    PyObject *f34;
    PyObject *f35;
    PyObject *f36;
    PyObject *f37;
    PyObject *f38;
    PyObject *f39;
    PyObject *f40;
    PyObject *f41;
    PyObject *f42;
    PyObject *f43;
    PyObject *f44;
    PyObject *f45;
    PyObject *f46;
    PyObject *f47;
    PyObject *f48;
} tuple_T49OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO;
#endif

#ifndef MYPYC_DECLARED_tuple_T2IT2II
#define MYPYC_DECLARED_tuple_T2IT2II
typedef struct tuple_T2IT2II {
    CPyTagged f0;
    tuple_T2II f1;
} tuple_T2IT2II;
#endif

#ifndef MYPYC_DECLARED_tuple_T3IIO
#define MYPYC_DECLARED_tuple_T3IIO
typedef struct tuple_T3IIO {
    CPyTagged f0;
    CPyTagged f1;
    PyObject *f2;
} tuple_T3IIO;
#endif

#ifndef MYPYC_DECLARED_tuple_T2CC
#define MYPYC_DECLARED_tuple_T2CC
typedef struct tuple_T2CC {
    char f0;
    char f1;
} tuple_T2CC;
#endif

#ifndef MYPYC_DECLARED_tuple_T7OOOOOOO
#define MYPYC_DECLARED_tuple_T7OOOOOOO
typedef struct tuple_T7OOOOOOO {
    PyObject *f0;
    PyObject *f1;
    PyObject *f2;
    PyObject *f3;
    PyObject *f4;
    PyObject *f5;
    PyObject *f6;
} tuple_T7OOOOOOO;
#endif

#ifndef MYPYC_DECLARED_tuple_T4OIII
#define MYPYC_DECLARED_tuple_T4OIII
typedef struct tuple_T4OIII {
    PyObject *f0;
    CPyTagged f1;
    CPyTagged f2;
    CPyTagged f3;
} tuple_T4OIII;
#endif

#ifndef MYPYC_DECLARED_tuple_T8OOOOOOOO
#define MYPYC_DECLARED_tuple_T8OOOOOOOO
typedef struct tuple_T8OOOOOOOO {
    PyObject *f0;
    PyObject *f1;
    PyObject *f2;
    PyObject *f3;
    PyObject *f4;
    PyObject *f5;
    PyObject *f6;
    PyObject *f7;
} tuple_T8OOOOOOOO;
#endif

#ifndef MYPYC_DECLARED_tuple_T2CO
#define MYPYC_DECLARED_tuple_T2CO
typedef struct tuple_T2CO {
    char f0;
    PyObject *f1;
} tuple_T2CO;
#endif

#ifndef MYPYC_DECLARED_tuple_T21OOOOOOOOOOOOOOOOOOOOO
#define MYPYC_DECLARED_tuple_T21OOOOOOOOOOOOOOOOOOOOO
typedef struct tuple_T21OOOOOOOOOOOOOOOOOOOOO {
    PyObject *f0;
    PyObject *f1;
    PyObject *f2;
    PyObject *f3;
    PyObject *f4;
    PyObject *f5;
    PyObject *f6;
    PyObject *f7;
    PyObject *f8;
    PyObject *f9;
    PyObject *f10;
    PyObject *f11;
    PyObject *f12;
    PyObject *f13;
    PyObject *f14;
    PyObject *f15;
    PyObject *f16;
    PyObject *f17;
    PyObject *f18;
    PyObject *f19;
    PyObject *f20;
} tuple_T21OOOOOOOOOOOOOOOOOOOOO;
#endif

#ifndef MYPYC_DECLARED_tuple_T18OOOOOOOOOOOOOOOOOO
#define MYPYC_DECLARED_tuple_T18OOOOOOOOOOOOOOOOOO
typedef struct tuple_T18OOOOOOOOOOOOOOOOOO {
    PyObject *f0;
    PyObject *f1;
    PyObject *f2;
    PyObject *f3;
    PyObject *f4;
    PyObject *f5;
    PyObject *f6;
    PyObject *f7;
    PyObject *f8;
    PyObject *f9;
    PyObject *f10;
    PyObject *f11;
    PyObject *f12;
    PyObject *f13;
    PyObject *f14;
    PyObject *f15;
    PyObject *f16;
    PyObject *f17;
} tuple_T18OOOOOOOOOOOOOOOOOO;
#endif

#ifndef MYPYC_DECLARED_tuple_T19OOOOOOOOOOOOOOOOOOO
#define MYPYC_DECLARED_tuple_T19OOOOOOOOOOOOOOOOOOO
typedef struct tuple_T19OOOOOOOOOOOOOOOOOOO {
    PyObject *f0;
    PyObject *f1;
    PyObject *f2;
    PyObject *f3;
    PyObject *f4;
    PyObject *f5;
    PyObject *f6;
    PyObject *f7;
    PyObject *f8;
    PyObject *f9;
    PyObject *f10;
    PyObject *f11;
    PyObject *f12;
    PyObject *f13;
    PyObject *f14;
    PyObject *f15;
    PyObject *f16;
    PyObject *f17;
    PyObject *f18;
} tuple_T19OOOOOOOOOOOOOOOOOOO;
#endif

#ifndef MYPYC_DECLARED_tuple_T59OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
#define MYPYC_DECLARED_tuple_T59OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
typedef struct tuple_T59OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO {
    PyObject *f0;
    PyObject *f1;
    PyObject *f2;
    PyObject *f3;
    PyObject *f4;
    PyObject *f5;
    PyObject *f6;
    PyObject *f7;
    PyObject *f8;
    PyObject *f9;
    PyObject *f10;
    PyObject *f11;
    PyObject *f12;
    PyObject *f13;
    PyObject *f14;
    PyObject *f15;
    PyObject *f16;
    PyObject *f17;
    PyObject *f18;
    PyObject *f19;
    PyObject *f20;
    PyObject *f21;
    PyObject *f22;
    PyObject *f23;
    PyObject *f24;
    PyObject *f25;
    PyObject *f26;
    PyObject *f27;
    PyObject *f28;
    PyObject *f29;
    PyObject *f30;
    PyObject *f31;
    PyObject *f32;
    PyObject *f33;
    PyObject *f34;
    PyObject *f35;
    PyObject *f36;
    PyObject *f37;
    PyObject *f38;
    PyObject *f39;
    PyObject *f40;
    PyObject *f41;
    PyObject *f42;
    PyObject *f43;
    PyObject *f44;
    PyObject *f45;
    PyObject *f46;
    PyObject *f47;
    PyObject *f48;
    PyObject *f49;
    PyObject *f50;
    PyObject *f51;
    PyObject *f52;
    PyObject *f53;
    PyObject *f54;
    PyObject *f55;
    PyObject *f56;
    PyObject *f57;
    PyObject *f58;
} tuple_T59OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO;
#endif

#ifndef MYPYC_DECLARED_tuple_T2T4OOOOO
#define MYPYC_DECLARED_tuple_T2T4OOOOO
typedef struct tuple_T2T4OOOOO {
    tuple_T4OOOO f0;
    PyObject *f1;
} tuple_T2T4OOOOO;
#endif

#ifndef MYPYC_DECLARED_tuple_T2FO
#define MYPYC_DECLARED_tuple_T2FO
typedef struct tuple_T2FO {
    double f0;
    PyObject *f1;
} tuple_T2FO;
#endif

#ifndef MYPYC_DECLARED_tuple_T3CCC
#define MYPYC_DECLARED_tuple_T3CCC
typedef struct tuple_T3CCC {
    char f0;
    char f1;
    char f2;
} tuple_T3CCC;
#endif

#ifndef MYPYC_DECLARED_tuple_T4IIIC
#define MYPYC_DECLARED_tuple_T4IIIC
typedef struct tuple_T4IIIC {
    CPyTagged f0;
    CPyTagged f1;
    CPyTagged f2;
    char f3;
} tuple_T4IIIC;
#endif

#ifndef MYPYC_DECLARED_tuple_T10OOOOOOOOOO
#define MYPYC_DECLARED_tuple_T10OOOOOOOOOO
typedef struct tuple_T10OOOOOOOOOO {
    PyObject *f0;
    PyObject *f1;
    PyObject *f2;
    PyObject *f3;
    PyObject *f4;
    PyObject *f5;
    PyObject *f6;
    PyObject *f7;
    PyObject *f8;
    PyObject *f9;
} tuple_T10OOOOOOOOOO;
#endif

#ifndef MYPYC_DECLARED_tuple_T3T2IIT2IIT2II
#define MYPYC_DECLARED_tuple_T3T2IIT2IIT2II
typedef struct tuple_T3T2IIT2IIT2II {
    tuple_T2II f0;
    tuple_T2II f1;
    tuple_T2II f2;
} tuple_T3T2IIT2IIT2II;
#endif

#ifndef MYPYC_DECLARED_tuple_T5CCCCC
#define MYPYC_DECLARED_tuple_T5CCCCC
typedef struct tuple_T5CCCCC {
    char f0;
    char f1;
    char f2;
    char f3;
    char f4;
} tuple_T5CCCCC;
#endif

#ifndef MYPYC_DECLARED_tuple_T4FFFF
#define MYPYC_DECLARED_tuple_T4FFFF
typedef struct tuple_T4FFFF {
    double f0;
    double f1;
    double f2;
    double f3;
} tuple_T4FFFF;
#endif

#ifndef MYPYC_DECLARED_tuple_T13IIFFIIIIIIIII
#define MYPYC_DECLARED_tuple_T13IIFFIIIIIIIII
typedef struct tuple_T13IIFFIIIIIIIII {
    CPyTagged f0;
    CPyTagged f1;
    double f2;
    double f3;
    CPyTagged f4;
    CPyTagged f5;
    CPyTagged f6;
    CPyTagged f7;
    CPyTagged f8;
    CPyTagged f9;
    CPyTagged f10;
    CPyTagged f11;
    CPyTagged f12;
} tuple_T13IIFFIIIIIIIII;
#endif

#ifndef MYPYC_DECLARED_tuple_T32OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
#define MYPYC_DECLARED_tuple_T32OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
typedef struct tuple_T32OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO {
    PyObject *f0;
    PyObject *f1;
    PyObject *f2;
    PyObject *f3;
    PyObject *f4;
    PyObject *f5;
    PyObject *f6;
    PyObject *f7;
    PyObject *f8;
    PyObject *f9;
    PyObject *f10;
    PyObject *f11;
    PyObject *f12;
    PyObject *f13;
    PyObject *f14;
    PyObject *f15;
    PyObject *f16;
    PyObject *f17;
    PyObject *f18;
    PyObject *f19;
    PyObject *f20;
    PyObject *f21;
    PyObject *f22;
    PyObject *f23;
    PyObject *f24;
    PyObject *f25;
    PyObject *f26;
    PyObject *f27;
    PyObject *f28;
    PyObject *f29;
    PyObject *f30;
    PyObject *f31;
} tuple_T32OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO;
#endif

#ifndef MYPYC_DECLARED_tuple_T23OOOOOOOOOOOOOOOOOOOOOOO
#define MYPYC_DECLARED_tuple_T23OOOOOOOOOOOOOOOOOOOOOOO
typedef struct tuple_T23OOOOOOOOOOOOOOOOOOOOOOO {
    PyObject *f0;
    PyObject *f1;
    PyObject *f2;
    PyObject *f3;
    PyObject *f4;
    PyObject *f5;
    PyObject *f6;
    PyObject *f7;
    PyObject *f8;
    PyObject *f9;
    PyObject *f10;
    PyObject *f11;
    PyObject *f12;
    PyObject *f13;
    PyObject *f14;
    PyObject *f15;
    PyObject *f16;
    PyObject *f17;
    PyObject *f18;
    PyObject *f19;
    PyObject *f20;
    PyObject *f21;
    PyObject *f22;
} tuple_T23OOOOOOOOOOOOOOOOOOOOOOO;
#endif

#ifndef MYPYC_DECLARED_tuple_T2OT18OOOOOOOOOOOOOOOOOO
#define MYPYC_DECLARED_tuple_T2OT18OOOOOOOOOOOOOOOOOO
typedef struct tuple_T2OT18OOOOOOOOOOOOOOOOOO {
    PyObject *f0;
    tuple_T18OOOOOOOOOOOOOOOOOO f1;
} tuple_T2OT18OOOOOOOOOOOOOOOOOO;
#endif

#ifndef MYPYC_DECLARED_tuple_T34OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
#define MYPYC_DECLARED_tuple_T34OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
typedef struct tuple_T34OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO {
    PyObject *f0;
    PyObject *f1;
    PyObject *f2;
    PyObject *f3;
    PyObject *f4;
    PyObject *f5;
    PyObject *f6;
    PyObject *f7;
    PyObject *f8;
    PyObject *f9;
    PyObject *f10;
    PyObject *f11;
    PyObject *f12;
    PyObject *f13;
    PyObject *f14;
    PyObject *f15;
    PyObject *f16;
    PyObject *f17;
    PyObject *f18;
    PyObject *f19;
    PyObject *f20;
    PyObject *f21;
    PyObject *f22;
    PyObject *f23;
    PyObject *f24;
    PyObject *f25;
    PyObject *f26;
    PyObject *f27;
    PyObject *f28;
    PyObject *f29;
    PyObject *f30;
    PyObject *f31;
    PyObject *f32;
    PyObject *f33;
} tuple_T34OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO;
#endif

#ifndef MYPYC_DECLARED_tuple_T2OT34OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
#define MYPYC_DECLARED_tuple_T2OT34OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
typedef struct tuple_T2OT34OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO {
    PyObject *f0;
    tuple_T34OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO f1;
} tuple_T2OT34OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO;
#endif

#ifndef MYPYC_DECLARED_tuple_T2T2OT18OOOOOOOOOOOOOOOOOOT2OT34OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
#define MYPYC_DECLARED_tuple_T2T2OT18OOOOOOOOOOOOOOOOOOT2OT34OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
typedef struct tuple_T2T2OT18OOOOOOOOOOOOOOOOOOT2OT34OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO {
    tuple_T2OT18OOOOOOOOOOOOOOOOOO f0;
    tuple_T2OT34OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO f1;
} tuple_T2T2OT18OOOOOOOOOOOOOOOOOOT2OT34OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO;
#endif

#ifndef MYPYC_DECLARED_tuple_T55OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
#define MYPYC_DECLARED_tuple_T55OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
typedef struct tuple_T55OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO {
    PyObject *f0;
    PyObject *f1;
    PyObject *f2;
    PyObject *f3;
    PyObject *f4;
    PyObject *f5;
    PyObject *f6;
    PyObject *f7;
    PyObject *f8;
    PyObject *f9;
    PyObject *f10;
    PyObject *f11;
    PyObject *f12;
    PyObject *f13;
    PyObject *f14;
    PyObject *f15;
    PyObject *f16;
    PyObject *f17;
    PyObject *f18;
    PyObject *f19;
    PyObject *f20;
    PyObject *f21;
    PyObject *f22;
    PyObject *f23;
    PyObject *f24;
    PyObject *f25;
    PyObject *f26;
    PyObject *f27;
    PyObject *f28;
    PyObject *f29;
    PyObject *f30;
    PyObject *f31;
    PyObject *f32;
    PyObject *f33;
    PyObject *f34;
    PyObject *f35;
    PyObject *f36;
    PyObject *f37;
    PyObject *f38;
    PyObject *f39;
    PyObject *f40;
    PyObject *f41;
    PyObject *f42;
    PyObject *f43;
    PyObject *f44;
    PyObject *f45;
    PyObject *f46;
    PyObject *f47;
    PyObject *f48;
    PyObject *f49;
    PyObject *f50;
    PyObject *f51;
    PyObject *f52;
    PyObject *f53;
    PyObject *f54;
} tuple_T55OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO;
#endif

#ifndef MYPYC_DECLARED_tuple_T13OOOOOOOOOOOOO
#define MYPYC_DECLARED_tuple_T13OOOOOOOOOOOOO
typedef struct tuple_T13OOOOOOOOOOOOO {
    PyObject *f0;
    PyObject *f1;
    PyObject *f2;
    PyObject *f3;
    PyObject *f4;
    PyObject *f5;
    PyObject *f6;
    PyObject *f7;
    PyObject *f8;
    PyObject *f9;
    PyObject *f10;
    PyObject *f11;
    PyObject *f12;
} tuple_T13OOOOOOOOOOOOO;
#endif

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_outlook;
} serai___bots___advice___changes_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___bots___advice_____mypyc_lambda__0_changes_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_changes;
} serai___bots___advice___swings_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___bots___advice_____mypyc_lambda__1_swings_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___bots___advice_____mypyc_lambda__2_swings_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
} serai___bots___bot___BotObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__match;
    PyObject *_decision;
    CPyTagged _seat;
} serai___bots___bot___OutlookObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_come;
    PyObject *_bias;
    PyObject *_low;
    PyObject *_high;
    PyObject *_lead;
} serai___bots___errors___ErrorsObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__seed;
    CPyTagged __effort;
    double __carelessness;
    PyObject *__plan;
    PyObject *__expects;
} serai___bots___greedy_bot___GreedyBotObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
} serai___bots___levels___UnknownBotObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__chance;
} serai___bots___random_bot___RandomBotObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_options;
    CPyTagged _worlds;
    double __first_lead;
    double __first_score;
    PyObject *__leads;
    double __sum;
    double __scores;
} serai___bots___search_bot___CandidateObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_way;
    PyObject *_option;
    double _worth;
    double _score;
    CPyTagged _visits;
} serai___bots___search_bot___ValuedObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_best;
    double _cost;
    CPyTagged _worlds;
} serai___bots___search_bot___ComparisonObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__seed;
    CPyTagged __iterations;
    PyObject *__seconds;
    CPyTagged __effort;
    CPyTagged __candidates;
    CPyTagged __playout_effort;
    CPyTagged __horizon;
    CPyTagged __going_on;
    PyObject *__plan;
    PyObject *__expects;
} serai___bots___search_bot___SearchBotObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t bitmap;
    PyObject *___mypyc_self__;
    double _until;
} serai___bots___search_bot____clock_SearchBot_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___bots___search_bot_____mypyc_lambda__0__clock_SearchBot_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___bots___search_bot_____mypyc_lambda__1__clock_SearchBot_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_match;
    PyObject *_options;
    double _worth;
} serai___bots___turns___WayObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_best;
    PyObject *_finished;
    PyObject *_open;
    PyObject *_seen;
    CPyTagged _pushed;
} serai___bots___turns___OpeningObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_priors;
} serai___bots___turns____likeliest_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___bots___turns_____mypyc_lambda__0__likeliest_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
} serai___games___UnknownGameObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_name;
    PyObject *_expansions;
    CPyTagged _rules_version;
    PyObject *_players;
    PyObject *_settings;
    PyObject *_vocabulary;
    PyObject *_content_digest;
    PyObject *_rule_ids;
    PyObject *_chapters;
    PyObject *_texts;
    PyObject *_guide;
    PyObject *_stage;
    PyObject *_book;
    PyObject *_parts;
    PyObject *__rooms;
    PyObject *__catalogue;
    PyObject *__appraise;
    PyObject *__priors;
} serai___games___encyclopedia___EncyclopediaObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__likely;
    PyObject *__obstacle;
    PyObject *__others;
    PyObject *__note;
    PyObject *_t;
    CPyTagged _me;
} serai___games___encyclopedia___actions___ActionOfferObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__o;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_1;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_2;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_3;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_4;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_5;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_6;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_7;
} serai___games___encyclopedia___actions___perform_action_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__book;
    PyObject *___mypyc_generator_frame_attribute__o;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_2;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_3;
    PyObject *___mypyc_generator_frame_attribute__choice;
    PyObject *___mypyc_generator_frame_attribute__table;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_6;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___actions___academy___visit_academy_gen_7;
} serai___games___encyclopedia___actions___academy___visit_academy_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
    PyObject *_book;
} serai___games___encyclopedia___actions___academy____animals_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___actions___academy_____mypyc_lambda__0__animals_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___actions___academy_____mypyc_lambda__1__animals_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___actions___academy_____mypyc_lambda__2__animals_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___actions___bank___visit_bank_gen_0;
} serai___games___encyclopedia___actions___bank___visit_bank_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___actions___embassy___visit_embassy_gen_0;
    PyObject *___mypyc_generator_frame_attribute__table;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___actions___embassy___visit_embassy_gen_2;
} serai___games___encyclopedia___actions___embassy___visit_embassy_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__likely;
    PyObject *__obstacle;
    PyObject *__others;
    PyObject *__note;
    PyObject *_t;
    CPyTagged _me;
    CPyTagged _continent;
    CPyTagged _left;
    CPyTagged _cheapest;
} serai___games___encyclopedia___actions___expedition___ResearchOfferObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__continent;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__book;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___actions___expedition___go_on_expedition_gen_1;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___actions___expedition___go_on_expedition_gen_2;
} serai___games___encyclopedia___actions___expedition___go_on_expedition_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
    CPyTagged _continent;
    PyObject *_o;
    PyObject *_player;
    PyObject *_obstacle;
} serai___games___encyclopedia___actions___expedition____recolours_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___actions___expedition___obstacle__recolours_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__continent;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__o;
    PyObject *___mypyc_generator_frame_attribute__player;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___actions___expedition____research_gen_2;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___actions___expedition____research_gen_3;
} serai___games___encyclopedia___actions___expedition____research_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
} serai___games___encyclopedia___actions___publication___publish_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    CPyTagged ___mypyc_generator_frame_attribute__reference;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__book;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_1;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_2;
    PyObject *___mypyc_generator_frame_attribute__types;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___actions___publication___publish_gen_4;
} serai___games___encyclopedia___actions___publication___publish_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___actions___publication_____mypyc_lambda__0_publish_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__book;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___actions___publication____highest_type_gen_1;
} serai___games___encyclopedia___actions___publication____highest_type_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
    CPyTagged _me;
    CPyTagged _value;
    PyObject *_needed;
} serai___games___encyclopedia___actions___publication____types_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___actions___publication_____mypyc_lambda__1__types_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___actions___publication_____mypyc_lambda__2__types_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
    CPyTagged _value;
    PyObject *_book;
    PyObject *_o;
    PyObject *_player;
    PyObject *_obstacle;
} serai___games___encyclopedia___actions___publication____boosts_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___actions___publication___obstacle__boosts_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
    CPyTagged ___mypyc_generator_attribute__reference;
    PyObject *___mypyc_generator_attribute__types;
    PyObject *___mypyc_generator_attribute__joining;
    PyObject *___mypyc_generator_attribute__o;
    PyObject *___mypyc_generator_attribute__player;
} serai___games___encyclopedia___actions___publication____joining_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__obstacle;
    PyObject *___mypyc_generator_frame_attribute__book;
} serai___games___encyclopedia___actions___publication____joining_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___actions___publication___obstacle__joining_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___actions___publication_____mypyc_lambda__3__joining_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___actions___publication_____mypyc_lambda__4__joining_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__table;
    PyObject *___mypyc_generator_frame_attribute__key;
    PyObject *___mypyc_generator_frame_attribute__rule;
    char ___mypyc_generator_frame_attribute__can_recolour;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__done;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___actions___raising___raise_value_gen_1;
} serai___games___encyclopedia___actions___raising___raise_value_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
    PyObject *_o;
    PyObject *_player;
    CPyTagged _reach;
    CPyTagged _wanted;
    PyObject *_obstacle;
} serai___games___encyclopedia___actions___raising____raises_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___actions___raising___obstacle__raises_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__likely;
    PyObject *__obstacle;
    PyObject *__others;
    PyObject *__note;
    PyObject *_t;
    CPyTagged _me;
    CPyTagged _kind;
} serai___games___encyclopedia___actions___recolouring___RecolourOfferObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__book;
    PyObject *___mypyc_generator_frame_attribute__o;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_2;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_3;
    PyObject *___mypyc_generator_frame_attribute__choice;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_5;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___actions___university___visit_university_gen_6;
} serai___games___encyclopedia___actions___university___visit_university_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
    PyObject *_experts;
} serai___games___encyclopedia___actions___university____experts_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___actions___university_____mypyc_lambda__0__experts_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___encyclopedia___automa___actions___PlaceDieObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___encyclopedia___automa___actions___SpaceReputationObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___encyclopedia___automa___actions___CashTokensObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___encyclopedia___automa___actions___FirstPlayerObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
    PyObject *_colour;
    PyObject *_priority;
} serai___games___encyclopedia___automa___choices___sort_dice_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___automa___choices_____mypyc_lambda__0_sort_dice_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_continents;
    PyObject *_priority;
} serai___games___encyclopedia___automa___choices___choose_card_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___automa___choices_____mypyc_lambda__1_choose_card_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
    CPyTagged _seat;
    CPyTagged _SEAT_STRIDE;
    PyObject *_around;
    PyObject *_places;
    PyObject *_priority;
} serai___games___encyclopedia___automa___choices___choose_die_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___automa___choices_____mypyc_lambda__2_choose_die_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___automa___choices_____mypyc_lambda__3_choose_die_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___automa___choices_____mypyc_lambda__4_choose_die_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___automa___choices_____mypyc_lambda__5_choose_die_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___automa___choices_____mypyc_lambda__6_choose_die_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___automa___choices_____mypyc_lambda__7_choose_die_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_counts;
    PyObject *_player;
} serai___games___encyclopedia___automa___choices___choose_expedition_space_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___automa___choices_____mypyc_lambda__8_choose_expedition_space_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___automa___choices_____mypyc_lambda__9_choose_expedition_space_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
    PyObject *_priority;
} serai___games___encyclopedia___automa___choices___choose_board_die_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___automa___choices_____mypyc_lambda__10_choose_board_die_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___automa___choices_____mypyc_lambda__11_choose_board_die_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___automa___choices_____mypyc_lambda__12_choose_board_die_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___automa___choices_____mypyc_lambda__13_choose_board_die_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___automa___choices_____mypyc_lambda__14_choose_board_die_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__seat;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___automa___turn___automa_turn_gen_0;
} serai___games___encyclopedia___automa___turn___automa_turn_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__seat;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___automa___turn___automa_seal_gen_0;
} serai___games___encyclopedia___automa___turn___automa_seal_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__seat;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___automa___turn____act_gen_0;
} serai___games___encyclopedia___automa___turn____act_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    CPyTagged _space;
    PyObject *_spaces;
    PyObject *_gains;
    PyObject *_picks;
    CPyTagged _experts;
    CPyTagged _animals;
} serai___games___encyclopedia___book___PassedObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_verbs;
    PyObject *_content_digest;
    PyObject *_options;
    PyObject *__passed;
    CPyTagged _rounds;
    CPyTagged _dice_drawn;
    CPyTagged _starting_animals;
    CPyTagged _active_experts;
    CPyTagged _cubes;
    CPyTagged _five_cube_tokens;
    CPyTagged _cubes_per_token;
    CPyTagged _competitors;
    CPyTagged _most_automas;
    CPyTagged _bank_coins;
    CPyTagged _university_tokens;
    CPyTagged _publication_seals;
    CPyTagged _coin_value;
    CPyTagged _token_value;
    CPyTagged _seal_value;
    CPyTagged _seal_coins;
    CPyTagged _final_seal_points;
    CPyTagged _final_coins_per_point;
    CPyTagged _final_token_points;
    PyObject *_continents;
    PyObject *_colours;
    PyObject *_cost;
    PyObject *_research_points;
    PyObject *_publication_value;
    PyObject *_publication_points;
    PyObject *_cheapest;
    PyObject *_category_ids;
    PyObject *_category_type;
    PyObject *_collection_points;
    PyObject *_die_ids;
    PyObject *_die_colour;
    PyObject *_slot_ids;
    CPyTagged _slots;
    PyObject *_slot_gains;
    PyObject *_slot_effect;
    PyObject *_space_ids;
    PyObject *_space_stars;
    PyObject *_space_value;
    PyObject *_first_space;
    PyObject *_reputation_ids;
    PyObject *_bonus_gains;
    PyObject *_bonus_picks;
    PyObject *_space_bonus;
    PyObject *_animal_ahead;
    PyObject *_embassy_tokens;
    PyObject *_academy_reputation;
    PyObject *_starting_coins;
    PyObject *_starting_tokens;
    PyObject *_animals_on_display;
    PyObject *_experts_on_display;
    PyObject *_animal_ids;
    PyObject *_animal_latin;
    PyObject *_animal_source;
    PyObject *_animal_continent;
    PyObject *_animal_categories;
    PyObject *_expert_ids;
    PyObject *_expert_continent;
    PyObject *_expert_timing;
    PyObject *_expert_effect;
    PyObject *_expert_source;
    PyObject *_one_shot;
    PyObject *_use_gains;
    PyObject *_place_location;
    PyObject *_place_gains;
    PyObject *_cube_type;
    PyObject *_cube_gains;
    PyObject *_bonus_colour;
    PyObject *_bonus_value;
    PyObject *_expedition_continent;
    PyObject *_expedition_value;
    PyObject *_end_category;
    PyObject *_end_cubes;
    PyObject *_end_points;
    PyObject *_reputation_at;
    PyObject *_round_ids;
    PyObject *_round_effect;
    CPyTagged _most_extra_dice;
    PyObject *_behaviour_ids;
    PyObject *_behaviour_difficulty;
    PyObject *_behaviour_effect;
    PyObject *_scoring_ids;
    PyObject *_scoring_difficulty;
    PyObject *_scoring;
} serai___games___encyclopedia___book___BookObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_collections;
    PyObject *_publications;
} serai___games___encyclopedia___consequences___ConsequencesObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
} serai___games___encyclopedia___dice___place_dice_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    CPyTagged ___mypyc_generator_frame_attribute__seat;
    PyObject *___mypyc_generator_frame_attribute__rolled;
    int32_t ___mypyc_next_label__;
    CPyTagged ___mypyc_generator_frame_attribute__die;
    PyObject *___mypyc_generator_frame_attribute__o;
    CPyTagged ___mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_2;
    int64_t ___mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_3;
    CPyTagged ___mypyc_generator_frame_attribute__slot;
    int64_t ___mypyc_temp__3_serai___games___encyclopedia___dice___place_dice_gen_5;
    PyObject *___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_0;
    int64_t ___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_1;
    PyObject *___mypyc_temp__2_serai___games___encyclopedia___dice___place_dice_gen_2;
} serai___games___encyclopedia___dice___place_dice_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___dice_____mypyc_lambda__0_place_dice_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___encyclopedia___effects___cards___TakeObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___encyclopedia___effects___cards___RefillObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    PyObject *___mypyc_generator_frame_attribute__amount;
    CPyTagged ___mypyc_generator_frame_attribute__kind;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_2;
    int64_t ___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_3;
    CPyTagged ___mypyc_generator_frame_attribute__seat;
    CPyTagged ___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_5;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_6;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___effects___cards___ask_Take_gen_7;
    CPyTagged ___mypyc_temp__2_serai___games___encyclopedia___effects___cards___ask_Take_gen_0;
} serai___games___encyclopedia___effects___cards___ask_Take_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___encyclopedia___effects___gains___GainObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___encyclopedia___effects___gains___ExtraDiceObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    int64_t ___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_1;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___effects___gains___ask_Gain_gen_2;
    PyObject *___mypyc_temp__2_serai___games___encyclopedia___effects___gains___ask_Gain_gen_0;
} serai___games___encyclopedia___effects___gains___ask_Gain_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__likely;
    PyObject *__obstacle;
    PyObject *__others;
    PyObject *__note;
    PyObject *_t;
    CPyTagged _me;
    CPyTagged _new;
} serai___games___encyclopedia___experts___PlaceOfferObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__new;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__player;
    PyObject *___mypyc_generator_frame_attribute__o;
    PyObject *___mypyc_generator_frame_attribute__choice;
} serai___games___encyclopedia___experts___place_expert_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
} serai___games___encyclopedia___free_steps___FreeStepsObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__likely;
    PyObject *__obstacle;
    PyObject *__others;
    PyObject *__note;
    PyObject *_t;
    CPyTagged _me;
} serai___games___encyclopedia___free_steps___FreeStepOfferObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__option;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___free_steps___take_FreeSteps_gen_0;
} serai___games___encyclopedia___free_steps___take_FreeSteps_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_vocabulary;
    PyObject *_die;
    PyObject *_slot;
    PyObject *_embassy;
    PyObject *_bank;
    PyObject *_university;
    PyObject *_academy;
    PyObject *_expedition;
    PyObject *_actions;
    PyObject *_publish;
    PyObject *_recolour_token;
    PyObject *_recolour_seal;
    PyObject *_recolours;
    PyObject *_boost_coin;
    PyObject *_boost_token;
    PyObject *_boost_seal;
    PyObject *_boosts;
    PyObject *_seal_coins;
    PyObject *_use;
    PyObject *_expert;
    PyObject *_animal;
    PyObject *_place;
    PyObject *_cover;
    PyObject *_tuck;
    PyObject *_cube;
    PyObject *_type;
    PyObject *_join;
    PyObject *_no_free_step;
    PyObject *_done;
    PyObject *_may_stop;
    PyObject *_one_cube_first;
    PyObject *_decline;
    PyObject *_end_turn;
} serai___games___encyclopedia___options___OptionsObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__seat;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___picks___take_picks_gen_0;
} serai___games___encyclopedia___picks___take_picks_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__active;
    int32_t ___mypyc_next_label__;
    CPyTagged ___mypyc_generator_frame_attribute__seat;
    PyObject *___mypyc_generator_frame_attribute__mine;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___picks___take_waiting_picks_gen_2;
} serai___games___encyclopedia___picks___take_waiting_picks_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
    CPyTagged ___mypyc_generator_attribute__kind;
    CPyTagged ___mypyc_generator_attribute__NOTHING_THERE;
    PyObject *___mypyc_generator_attribute__choices;
    PyObject *___mypyc_generator_attribute__row;
} serai___games___encyclopedia___picks___pick_card_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__rule;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___picks___pick_card_gen_0;
} serai___games___encyclopedia___picks___pick_card_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___picks_____mypyc_lambda__0_pick_card_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___picks_____mypyc_lambda__1_pick_card_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___picks_____mypyc_lambda__2_pick_card_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_phases;
    PyObject *_round_tokens;
    PyObject *_dice;
    PyObject *_values;
    PyObject *_places;
    CPyTagged _first_slot;
    CPyTagged _hand;
    PyObject *_colours;
    PyObject *_experts;
    PyObject *_animals;
    PyObject *_locations;
    PyObject *_targets;
    PyObject *_types;
    PyObject *_categories;
    PyObject *_behaviours;
    PyObject *_scorings;
    PyObject *_continents;
} serai___games___encyclopedia___research___sight___ShownObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_player;
} serai___games___encyclopedia___research___sight____competitor_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___research___sight_____mypyc_lambda__0__competitor_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    CPyTagged _coins;
    CPyTagged _tokens;
    CPyTagged _seals;
    CPyTagged _points;
    CPyTagged _reputation;
    PyObject *_active;
    PyObject *_tucked;
    PyObject *_study;
    PyObject *_cubes;
    PyObject *_collection;
    CPyTagged _supply;
    PyObject *_loose;
    PyObject *_fives;
    CPyTagged _behaviour;
    CPyTagged _scoring;
    PyObject *_priority;
} serai___games___encyclopedia___table___PlayerObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_chance;
    CPyTagged _reveals;
    char _confirm;
    PyObject *_story;
    PyObject *_book;
    char _reference_cube;
    char _retrievable;
    char _automa_seals;
    CPyTagged _phase;
    CPyTagged _round;
    CPyTagged _active;
    CPyTagged _left;
    CPyTagged _first;
    PyObject *_order;
    PyObject *_players;
    PyObject *_round_tokens;
    CPyTagged _revealed;
    CPyTagged _extra_dice;
    char _bank_used;
    PyObject *_values;
    PyObject *_places;
    PyObject *_bag;
    PyObject *_spaces;
    PyObject *_experts;
    PyObject *_expert_deck;
    PyObject *_expert_discard;
    PyObject *_animals;
    PyObject *_animal_deck;
    PyObject *_animal_discard;
    PyObject *_removed;
    PyObject *_picks;
    PyObject *_waiting;
    PyObject *_gained;
    CPyTagged _die;
    CPyTagged _colour;
    CPyTagged _boost;
    CPyTagged _action;
    CPyTagged _target;
    CPyTagged _spent;
} serai___games___encyclopedia___table___TableObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__book;
    PyObject *__weights;
    PyObject *__study;
    PyObject *__ways;
    PyObject *__expert;
    PyObject *__one_shot;
    PyObject *__slots;
} serai___games___encyclopedia___thinking___appraisal___AppraiserObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__book;
    PyObject *__weights;
    PyObject *__slots;
    PyObject *__prior;
} serai___games___encyclopedia___thinking___priors___PriorsObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__book;
    PyObject *__weights;
    PyObject *__alike;
    PyObject *__cube_points;
    PyObject *_collection;
} serai___games___encyclopedia___thinking___study___StudyObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    double _coin;
    double _token;
    double _seal;
    double _reputation;
    double _animal;
    double _expert;
    double _extra_action;
    double _other_turn;
    double _automa_pace;
    double _last_use;
    double _track_turns;
    double _track_share;
    double _expeditions;
    double _expedition_value;
    double _research;
    double _spare_value;
    double _final_coin;
    double _early_turns;
    double _publication_happens;
    double _publication_later;
    CPyTagged _most_publications;
    double _joins_from;
    CPyTagged _extra_die;
    PyObject *_visits;
    double _expedition_visits;
    PyObject *_cubes;
    double _bonus_uses;
    double _expedition_share;
    double _taken;
    double _taken_for_each;
    CPyTagged _most_coins;
    double _alike;
} serai___games___encyclopedia___thinking___weights___WeightsObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__likely;
    PyObject *__obstacle;
    PyObject *__others;
    PyObject *__note;
    PyObject *_t;
    CPyTagged _me;
} serai___games___encyclopedia___turn___DieOfferObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__likely;
    PyObject *__obstacle;
    PyObject *__others;
    PyObject *__note;
    PyObject *_t;
    CPyTagged _me;
} serai___games___encyclopedia___turn___BoardDieOfferObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
} serai___games___encyclopedia___turn___starting_animals_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    int32_t ___mypyc_next_label__;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__o;
    CPyTagged ___mypyc_temp__3_serai___games___encyclopedia___turn___starting_animals_gen_2;
    CPyTagged ___mypyc_temp__2_serai___games___encyclopedia___turn___starting_animals_gen_0;
} serai___games___encyclopedia___turn___starting_animals_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___turn_____mypyc_lambda__0_starting_animals_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___turn___begin_round_gen_0;
} serai___games___encyclopedia___turn___begin_round_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___turn___dice_phase_gen_0;
} serai___games___encyclopedia___turn___dice_phase_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    int32_t ___mypyc_next_label__;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_1;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_2;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_3;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_4;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___turn___take_turn_gen_5;
} serai___games___encyclopedia___turn___take_turn_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___turn___confirm_end_gen_0;
} serai___games___encyclopedia___turn___confirm_end_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    int32_t ___mypyc_next_label__;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    char ___mypyc_generator_frame_attribute__asked;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___turn___royal_seals_gen_2;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___turn___royal_seals_gen_3;
} serai___games___encyclopedia___turn___royal_seals_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__o;
    PyObject *___mypyc_generator_frame_attribute__player;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_2;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_3;
    PyObject *___mypyc_temp__3_serai___games___encyclopedia___turn____royal_seal_gen_4;
} serai___games___encyclopedia___turn____royal_seal_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_die;
    PyObject *_colour;
    CPyTagged _value;
    PyObject *_place;
    PyObject *_seat;
} serai___games___encyclopedia___view___DieViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_animal;
    PyObject *_cubes;
} serai___games___encyclopedia___view___AnimalViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_cards;
    CPyTagged _deck;
    PyObject *_discard;
} serai___games___encyclopedia___view___DisplayViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_die;
    PyObject *_colour;
    CPyTagged _value;
    CPyTagged _boost;
    PyObject *_action;
    PyObject *_target;
    PyObject *_left;
} serai___games___encyclopedia___view___UseViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    CPyTagged _coins;
    CPyTagged _tokens;
    CPyTagged _seals;
    CPyTagged _points;
    CPyTagged _reputation;
    PyObject *_experts;
    PyObject *_tucked;
    PyObject *_study;
    PyObject *_collection;
    CPyTagged _cubes;
    PyObject *_published;
    CPyTagged _five_cube_tokens;
    PyObject *_behaviour;
    PyObject *_scoring;
    PyObject *_priorities;
    CPyTagged _total;
} serai___games___encyclopedia___view___CompetitorViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_phase;
    CPyTagged _round;
    CPyTagged _seat;
    CPyTagged _first;
    PyObject *_order;
    PyObject *_round_tokens;
    char _bank_used;
    PyObject *_dice;
    PyObject *_bag;
    PyObject *_university;
    PyObject *_academy;
    PyObject *_removed;
    PyObject *_waiting;
    PyObject *_gained;
    PyObject *_use;
    PyObject *_competitors;
} serai___games___encyclopedia___view___ViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_player;
} serai___games___encyclopedia___view____competitor_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___encyclopedia___view_____mypyc_lambda__0__competitor_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_name;
    PyObject *_expansions;
    CPyTagged _rules_version;
    PyObject *_players;
    PyObject *_settings;
    PyObject *_vocabulary;
    PyObject *_content_digest;
    PyObject *_rule_ids;
    PyObject *_chapters;
    PyObject *_texts;
    PyObject *_guide;
    PyObject *_stage;
    PyObject *_book;
    PyObject *_parts;
    PyObject *__rooms;
    PyObject *__catalogue;
    PyObject *__appraise;
    PyObject *__priors;
} serai___games___merv___MervObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__likely;
    PyObject *__obstacle;
    PyObject *__others;
    PyObject *__note;
    PyObject *_t;
    CPyTagged _me;
    CPyTagged _colour;
} serai___games___merv___actions___caravansary___CardOfferObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__o;
    PyObject *___mypyc_generator_frame_attribute__before;
    CPyTagged ___mypyc_generator_frame_attribute__colour;
    PyObject *___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_3;
    PyObject *___mypyc_generator_frame_attribute__chosen;
    PyObject *___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_5;
    PyObject *___mypyc_temp__3_serai___games___merv___actions___caravansary___caravansary_gen_6;
} serai___games___merv___actions___caravansary___caravansary_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
} serai___games___merv___actions___caravansary___free_card_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__o;
    PyObject *___mypyc_generator_frame_attribute__before;
    PyObject *___mypyc_temp__3_serai___games___merv___actions___caravansary___free_card_gen_2;
} serai___games___merv___actions___caravansary___free_card_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___actions___caravansary_____mypyc_lambda__0_free_card_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___actions___caravansary_____mypyc_lambda__1_free_card_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__before;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__pairs;
    PyObject *___mypyc_generator_frame_attribute__o;
    PyObject *___mypyc_temp__3_serai___games___merv___actions___caravansary___finish_cards_gen_2;
} serai___games___merv___actions___caravansary___finish_cards_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__likely;
    PyObject *__obstacle;
    PyObject *__others;
    PyObject *__note;
    PyObject *_t;
    CPyTagged _me;
    CPyTagged _used;
    CPyTagged _spent;
} serai___games___merv___actions___library___CubeOfferObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__o;
    CPyTagged ___mypyc_generator_frame_attribute__used;
    CPyTagged ___mypyc_generator_frame_attribute__spent;
    PyObject *___mypyc_temp__3_serai___games___merv___actions___library___library_gen_3;
    PyObject *___mypyc_temp__3_serai___games___merv___actions___library___library_gen_4;
} serai___games___merv___actions___library___library_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__likely;
    PyObject *__obstacle;
    PyObject *__others;
    PyObject *__note;
    PyObject *_t;
    CPyTagged _me;
} serai___games___merv___actions___mosque___StepOfferObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__o;
    PyObject *___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_1;
    PyObject *___mypyc_generator_frame_attribute__space;
    PyObject *___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_3;
    PyObject *___mypyc_temp__3_serai___games___merv___actions___mosque___mosque_gen_4;
} serai___games___merv___actions___mosque___mosque_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___merv___actions___mosque___free_step_gen_0;
    PyObject *___mypyc_temp__3_serai___games___merv___actions___mosque___free_step_gen_1;
} serai___games___merv___actions___mosque___free_step_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__space;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___merv___actions___mosque___enter_gen_0;
} serai___games___merv___actions___mosque___enter_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__likely;
    PyObject *__obstacle;
    PyObject *__others;
    PyObject *__note;
    PyObject *_t;
    CPyTagged _me;
} serai___games___merv___actions___palace___RoomOfferObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__o;
    PyObject *___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_1;
    CPyTagged ___mypyc_generator_frame_attribute__room;
    PyObject *___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_3;
    PyObject *___mypyc_temp__3_serai___games___merv___actions___palace___palace_gen_4;
} serai___games___merv___actions___palace___palace_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
} serai___games___merv___actions___palace___free_courtier_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__o;
    PyObject *___mypyc_temp__3_serai___games___merv___actions___palace___free_courtier_gen_1;
} serai___games___merv___actions___palace___free_courtier_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___actions___palace_____mypyc_lambda__0_free_courtier_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__room;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___merv___actions___palace___place_courtier_gen_0;
} serai___games___merv___actions___palace___place_courtier_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__likely;
    PyObject *__obstacle;
    PyObject *__others;
    PyObject *__note;
    PyObject *_t;
    CPyTagged _me;
    CPyTagged _bought;
} serai___games___merv___actions___trade___GoodOfferObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__o;
    PyObject *___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_1;
    CPyTagged ___mypyc_generator_frame_attribute__bought;
    PyObject *___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_3;
    CPyTagged ___mypyc_generator_frame_attribute__city;
    PyObject *___mypyc_temp__3_serai___games___merv___actions___trade___trade_gen_5;
} serai___games___merv___actions___trade___trade_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___merv___actions___trade___free_post_gen_0;
} serai___games___merv___actions___trade___free_post_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
} serai___games___merv___actions___trade___establish_post_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    int32_t ___mypyc_next_label__;
    CPyTagged ___mypyc_generator_frame_attribute__city;
    PyObject *___mypyc_temp__3_serai___games___merv___actions___trade___establish_post_gen_1;
} serai___games___merv___actions___trade___establish_post_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___actions___trade_____mypyc_lambda__0_establish_post_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___actions___trade_____mypyc_lambda__1_establish_post_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__likely;
    PyObject *__obstacle;
    PyObject *__others;
    PyObject *__note;
    PyObject *_t;
    CPyTagged _me;
} serai___games___merv___actions___walls___FreeRampartOfferObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__likely;
    PyObject *__obstacle;
    PyObject *__others;
    PyObject *__note;
    PyObject *_t;
    CPyTagged _me;
} serai___games___merv___actions___walls___RampartOfferObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__o;
    PyObject *___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_1;
    CPyTagged ___mypyc_generator_frame_attribute__piece;
    PyObject *___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_3;
    PyObject *___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_4;
} serai___games___merv___actions___walls___walls_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__o;
    PyObject *___mypyc_temp__3_serai___games___merv___actions___walls___free_rampart_gen_1;
} serai___games___merv___actions___walls___free_rampart_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
    CPyTagged ___mypyc_generator_attribute__piece;
} serai___games___merv___actions___walls___choose_slot_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    int32_t ___mypyc_next_label__;
} serai___games___merv___actions___walls___choose_slot_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___actions___walls_____mypyc_lambda__0_choose_slot_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___actions___walls_____mypyc_lambda__1_choose_slot_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
} serai___games___merv___automa___actions___walls_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___actions_____mypyc_lambda__0_walls_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
    PyObject *_rule;
    PyObject *_names;
    PyObject *_tell;
} serai___games___merv___automa___choices___teller_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___choices___tell_teller_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
    CPyTagged _human;
    CPyTagged _me;
} serai___games___merv___automa___choices___zone_by_method_a_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___choices_____mypyc_lambda__0_zone_by_method_a_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___choices_____mypyc_lambda__1_zone_by_method_a_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___choices_____mypyc_lambda__2_zone_by_method_a_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___choices_____mypyc_lambda__3_zone_by_method_a_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
    CPyTagged _human;
    CPyTagged _me;
} serai___games___merv___automa___choices___zone_by_method_b_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___choices_____mypyc_lambda__4_zone_by_method_b_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___choices_____mypyc_lambda__5_zone_by_method_b_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___choices_____mypyc_lambda__6_zone_by_method_b_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___choices_____mypyc_lambda__7_zone_by_method_b_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
} serai___games___merv___automa___choices___site_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___choices_____mypyc_lambda__8_site_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___choices_____mypyc_lambda__9_site_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
} serai___games___merv___automa___choices___courtier_zone_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___choices_____mypyc_lambda__10_courtier_zone_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___choices_____mypyc_lambda__11_courtier_zone_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___choices_____mypyc_lambda__12_courtier_zone_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
    PyObject *_squares;
} serai___games___merv___automa___choices___courtier_district_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___choices_____mypyc_lambda__13_courtier_district_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___choices_____mypyc_lambda__14_courtier_district_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___choices_____mypyc_lambda__15_courtier_district_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
    CPyTagged _now;
    PyObject *_player;
    PyObject *_added;
} serai___games___merv___automa___choices___card_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___choices___added_card_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___choices_____mypyc_lambda__16_card_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
} serai___games___merv___automa___choices___room_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___choices_____mypyc_lambda__17_room_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___choices_____mypyc_lambda__18_room_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___choices_____mypyc_lambda__19_room_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
    PyObject *_preference;
} serai___games___merv___automa___choices___city_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___choices_____mypyc_lambda__20_city_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___choices_____mypyc_lambda__21_city_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___choices_____mypyc_lambda__22_city_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_book;
    PyObject *_cards;
} serai___games___merv___automa___choices___contract_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___choices_____mypyc_lambda__23_contract_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___choices_____mypyc_lambda__24_contract_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___choices_____mypyc_lambda__25_contract_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___choices_____mypyc_lambda__26_contract_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
} serai___games___merv___automa___choices___bonus_tiles_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___automa___choices_____mypyc_lambda__27_bonus_tiles_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___merv___automa___turn___magistrate_turn_gen_0;
} serai___games___merv___automa___turn___magistrate_turn_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_verbs;
    PyObject *_content_digest;
    PyObject *_options;
    CPyTagged _grid;
    CPyTagged _camels;
    CPyTagged _buildings;
    CPyTagged _servants;
    CPyTagged _trading_posts;
    CPyTagged _row_size;
    CPyTagged _pair_size;
    CPyTagged _library_cubes;
    tuple_T2II _soldier_influence;
    tuple_T2II _rampart_influence;
    CPyTagged _action_favour;
    CPyTagged _action_soldiers;
    CPyTagged _favour_per_courtier;
    CPyTagged _building_vp;
    CPyTagged _full_tracks_vp;
    CPyTagged _market_threshold;
    CPyTagged _second_courtier_from;
    CPyTagged _solo_on_top;
    CPyTagged _solo_beside_palace;
    CPyTagged _squares;
    CPyTagged _market_square;
    PyObject *_square_ids;
    PyObject *_district_ids;
    PyObject *_district_action;
    PyObject *_district_source;
    PyObject *_district_colour;
    PyObject *_crossing;
    CPyTagged _rounds;
    PyObject *_round_line;
    PyObject *_zone_sources;
    PyObject *_zones;
    PyObject *_slot_ids;
    PyObject *_slot_source;
    PyObject *_slot_kind;
    PyObject *_slots_for;
    PyObject *_slot_squares;
    PyObject *_slots_over;
    PyObject *_rampart_ids;
    PyObject *_rampart_kind;
    PyObject *_rampart_cost;
    PyObject *_rampart_price;
    PyObject *_rampart_source;
    PyObject *_rampart_equals;
    PyObject *_equal_ramparts;
    PyObject *_rampart_rank;
    PyObject *_influence_ids;
    PyObject *_influence_source;
    PyObject *_influence_vp;
    PyObject *_spice_limit;
    PyObject *_contract_level;
    CPyTagged _last_influence;
    PyObject *_favour_ids;
    PyObject *_favour_source;
    PyObject *_favour_vp;
    CPyTagged _last_favour;
    PyObject *_market_ids;
    PyObject *_market_effect;
    PyObject *_market_magistrate;
    PyObject *_market_source;
    CPyTagged _market_slots;
    PyObject *_market_top;
    PyObject *_spice_ids;
    PyObject *_spice_cards;
    PyObject *_pair_effect;
    PyObject *_pair_magistrate;
    PyObject *_spice_source;
    PyObject *_set_vp;
    PyObject *_room_ids;
    PyObject *_room_colour;
    PyObject *_room_capacity;
    PyObject *_room_first;
    PyObject *_room_counts;
    PyObject *_room_vp;
    PyObject *_room_source;
    PyObject *_courtier_costs;
    PyObject *_discovery_ids;
    PyObject *_discovery_effect;
    PyObject *_discovery_magistrate;
    PyObject *_discovery_level;
    PyObject *_discovery_source;
    PyObject *_discovery_levels;
    PyObject *_scrolls_for;
    PyObject *_level_tiles;
    PyObject *_discount_tile;
    PyObject *_extra_tile;
    PyObject *_extra_actions;
    PyObject *_convert_tiles;
    PyObject *_city_ids;
    PyObject *_city_ring;
    PyObject *_city_quadrant;
    PyObject *_city_cost;
    PyObject *_city_price;
    PyObject *_city_good;
    PyObject *_camel_there;
    PyObject *_city_camels;
    PyObject *_city_first;
    PyObject *_city_source;
    PyObject *_city_link;
    PyObject *_city_preference;
    PyObject *_contract_ids;
    PyObject *_contract_cost;
    PyObject *_contract_lock;
    PyObject *_contract_price;
    PyObject *_contract_requirement;
    PyObject *_contract_vp;
    PyObject *_contract_reward;
    PyObject *_contract_source;
    PyObject *_contract_needs;
    PyObject *_influence_reason;
    PyObject *_gives_soldier;
    PyObject *_pile_ids;
    PyObject *_piles;
    PyObject *_pile_levels;
    PyObject *_space_ids;
    PyObject *_space_level;
    PyObject *_space_vp;
    PyObject *_space_effect;
    PyObject *_space_magistrate;
    PyObject *_space_source;
    CPyTagged _mosque_levels;
    PyObject *_mosque_camels;
    PyObject *_entrances;
    PyObject *_next_space;
    PyObject *_edge_price;
    PyObject *_edge_cost;
    PyObject *_upgrade_count;
    PyObject *_upgrade_source;
    PyObject *_bonus_tile_ids;
    PyObject *_bonus_tile_effect;
    PyObject *_bonus_tile_source;
    PyObject *_bonus_tile_vp;
    tuple_T2II _mosque_top_vp;
    PyObject *_year_ids;
    PyObject *_invasion;
    PyObject *_queue_slots;
    PyObject *_row_camels;
    PyObject *_with_courtier;
    PyObject *_with_magistrate;
    PyObject *_solo_ids;
    PyObject *_solo_source;
    PyObject *_solo_action;
    PyObject *_solo_removal;
} serai___games___merv___book___BookObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_sheet;
    PyObject *_number;
} serai___games___merv___book____read_constants_Book_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___book___number__read_constants_Book_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_self;
} serai___games___merv___book____read_walls_Book_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___book_____mypyc_lambda__0__read_walls_Book_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___book_____mypyc_lambda__1__read_walls_Book_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_sheet;
    PyObject *___comprehension_0__;
} serai___games___merv___book____read_market_Book_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_env__;
} serai___games___merv___book_____comprehension_0___3_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___book_____mypyc_lambda__2__read_market_Book___3_comprehension_0___3_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
} serai___games___merv___book____read_palace_Book_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___book_____mypyc_lambda__3__read_palace_Book_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_self;
    PyObject *_order;
} serai___games___merv___book____read_trade_Book_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___book_____mypyc_lambda__4__read_trade_Book_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_self;
    PyObject *_sheet;
    PyObject *___comprehension_1__;
} serai___games___merv___book____read_contracts_Book_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_env__;
} serai___games___merv___book_____comprehension_1___3_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___book_____mypyc_lambda__5__read_contracts_Book___3_comprehension_1___3_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_waiting;
    PyObject *_passing;
    CPyTagged _queue_round;
    PyObject *_next_camel;
    PyObject *_in_reach;
} serai___games___merv___consequences___ConsequencesObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
} serai___games___merv___contracts___ContractsObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__likely;
    PyObject *__obstacle;
    PyObject *__others;
    PyObject *__note;
    PyObject *_t;
    CPyTagged _me;
} serai___games___merv___contracts___ContractOfferObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__pile;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__book;
    CPyTagged ___mypyc_generator_frame_attribute__card;
    CPyTagged ___mypyc_generator_frame_attribute__action;
    PyObject *___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_3;
    PyObject *___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_4;
    PyObject *___mypyc_temp__3_serai___games___merv___contracts___fulfil_gen_5;
} serai___games___merv___contracts___fulfil_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__card;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__o;
    CPyTagged ___mypyc_generator_frame_attribute__common;
    CPyTagged ___mypyc_generator_frame_attribute__rare;
    CPyTagged ___mypyc_generator_frame_attribute__locked;
    CPyTagged ___mypyc_temp__3_serai___games___merv___contracts____common_for_any_gen_4;
} serai___games___merv___contracts____common_for_any_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__NOBODY;
    PyObject *___mypyc_generator_attribute__book;
    PyObject *___mypyc_generator_attribute__squares;
} serai___games___merv___courtier___courtier_turn_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    int32_t ___mypyc_next_label__;
    CPyTagged ___mypyc_generator_frame_attribute__second;
} serai___games___merv___courtier___courtier_turn_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___courtier_____mypyc_lambda__0_courtier_turn_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___courtier_____mypyc_lambda__1_courtier_turn_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___courtier_____mypyc_lambda__2_courtier_turn_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___courtier_____mypyc_lambda__3_courtier_turn_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__source;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___merv___effects___free_gen_0;
} serai___games___merv___effects___free_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__likely;
    PyObject *__obstacle;
    PyObject *__others;
    PyObject *__note;
    PyObject *_t;
    CPyTagged _me;
} serai___games___merv___effects___soldiers___SoldierOfferObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__source;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_gen_0;
} serai___games___merv___effects___soldiers___deploy_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__times;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__o;
    CPyTagged ___mypyc_temp__3_serai___games___merv___effects___soldiers___deploy_soldiers_gen_1;
    CPyTagged ___mypyc_temp__2_serai___games___merv___effects___soldiers___deploy_soldiers_gen_0;
} serai___games___merv___effects___soldiers___deploy_soldiers_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
    char ___mypyc_generator_attribute__None;
    char ___mypyc_generator_attribute__anywhere;
    PyObject *___mypyc_generator_attribute__o;
} serai___games___merv___effects___upgrades___upgrade_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__source;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__places;
    CPyTagged ___mypyc_generator_frame_attribute__tile;
} serai___games___merv___effects___upgrades___upgrade_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___effects___upgrades_____mypyc_lambda__0_upgrade_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___effects___upgrades_____mypyc_lambda__1_upgrade_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___effects___upgrades_____mypyc_lambda__2_upgrade_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
} serai___games___merv___effects___upgrades___take_bonus_tile_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__source;
    int32_t ___mypyc_next_label__;
} serai___games___merv___effects___upgrades___take_bonus_tile_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___effects___upgrades_____mypyc_lambda__3_take_bonus_tile_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___effects___upgrades_____mypyc_lambda__4_take_bonus_tile_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__source;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___merv___gains___gain_gen_0;
} serai___games___merv___gains___gain_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__n;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__player;
    CPyTagged ___mypyc_generator_frame_attribute__before;
    CPyTagged ___mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_2;
    int64_t ___mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_3;
    PyObject *___mypyc_temp__3_serai___games___merv___gains___gain_scrolls_gen_4;
    PyObject *___mypyc_temp__2_serai___games___merv___gains___gain_scrolls_gen_0;
} serai___games___merv___gains___gain_scrolls_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
} serai___games___merv___gains___discover_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__level;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___merv___gains___discover_gen_0;
} serai___games___merv___gains___discover_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___gains_____mypyc_lambda__0_discover_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___gains_____mypyc_lambda__1_discover_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__source;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___merv___gains___take_space_camel_gen_0;
} serai___games___merv___gains___take_space_camel_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__likely;
    PyObject *__obstacle;
    PyObject *__others;
    PyObject *__note;
    PyObject *_t;
    CPyTagged _me;
    PyObject *_colours;
} serai___games___merv___invasion___RansomOfferObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__attacked;
    int64_t ___mypyc_temp__3_serai___games___merv___invasion___invasion_gen_1;
    PyObject *___mypyc_temp__3_serai___games___merv___invasion___invasion_gen_2;
    PyObject *___mypyc_temp__2_serai___games___merv___invasion___invasion_gen_0;
} serai___games___merv___invasion___invasion_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__owner;
    CPyTagged ___mypyc_generator_frame_attribute__square;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__o;
    PyObject *___mypyc_generator_frame_attribute__where;
    PyObject *___mypyc_temp__3_serai___games___merv___invasion____attack_gen_2;
} serai___games___merv___invasion____attack_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__likely;
    PyObject *__obstacle;
    PyObject *__others;
    PyObject *__note;
    PyObject *_t;
    CPyTagged _me;
    char _near;
} serai___games___merv___market___MarketOfferObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__chosen;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___merv___market___trade_at_market_gen_0;
} serai___games___merv___market___trade_at_market_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_vocabulary;
    PyObject *_zone;
    PyObject *_district;
    PyObject *_line;
    PyObject *_act;
    PyObject *_gain_favour;
    PyObject *_deploy;
    PyObject *_soldier;
    PyObject *_take_camels;
    PyObject *_market;
    PyObject *_at_market;
    PyObject *_contract;
    PyObject *_lock_common;
    PyObject *_lock_rare;
    PyObject *_place_camel;
    PyObject *_card;
    PyObject *_pair;
    PyObject *_room;
    PyObject *_cube;
    PyObject *_convert;
    PyObject *_discovery;
    PyObject *_post;
    PyObject *_buy;
    PyObject *_path;
    PyObject *_advance;
    PyObject *_rampart;
    PyObject *_slot;
    PyObject *_upgrade;
    PyObject *_upgrade_tile;
    PyObject *_bonus_tile;
    PyObject *_score;
    PyObject *_pass_slots;
    PyObject *_ransom;
    PyObject *_lose_building;
    PyObject *_decline;
    PyObject *_stop;
    PyObject *_end_turn;
    PyObject *_may_decline;
    PyObject *_pay;
} serai___games___merv___options___OptionsObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
} serai___games___merv___paying___id_Payment_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    tuple_T5IIIII ___mypyc_generator_frame_attribute__cost;
    PyObject *___mypyc_generator_frame_attribute__rule;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___merv___paying___pay_gen_0;
} serai___games___merv___paying___pay_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__ways;
    PyObject *___mypyc_generator_frame_attribute__rule;
    int32_t ___mypyc_next_label__;
} serai___games___merv___paying___choose_payment_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
} serai___games___merv___paying___every_payment_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___paying_____mypyc_lambda__0_every_payment_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    tuple_T5IIIII ___mypyc_generator_frame_attribute__cost;
    int32_t ___mypyc_next_label__;
    int64_t ___mypyc_temp__3_serai___games___merv___paying____splits_gen_0;
    PyObject *___mypyc_temp__3_serai___games___merv___paying____splits_gen_1;
    PyObject *___mypyc_temp__2_serai___games___merv___paying____splits_gen_0;
} serai___games___merv___paying____splits_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    int32_t ___mypyc_next_label__;
    int64_t ___mypyc_temp__3_serai___games___merv___queue___end_round_gen_0;
    CPyTagged ___mypyc_generator_frame_attribute__master;
    PyObject *___mypyc_generator_frame_attribute__free;
    PyObject *___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0;
} serai___games___merv___queue___end_round_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_phases;
    PyObject *_cubes;
    PyObject *_actions;
    PyObject *_squares;
    PyObject *_slots;
    PyObject *_ramparts;
    PyObject *_sides;
    PyObject *_spices;
    PyObject *_spaces;
    PyObject *_contracts;
    PyObject *_rooms;
    PyObject *_solo;
    PyObject *_built;
    PyObject *__districts;
} serai___games___merv___research___sight___ShownObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    int32_t ___mypyc_next_label__;
    int64_t ___mypyc_temp__3_serai___games___merv___scoring___scoring_phase_gen_0;
    CPyTagged ___mypyc_generator_frame_attribute__seat;
    PyObject *___mypyc_temp__3_serai___games___merv___scoring___scoring_phase_gen_2;
    PyObject *___mypyc_temp__2_serai___games___merv___scoring___scoring_phase_gen_0;
} serai___games___merv___scoring___scoring_phase_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__seat;
    PyObject *___mypyc_generator_attribute__left;
} serai___games___merv___scoring____score_palace_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__player;
    PyObject *___mypyc_generator_frame_attribute__scoring;
    CPyTagged ___mypyc_generator_frame_attribute__price;
    CPyTagged ___mypyc_generator_frame_attribute__payable;
    PyObject *___mypyc_generator_frame_attribute__offer;
    CPyTagged ___mypyc_temp__3_serai___games___merv___scoring____score_palace_gen_5;
} serai___games___merv___scoring____score_palace_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___scoring_____mypyc_lambda__0__score_palace_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___scoring_____mypyc_lambda__1__score_palace_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_cubes;
    PyObject *_points;
    CPyTagged _favour;
    CPyTagged _influence;
    CPyTagged _camels;
    CPyTagged _scrolls;
    CPyTagged _common;
    CPyTagged _rare;
    CPyTagged _locked_scrolls;
    CPyTagged _locked_common;
    CPyTagged _locked_rare;
    PyObject *_spices;
    PyObject *_courtiers;
    CPyTagged _mosque;
    PyObject *_contracts;
} serai___games___merv___table___PlayerObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_chance;
    CPyTagged _reveals;
    char _confirm;
    PyObject *_story;
    PyObject *_book;
    CPyTagged _humans;
    char _solo;
    char _pepper_anywhere;
    char _discards_under;
    CPyTagged _phase;
    CPyTagged _year;
    CPyTagged _round;
    PyObject *_order;
    CPyTagged _at;
    PyObject *_zones;
    PyObject *_queue;
    PyObject *_queue_camels;
    CPyTagged _courtier_camels;
    PyObject *_players;
    PyObject *_tiles;
    PyObject *_owners;
    PyObject *_soldiers;
    PyObject *_upgrades;
    PyObject *_ramparts;
    CPyTagged _market;
    PyObject *_market_camels;
    PyObject *_row;
    PyObject *_row_camels;
    PyObject *_deck;
    PyObject *_city_camels;
    PyObject *_posts;
    PyObject *_roads;
    PyObject *_mosque_camels;
    PyObject *_piles;
    PyObject *_discoveries;
    PyObject *_bonus_tiles;
    CPyTagged _lost_camels;
    CPyTagged _square;
    CPyTagged _action;
    char _market_used;
    char _discount_used;
    char _convert_used;
    PyObject *_ransoms;
    CPyTagged _solo_card;
    PyObject *_solo_deck;
    PyObject *_solo_layers;
    char _solo_fresh;
    PyObject *_solo_discard;
    PyObject *_solo_removed;
} serai___games___merv___table___TableObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_survey;
    PyObject *__player;
    PyObject *__magistrate;
    PyObject *__rest;
    PyObject *__magistrate_rest;
} serai___games___merv___thinking___appraisal___AppraiserObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__book;
    PyObject *__weights;
    CPyTagged __years;
    PyObject *__influence_for;
} serai___games___merv___thinking___features___SurveyObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t bitmap;
    double _bonus_tile;
    double _building;
    double _camel;
    double _card;
    double _common;
    double _courtier;
    double _cube;
    PyObject *_discovery;
    double _favour;
    double _influence;
    double _level;
    double _paid;
    double _post;
    double _rare;
    double _scroll;
    double _soldier;
    double _unpaid;
    double _upgrade;
    double _white;
} serai___games___merv___thinking___priors___ValuesObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__book;
    PyObject *__appraiser;
    PyObject *__weights;
} serai___games___merv___thinking___priors___PriorsObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_book;
} serai___games___merv___thinking___priors____ramparts_Priors_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
} serai___games___merv___thinking___weights___WeightsErrorObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    double _useful_cubes;
    double _useful_camels;
    double _high_influence_from;
    double _high_level_from;
    double _white_cube;
    double _contract_effort;
    double _contract_reward;
    PyObject *_contract_shares;
    double _contract_hurry;
    double _influence_effort;
    double _rare_effort;
    CPyTagged _most_courtiers;
    double _pair;
    double _soldier;
    double _free_courtier;
    double _free_rampart;
    double _later_paid;
    double _later_unpaid;
    double _mark_share;
    double _track_points;
    PyObject *_items_for_contracts;
    double _last_contracts;
    double _unpaid_contract;
    double _high_level_share;
    double _post_camel;
    double _post;
    double _building_line;
    PyObject *_building;
    double _bonus_tile;
    PyObject *_one_shot;
    PyObject *_player;
    PyObject *_magistrate;
} serai___games___merv___thinking___weights___WeightsObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__always;
    PyObject *__a_turn;
    PyObject *__rests;
} serai___games___merv___thinking___weights___WorthObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__likely;
    PyObject *__obstacle;
    PyObject *__others;
    PyObject *__note;
    PyObject *_t;
    CPyTagged _me;
    char _builds;
} serai___games___merv___turn___ZoneOfferObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__likely;
    PyObject *__obstacle;
    PyObject *__others;
    PyObject *__note;
    PyObject *_t;
    CPyTagged _me;
    CPyTagged _zone;
    char _builds;
} serai___games___merv___turn___DistrictOfferObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__likely;
    PyObject *__obstacle;
    PyObject *__others;
    PyObject *__note;
    PyObject *_t;
    CPyTagged _me;
    CPyTagged _own;
} serai___games___merv___turn___ActionOfferObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_0;
    PyObject *___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_1;
    PyObject *___mypyc_temp__3_serai___games___merv___turn___take_turn_gen_2;
} serai___games___merv___turn___take_turn_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_0;
    CPyTagged ___mypyc_generator_frame_attribute__zone;
    PyObject *___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_2;
    PyObject *___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_3;
    PyObject *___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_4;
    PyObject *___mypyc_temp__3_serai___games___merv___turn___human_turn_gen_5;
} serai___games___merv___turn___human_turn_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___merv___turn___choose_zone_gen_0;
} serai___games___merv___turn___choose_zone_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__zone;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___merv___turn___choose_district_gen_0;
} serai___games___merv___turn___choose_district_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__zone;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___merv___turn___choose_action_gen_0;
    PyObject *___mypyc_temp__3_serai___games___merv___turn___choose_action_gen_1;
} serai___games___merv___turn___choose_action_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__chosen;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___merv___turn___perform_action_gen_0;
    PyObject *___mypyc_temp__3_serai___games___merv___turn___perform_action_gen_1;
} serai___games___merv___turn___perform_action_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__zone;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__o;
    PyObject *___mypyc_temp__3_serai___games___merv___turn___end_turn_gen_1;
    PyObject *___mypyc_temp__3_serai___games___merv___turn___end_turn_gen_2;
} serai___games___merv___turn___end_turn_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_square;
    PyObject *_district;
    PyObject *_action;
    PyObject *_colour;
    PyObject *_building;
    PyObject *_soldier;
    PyObject *_upgrade;
    char _attacked;
    PyObject *_ransom;
    char _falls;
} serai___games___merv___view___SquareViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_zone;
    PyObject *_square;
    PyObject *_mine;
    PyObject *_owner;
    PyObject *_theirs;
} serai___games___merv___view___YieldViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_spice;
    char _camel;
} serai___games___merv___view___CardViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_city;
    PyObject *_posts;
    char _camel;
    char _road_camel;
} serai___games___merv___view___CityViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_pile;
    PyObject *_top;
    CPyTagged _left;
} serai___games___merv___view___PileViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_cubes;
    CPyTagged _points;
    CPyTagged _total;
    CPyTagged _favour;
    CPyTagged _influence;
    CPyTagged _camels;
    CPyTagged _scrolls;
    CPyTagged _common;
    CPyTagged _rare;
    CPyTagged _locked_scrolls;
    CPyTagged _locked_common;
    CPyTagged _locked_rare;
    PyObject *_spices;
    CPyTagged _spice_points;
    CPyTagged _spice_limit;
    PyObject *_courtiers;
    PyObject *_mosque;
    CPyTagged _mosque_level;
    PyObject *_contracts;
    PyObject *_discoveries;
    PyObject *_bonus_tiles;
    CPyTagged _buildings;
    CPyTagged _servants;
    CPyTagged _posts;
} serai___games___merv___view___PlayerViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_card;
    PyObject *_deck;
    PyObject *_discard;
    PyObject *_removed;
} serai___games___merv___view___SoloViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_phase;
    CPyTagged _year;
    CPyTagged _round;
    PyObject *_order;
    PyObject *_master;
    PyObject *_zones;
    PyObject *_queue;
    PyObject *_queue_camels;
    PyObject *_city;
    PyObject *_active;
    PyObject *_yields;
    PyObject *_threatened;
    PyObject *_action;
    PyObject *_ramparts;
    PyObject *_reserve;
    PyObject *_market;
    PyObject *_market_camels;
    char _market_used;
    char _discount_used;
    char _convert_used;
    PyObject *_row;
    CPyTagged _deck;
    PyObject *_cities;
    PyObject *_mosque_camels;
    PyObject *_piles;
    PyObject *_discoveries;
    PyObject *_bonus_tiles;
    PyObject *_upgrades;
    CPyTagged _courtier_camels;
    PyObject *_courtier_buildings;
    PyObject *_players;
    PyObject *_solo;
} serai___games___merv___view___ViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_name;
    PyObject *_expansions;
    CPyTagged _rules_version;
    PyObject *_players;
    PyObject *_settings;
    PyObject *_vocabulary;
    PyObject *_content_digest;
    PyObject *_rule_ids;
    PyObject *_chapters;
    PyObject *_texts;
    PyObject *_guide;
    PyObject *_stage;
    PyObject *_book;
    PyObject *_parts;
    PyObject *__rooms;
    PyObject *__catalogue;
    PyObject *__appraise;
    PyObject *__priors;
    PyObject *_appraiser;
} serai___games___scholars___ScholarsObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_seams;
    PyObject *_verbs;
} serai___games___scholars___load_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___verbs_load_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
    PyObject *___mypyc_generator_attribute__options;
} serai___games___scholars___actions___recruit___recruit_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__obstacle;
    PyObject *___mypyc_generator_frame_attribute__note;
    PyObject *___mypyc_temp__3_serai___games___scholars___actions___recruit___recruit_gen_0;
    PyObject *___mypyc_temp__3_serai___games___scholars___actions___recruit___recruit_gen_1;
} serai___games___scholars___actions___recruit___recruit_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___actions___recruit___obstacle_recruit_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___actions___recruit___note_recruit_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__pile;
    int32_t ___mypyc_next_label__;
    CPyTagged ___mypyc_generator_frame_attribute__translator;
    PyObject *___mypyc_temp__3_serai___games___scholars___actions___recruit___dispatch_gen_1;
} serai___games___scholars___actions___recruit___dispatch_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
} serai___games___scholars___actions___research___research_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__obstacle;
    PyObject *___mypyc_generator_frame_attribute__book;
    PyObject *___mypyc_temp__3_serai___games___scholars___actions___research___research_gen_1;
} serai___games___scholars___actions___research___research_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___actions___research___obstacle_research_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___scholars___actions___rest___rest_gen_0;
    PyObject *___mypyc_temp__3_serai___games___scholars___actions___rest___rest_gen_1;
} serai___games___scholars___actions___rest___rest_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___scholars___actions___rest___bottom_scroll_gen_0;
} serai___games___scholars___actions___rest___bottom_scroll_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__player;
    CPyTagged ___mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_1;
    int64_t ___mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_2;
    PyObject *___mypyc_temp__3_serai___games___scholars___actions___rest___income_gen_3;
    PyObject *___mypyc_temp__2_serai___games___scholars___actions___rest___income_gen_0;
} serai___games___scholars___actions___rest___income_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__book;
    PyObject *___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_1;
    CPyTagged ___mypyc_generator_frame_attribute__guild;
    PyObject *___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_3;
    CPyTagged ___mypyc_generator_frame_attribute__scroll;
    PyObject *___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_5;
    PyObject *___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_6;
} serai___games___scholars___actions___translate___translate_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
    PyObject *___mypyc_generator_attribute__here;
    PyObject *___mypyc_generator_attribute__options;
} serai___games___scholars___actions___translate____choose_scroll_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    CPyTagged ___mypyc_generator_frame_attribute__guild;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__obstacle;
    PyObject *___mypyc_generator_frame_attribute__others;
} serai___games___scholars___actions___translate____choose_scroll_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___actions___translate___obstacle__choose_scroll_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___actions___translate___others__choose_scroll_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
    CPyTagged ___mypyc_generator_attribute__scroll;
} serai___games___scholars___actions___translate____choose_chain_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__note;
} serai___games___scholars___actions___translate____choose_chain_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___actions___translate_____mypyc_lambda__0__choose_chain_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___actions___translate___note__choose_chain_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
    PyObject *___mypyc_generator_attribute__book;
} serai___games___scholars___actions___travel___travel_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__note;
    PyObject *___mypyc_generator_frame_attribute__obstacle;
    PyObject *___mypyc_generator_frame_attribute__player;
    CPyTagged ___mypyc_generator_frame_attribute__start;
    CPyTagged ___mypyc_generator_frame_attribute__steps;
    PyObject *___mypyc_generator_frame_attribute__location;
    PyObject *___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_4;
    PyObject *___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_5;
    char ___mypyc_generator_frame_attribute__waits;
    PyObject *___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_7;
    PyObject *___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_8;
    PyObject *___mypyc_temp__3_serai___games___scholars___actions___travel___travel_gen_9;
} serai___games___scholars___actions___travel___travel_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___actions___travel___note_travel_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___actions___travel___obstacle_travel_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___actions___travel_____mypyc_lambda__0_travel_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__bonus;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___scholars___actions___travel____bonus_before_gen_0;
    PyObject *___mypyc_temp__3_serai___games___scholars___actions___travel____bonus_before_gen_1;
} serai___games___scholars___actions___travel____bonus_before_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
    CPyTagged ___mypyc_generator_attribute__slot;
    PyObject *___mypyc_generator_attribute__book;
    PyObject *___mypyc_generator_attribute__options;
} serai___games___scholars___actions___travel___deliver_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__obstacle;
    PyObject *___mypyc_generator_frame_attribute__note;
    CPyTagged ___mypyc_generator_frame_attribute__scroll;
    CPyTagged ___mypyc_generator_frame_attribute__guild;
    PyObject *___mypyc_generator_frame_attribute__space;
    CPyTagged ___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_3;
    PyObject *___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_4;
    CPyTagged ___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_5;
    PyObject *___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_6;
    PyObject *___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_7;
    PyObject *___mypyc_temp__3_serai___games___scholars___actions___travel___deliver_gen_8;
    CPyTagged ___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_0;
    CPyTagged ___mypyc_temp__2_serai___games___scholars___actions___travel___deliver_gen_1;
} serai___games___scholars___actions___travel___deliver_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___actions___travel___obstacle_deliver_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___actions___travel___note_deliver_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__slot;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___scholars___actions___travel___refill_map_gen_0;
} serai___games___scholars___actions___travel___refill_map_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    PyObject *___mypyc_generator_frame_attribute__effect;
    int32_t ___mypyc_next_label__;
    int64_t ___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_0;
    PyObject *___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_1;
    PyObject *___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_2;
    PyObject *___mypyc_temp__3_serai___games___scholars___automa___actions___act_gen_3;
    PyObject *___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_0;
    int64_t ___mypyc_temp__2_serai___games___scholars___automa___actions___act_gen_1;
} serai___games___scholars___automa___actions___act_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___scholars___automa___actions___translate_gen_0;
} serai___games___scholars___automa___actions___translate_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__influence;
    int32_t ___mypyc_next_label__;
    CPyTagged ___mypyc_generator_frame_attribute__guild;
    PyObject *___mypyc_generator_frame_attribute__where;
    PyObject *___mypyc_temp__3_serai___games___scholars___automa___actions___deliver_gen_2;
    PyObject *___mypyc_temp__3_serai___games___scholars___automa___actions___deliver_gen_3;
} serai___games___scholars___automa___actions___deliver_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    PyObject *___mypyc_generator_frame_attribute__choose;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__refused;
    CPyTagged ___mypyc_generator_frame_attribute__scroll;
    PyObject *___mypyc_generator_frame_attribute__why;
    CPyTagged ___mypyc_generator_frame_attribute__owner;
    PyObject *___mypyc_temp__3_serai___games___scholars___automa___actions____wanted_gen_4;
} serai___games___scholars___automa___actions____wanted_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    char ___mypyc_generator_attribute__is_last;
    CPyTagged ___mypyc_generator_attribute__fee;
    PyObject *___mypyc_generator_attribute__options;
    PyObject *___mypyc_generator_attribute__player;
} serai___games___scholars___automa___actions____allowed_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__scroll;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__obstacle;
    PyObject *___mypyc_generator_frame_attribute__name;
} serai___games___scholars___automa___actions____allowed_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___automa___actions___obstacle__allowed_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
    PyObject *_cards;
} serai___games___scholars___automa___choices____by_language_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___automa___choices_____mypyc_lambda__0__by_language_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
    PyObject *_house;
} serai___games___scholars___automa___choices____of_house_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___automa___choices_____mypyc_lambda__1__of_house_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___automa___choices_____mypyc_lambda__2__of_house_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    CPyTagged _after;
    CPyTagged _count;
} serai___games___scholars___automa___choices____of_map_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___automa___choices_____mypyc_lambda__3__of_map_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
} serai___games___scholars___automa___choices___guild_to_deliver_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___automa___choices_____mypyc_lambda__4_guild_to_deliver_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___automa___choices_____mypyc_lambda__5_guild_to_deliver_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
    PyObject *_own;
} serai___games___scholars___automa___choices___guild_to_influence_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___automa___choices_____mypyc_lambda__6_guild_to_influence_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___automa___choices_____mypyc_lambda__7_guild_to_influence_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___automa___choices_____mypyc_lambda__8_guild_to_influence_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_present;
    PyObject *_rank;
} serai___games___scholars___automa___choices___pile_to_employ_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___automa___choices_____mypyc_lambda__9_pile_to_employ_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___automa___choices_____mypyc_lambda__10_pile_to_employ_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
    CPyTagged _costs;
    CPyTagged _target;
} serai___games___scholars___automa___choices___room_to_employ_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___automa___choices_____mypyc_lambda__11_room_to_employ_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___automa___choices_____mypyc_lambda__12_room_to_employ_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___scholars___automa___turn___automa_turn_gen_0;
    PyObject *___mypyc_temp__3_serai___games___scholars___automa___turn___automa_turn_gen_1;
} serai___games___scholars___automa___turn___automa_turn_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___scholars___automa___turn____reveal_gen_0;
} serai___games___scholars___automa___turn____reveal_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__automa;
    PyObject *___mypyc_temp__3_serai___games___scholars___automa___turn____rest_gen_1;
    PyObject *___mypyc_temp__3_serai___games___scholars___automa___turn____rest_gen_2;
} serai___games___scholars___automa___turn____rest_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_colours;
    PyObject *_workers;
    PyObject *_languages;
    PyObject *_piles;
    PyObject *_tracks;
    PyObject *_guilds;
    PyObject *_guild_colours;
} serai___games___scholars___book___WordsObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_seams;
    PyObject *_words;
    PyObject *_verbs;
    PyObject *_constants;
    CPyTagged _most_value;
    CPyTagged _workers_on_die;
    CPyTagged _dice_on_card;
    PyObject *_content_digest;
    PyObject *_options;
    PyObject *_performer;
    PyObject *_mix;
    PyObject *_colours;
    CPyTagged _white;
    PyObject *_primaries;
    PyObject *_mixes;
    PyObject *_worker_pieces;
    PyObject *_worker_colours;
    PyObject *_worker_of;
    PyObject *_levels;
    CPyTagged _arabic;
    PyObject *_piles;
    PyObject *_board;
    PyObject *_columns_for_retirees;
    PyObject *_research_options;
    PyObject *_tracks;
    PyObject *_track_of_colour;
    PyObject *_primary_tracks;
    PyObject *_guilds;
    PyObject *_house;
    PyObject *_columns;
    PyObject *_guild_of_colour;
    PyObject *_map;
    PyObject *_map_slots;
    PyObject *_slot_places;
    CPyTagged _start;
    CPyTagged _neutral_start;
    PyObject *_rooms;
    PyObject *_translators;
    CPyTagged _first_starting;
    PyObject *_starting_translators;
    PyObject *_added;
    PyObject *_wild;
    PyObject *_alternative;
    PyObject *_acts;
    PyObject *_counts;
    PyObject *_scrolls;
    CPyTagged _first_starting_scroll;
    PyObject *_action_cards;
    CPyTagged _first_goal_card;
    PyObject *_goal_cards;
    PyObject *_resource_cards;
    PyObject *_caliph_spaces;
    PyObject *_caliph_cards;
    PyObject *_caliph_slots;
    CPyTagged _caliph;
    PyObject *_deck_plans;
    PyObject *_dice_sums;
    PyObject *_plans;
    PyObject *_ai_track;
    PyObject *_ai_markers;
    PyObject *_ai_gold;
    PyObject *_ai_vp;
    PyObject *_ai_rest;
    PyObject *_ai_instead;
    PyObject *_difficulties;
} serai___games___scholars___book___BookObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_content;
    PyObject *_ids;
} serai___games___scholars___book_____init___3_Words_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___book___ids___3_init___3_Words_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_self;
    PyObject *___comprehension_0__;
} serai___games___scholars___book____read_house_Book_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_env__;
} serai___games___scholars___book_____comprehension_0___3_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___book_____mypyc_lambda__0__read_house_Book___3_comprehension_0___3_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_words;
    PyObject *_languages;
} serai___games___scholars___book____read_translators_Book_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___book___languages__read_translators_Book_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__self;
    int32_t ___mypyc_next_label__;
    int64_t ___mypyc_temp__3_serai___games___scholars___book___effects_Book_gen_0;
    PyObject *___mypyc_generator_frame_attribute__translator;
    int64_t ___mypyc_temp__3_serai___games___scholars___book___effects_Book_gen_2;
    int64_t ___mypyc_temp__3_serai___games___scholars___book___effects_Book_gen_3;
    PyObject *___mypyc_generator_frame_attribute__card;
    PyObject *___mypyc_temp__3_serai___games___scholars___book___effects_Book_gen_5;
    int64_t ___mypyc_temp__3_serai___games___scholars___book___effects_Book_gen_6;
    int64_t ___mypyc_temp__3_serai___games___scholars___book___effects_Book_gen_7;
    int64_t ___mypyc_temp__3_serai___games___scholars___book___effects_Book_gen_8;
    int64_t ___mypyc_temp__3_serai___games___scholars___book___effects_Book_gen_9;
    PyObject *___mypyc_generator_frame_attribute__track;
    PyObject *___mypyc_temp__3_serai___games___scholars___book___effects_Book_gen_11;
    int64_t ___mypyc_temp__3_serai___games___scholars___book___effects_Book_gen_12;
    int64_t ___mypyc_temp__3_serai___games___scholars___book___effects_Book_gen_13;
    int64_t ___mypyc_temp__3_serai___games___scholars___book___effects_Book_gen_14;
    PyObject *___mypyc_generator_frame_attribute__location;
    int64_t ___mypyc_temp__3_serai___games___scholars___book___effects_Book_gen_16;
    PyObject *___mypyc_temp__3_serai___games___scholars___book___effects_Book_gen_17;
    PyObject *___mypyc_temp__3_serai___games___scholars___book___effects_Book_gen_18;
    PyObject *___mypyc_temp__2_serai___games___scholars___book___effects_Book_gen_0;
    PyObject *___mypyc_temp__2_serai___games___scholars___book___effects_Book_gen_1;
    PyObject *___mypyc_temp__2_serai___games___scholars___book___effects_Book_gen_2;
    PyObject *___mypyc_temp__2_serai___games___scholars___book___effects_Book_gen_3;
    PyObject *___mypyc_temp__2_serai___games___scholars___book___effects_Book_gen_4;
    PyObject *___mypyc_temp__2_serai___games___scholars___book___effects_Book_gen_5;
    PyObject *___mypyc_temp__2_serai___games___scholars___book___effects_Book_gen_6;
    PyObject *___mypyc_temp__2_serai___games___scholars___book___effects_Book_gen_7;
    PyObject *___mypyc_temp__2_serai___games___scholars___book___effects_Book_gen_8;
    PyObject *___mypyc_temp__2_serai___games___scholars___book___effects_Book_gen_9;
    PyObject *___mypyc_temp__2_serai___games___scholars___book___effects_Book_gen_10;
} serai___games___scholars___book___effects_Book_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___scholars___caliph___reveal_from_top_gen_0;
} serai___games___scholars___caliph___reveal_from_top_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__card;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__book;
    CPyTagged ___mypyc_generator_frame_attribute__space;
    PyObject *___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_2;
    CPyTagged ___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_3;
    PyObject *___mypyc_temp__3_serai___games___scholars___caliph___resolve_caliph_gen_4;
    CPyTagged ___mypyc_temp__2_serai___games___scholars___caliph___resolve_caliph_gen_0;
} serai___games___scholars___caliph___resolve_caliph_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__active;
} serai___games___scholars___caliph____visit_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    CPyTagged ___mypyc_generator_frame_attribute__guild;
    CPyTagged ___mypyc_generator_frame_attribute__space;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__book;
    CPyTagged ___mypyc_generator_frame_attribute__control;
    PyObject *___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_2;
    int64_t ___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_3;
    PyObject *___mypyc_temp__3_serai___games___scholars___caliph____visit_gen_4;
    PyObject *___mypyc_temp__2_serai___games___scholars___caliph____visit_gen_0;
} serai___games___scholars___caliph____visit_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___caliph_____mypyc_lambda__0__visit_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__book;
    PyObject *___mypyc_generator_attribute__card;
} serai___games___scholars___caliph____take_space_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__guild;
    CPyTagged ___mypyc_generator_frame_attribute__space;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__note;
    PyObject *___mypyc_temp__3_serai___games___scholars___caliph____take_space_gen_0;
} serai___games___scholars___caliph____take_space_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___caliph___note__take_space_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_steps;
} serai___games___scholars___consequences___ConsequencesObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__rule;
    int32_t ___mypyc_next_label__;
    int64_t ___mypyc_temp__3_serai___games___scholars___dice___gain_white_gen_0;
    PyObject *___mypyc_temp__3_serai___games___scholars___dice___gain_white_gen_1;
    PyObject *___mypyc_temp__2_serai___games___scholars___dice___gain_white_gen_0;
} serai___games___scholars___dice___gain_white_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__key;
    PyObject *___mypyc_generator_frame_attribute__rule;
    char ___mypyc_generator_frame_attribute__optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__options;
} serai___games___scholars___dice___give_up_white_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    PyObject *___mypyc_generator_attribute__resource_of;
} serai___games___scholars___draft___draft_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__note;
    PyObject *___mypyc_generator_frame_attribute__book;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__rooms;
    PyObject *___mypyc_generator_frame_attribute__cards;
    PyObject *___mypyc_temp__3_serai___games___scholars___draft___draft_gen_4;
} serai___games___scholars___draft___draft_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___draft___note_draft_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__card;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___scholars___draft____resolve_gen_0;
} serai___games___scholars___draft____resolve_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_vocabulary;
    PyObject *_rule;
    PyObject *_extras;
    PyObject *_in_vain;
    PyObject *_done;
    PyObject *__flat;
    PyObject *__options;
} serai___games___scholars___effects___ScholarsPerformerObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___scholars___effects___dice___GainDieObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___scholars___effects___dice___DestroyWhiteObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___scholars___effects___dice___DrawObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___scholars___effects___dice___RefillObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    PyObject *___mypyc_generator_frame_attribute__where;
    CPyTagged ___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_1;
    CPyTagged ___mypyc_generator_frame_attribute__number;
    PyObject *___mypyc_temp__3_serai___games___scholars___effects___dice___ask_GainDie_gen_3;
    CPyTagged ___mypyc_temp__2_serai___games___scholars___effects___dice___ask_GainDie_gen_0;
} serai___games___scholars___effects___dice___ask_GainDie_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__colours;
    char ___mypyc_generator_frame_attribute__to_hand;
    char ___mypyc_generator_frame_attribute__optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__options;
    PyObject *___mypyc_temp__3_serai___games___scholars___effects___dice___gain_one_gen_1;
    PyObject *___mypyc_temp__3_serai___games___scholars___effects___dice___gain_one_gen_2;
} serai___games___scholars___effects___dice___gain_one_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    char ___mypyc_generator_frame_attribute__at_will;
    CPyTagged ___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_1;
    CPyTagged ___mypyc_generator_frame_attribute__number;
    PyObject *___mypyc_temp__3_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_3;
    CPyTagged ___mypyc_temp__2_serai___games___scholars___effects___dice___ask_DestroyWhite_gen_0;
} serai___games___scholars___effects___dice___ask_DestroyWhite_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    PyObject *___mypyc_generator_frame_attribute__options;
} serai___games___scholars___effects___dice___ask_Draw_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    PyObject *___mypyc_generator_frame_attribute__size;
    PyObject *___mypyc_temp__3_serai___games___scholars___effects___dice___ask_Refill_gen_1;
} serai___games___scholars___effects___dice___ask_Refill_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__book;
    PyObject *___mypyc_generator_frame_attribute__options;
    PyObject *___mypyc_generator_frame_attribute__player;
    PyObject *___mypyc_generator_frame_attribute__chosen;
    PyObject *___mypyc_generator_frame_attribute__left;
} serai___games___scholars___effects___dice____reroll_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___scholars___effects___gold___PlaceOrTakeGoldObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
} serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    PyObject *___mypyc_generator_frame_attribute__note;
    PyObject *___mypyc_generator_frame_attribute__options;
    CPyTagged ___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_1;
    CPyTagged ___mypyc_generator_frame_attribute__number;
    PyObject *___mypyc_temp__3_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_3;
    CPyTagged ___mypyc_temp__2_serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_gen_0;
} serai___games___scholars___effects___gold___ask_PlaceOrTakeGold_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___effects___gold___note_ask_PlaceOrTakeGold_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___effects___gold_____mypyc_lambda__0_ask_PlaceOrTakeGold_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___effects___gold_____mypyc_lambda__1_ask_PlaceOrTakeGold_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___effects___gold_____mypyc_lambda__2_ask_PlaceOrTakeGold_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___scholars___effects___influence___InfluenceScrollObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___scholars___effects___influence___InfluenceGuildObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    CPyTagged ___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0;
    CPyTagged ___mypyc_generator_frame_attribute__number;
    PyObject *___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_2;
    CPyTagged ___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceScroll_gen_0;
} serai___games___scholars___effects___influence___ask_InfluenceScroll_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__way_out;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__chosen;
    PyObject *___mypyc_temp__3_serai___games___scholars___effects___influence___influence_scroll_gen_1;
} serai___games___scholars___effects___influence___influence_scroll_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    PyObject *___mypyc_generator_frame_attribute__options;
    PyObject *___mypyc_generator_frame_attribute__amount;
    CPyTagged ___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_2;
    CPyTagged ___mypyc_generator_frame_attribute__number;
    PyObject *___mypyc_temp__3_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_4;
    CPyTagged ___mypyc_temp__2_serai___games___scholars___effects___influence___ask_InfluenceGuild_gen_0;
} serai___games___scholars___effects___influence___ask_InfluenceGuild_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___scholars___effects___research___AdvanceObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___scholars___effects___research___HarvestObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    PyObject *___mypyc_generator_frame_attribute__options;
    PyObject *___mypyc_generator_frame_attribute__amount;
    CPyTagged ___mypyc_generator_frame_attribute__track;
    CPyTagged ___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_3;
    PyObject *___mypyc_temp__3_serai___games___scholars___effects___research___ask_Advance_gen_4;
    CPyTagged ___mypyc_temp__2_serai___games___scholars___effects___research___ask_Advance_gen_0;
} serai___games___scholars___effects___research___ask_Advance_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__track;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__printed;
    PyObject *___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_1;
    CPyTagged ___mypyc_generator_frame_attribute__level;
    PyObject *___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_3;
    PyObject *___mypyc_temp__3_serai___games___scholars___effects___research___advance_gen_4;
} serai___games___scholars___effects___research___advance_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    PyObject *___mypyc_temp__3_serai___games___scholars___effects___research___ask_Harvest_gen_0;
} serai___games___scholars___effects___research___ask_Harvest_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___scholars___effects___resources___GainObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___scholars___effects___resources___GainSilverObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___scholars___effects___resources___GainGoldObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___scholars___effects___resources___GainWorkerObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___scholars___effects___resources___PayObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    PyObject *___mypyc_generator_frame_attribute__amount;
    CPyTagged ___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_1;
    PyObject *___mypyc_temp__3_serai___games___scholars___effects___resources___ask_GainWorker_gen_2;
    CPyTagged ___mypyc_temp__2_serai___games___scholars___effects___resources___ask_GainWorker_gen_0;
} serai___games___scholars___effects___resources___ask_GainWorker_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__rule;
    CPyTagged ___mypyc_generator_frame_attribute__left;
    int32_t ___mypyc_next_label__;
} serai___games___scholars___effects___resources___choose_worker_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    int64_t ___mypyc_temp__3_serai___games___scholars___effects___resources___ask_Pay_gen_0;
    PyObject *___mypyc_temp__3_serai___games___scholars___effects___resources___ask_Pay_gen_1;
    PyObject *___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_0;
    int64_t ___mypyc_temp__2_serai___games___scholars___effects___resources___ask_Pay_gen_1;
} serai___games___scholars___effects___resources___ask_Pay_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
} serai___games___scholars___effects___resources___pay_Pay_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_resource;
    CPyTagged ___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_amount;
    int32_t ___mypyc_next_label__;
    CPyTagged ___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_0;
    PyObject *___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_1;
    CPyTagged ___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_2;
    PyObject *___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_3;
    CPyTagged ___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0;
    CPyTagged ___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1;
} serai___games___scholars___effects___resources___pay_Pay_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__left;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__workers;
} serai___games___scholars___effects___resources___pay_worker_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___scholars___effects___translators___EmployObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___scholars___effects___translators___RetireTopObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
} serai___games___scholars___effects___translators___ask_Employ_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_context;
    char ___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_optional;
    PyObject *___mypyc_temp__3_serai___games___scholars___effects___translators___ask_Employ_gen_0;
} serai___games___scholars___effects___translators___ask_Employ_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
} serai___games___scholars___effects___translators___ask_RetireTop_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    PyObject *___mypyc_generator_frame_attribute__obstacle;
    PyObject *___mypyc_generator_frame_attribute__note;
    PyObject *___mypyc_temp__3_serai___games___scholars___effects___translators___ask_RetireTop_gen_0;
} serai___games___scholars___effects___translators___ask_RetireTop_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___effects___translators___obstacle_ask_RetireTop_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___effects___translators___note_ask_RetireTop_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
    PyObject *___mypyc_generator_attribute__book;
} serai___games___scholars___effects___translators___employ_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    CPyTagged ___mypyc_generator_frame_attribute__pile;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__note;
    CPyTagged ___mypyc_generator_frame_attribute__translator;
    PyObject *___mypyc_generator_frame_attribute__name;
    CPyTagged ___mypyc_generator_frame_attribute__room;
    PyObject *___mypyc_temp__3_serai___games___scholars___effects___translators___employ_gen_3;
    PyObject *___mypyc_temp__3_serai___games___scholars___effects___translators___employ_gen_4;
} serai___games___scholars___effects___translators___employ_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___effects___translators___note_employ_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___effects___translators_____mypyc_lambda__0_employ_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__guild;
    PyObject *___mypyc_generator_frame_attribute__rule;
    char ___mypyc_generator_frame_attribute__optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___scholars___influence___influence_guild_gen_0;
} serai___games___scholars___influence___influence_guild_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    char ___mypyc_generator_frame_attribute__optional;
    CPyTagged ___mypyc_generator_frame_attribute__but_guild;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__options;
} serai___games___scholars___influence___take_influence_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_name;
    CPyTagged _rules_changes;
    PyObject *_content;
    PyObject *_texts;
    PyObject *_guide;
} serai___games___scholars___myriad___MyriadExpansionObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_own;
    PyObject *_pages;
} serai___games___scholars___myriad___automa____best_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___myriad___automa_____mypyc_lambda__0__best_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___myriad___automa_____mypyc_lambda__1__best_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
    PyObject *___mypyc_generator_attribute__ways;
} serai___games___scholars___myriad___black___black_translate_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__way;
    PyObject *___mypyc_generator_frame_attribute__rooms;
    PyObject *___mypyc_temp__3_serai___games___scholars___myriad___black___black_translate_gen_2;
} serai___games___scholars___myriad___black___black_translate_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___myriad___black_____mypyc_lambda__0_black_translate_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
    CPyTagged _me;
    PyObject *_rooms;
    CPyTagged _count;
    PyObject *_obstacle;
} serai___games___scholars___myriad___black____gold_offer_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___myriad___black___obstacle__gold_offer_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___myriad___black_____mypyc_lambda__1__gold_offer_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    char ___mypyc_generator_frame_attribute__to_hand;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__options;
    PyObject *___mypyc_generator_frame_attribute__primaries;
} serai___games___scholars___myriad___black___replace_black_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_options;
    PyObject *_book;
    CPyTagged _black;
    PyObject *_pages;
    CPyTagged _start;
    PyObject *_spaces;
    PyObject *_tiles;
    PyObject *_row_costs;
    PyObject *_translations;
    PyObject *_columns;
    PyObject *_places;
    CPyTagged _first_upgrade;
    PyObject *_upgrades;
} serai___games___scholars___myriad___book___ShelfObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_part;
    PyObject *_wild_verbs;
    PyObject *_shelf;
} serai___games___scholars___myriad___book___ShelvedObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
} serai___games___scholars___myriad___book___counts_itself_Page_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
} serai___games___scholars___myriad___book___branches_Tile_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__self;
    int32_t ___mypyc_next_label__;
    int64_t ___mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_0;
    int64_t ___mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_1;
    int64_t ___mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_2;
    PyObject *___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_0;
    PyObject *___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_1;
    PyObject *___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_2;
} serai___games___scholars___myriad___book___effects_Shelf_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___scholars___myriad___effects___GainXpObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___scholars___myriad___effects___GainPageObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___scholars___myriad___effects___UpgradeActionObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___scholars___myriad___effects___PayMoreObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___scholars___myriad___effects___EmployAnyObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___scholars___myriad___effects___DispatchAnyObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___scholars___myriad___effects___PlaceGoldObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___scholars___myriad___effects___HarvestAdvancedObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___scholars___myriad___effects___FullRestObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___scholars___myriad___effects___HarvestHandCardObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    PyObject *___mypyc_temp__3_serai___games___scholars___myriad___effects___ask_GainPage_gen_0;
} serai___games___scholars___myriad___effects___ask_GainPage_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    PyObject *___mypyc_temp__3_serai___games___scholars___myriad___effects___ask_UpgradeAction_gen_0;
} serai___games___scholars___myriad___effects___ask_UpgradeAction_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_resource;
    CPyTagged ___mypyc_generator_frame_attribute__serai___games___scholars___effects___resources___pay_Pay_gen_amount;
    int32_t ___mypyc_next_label__;
    CPyTagged ___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_0;
    PyObject *___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_1;
    CPyTagged ___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_2;
    PyObject *___mypyc_temp__3_serai___games___scholars___effects___resources___pay_Pay_gen_3;
    CPyTagged ___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_0;
    CPyTagged ___mypyc_temp__2_serai___games___scholars___effects___resources___pay_Pay_gen_1;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__resource;
    CPyTagged ___mypyc_generator_frame_attribute__amount;
    CPyTagged ___mypyc_temp__3_serai___games___scholars___myriad___effects___pay_PayMore_gen_0;
    PyObject *___mypyc_temp__3_serai___games___scholars___myriad___effects___pay_PayMore_gen_1;
    PyObject *___mypyc_temp__3_serai___games___scholars___myriad___effects___pay_PayMore_gen_2;
    CPyTagged ___mypyc_temp__2_serai___games___scholars___myriad___effects___pay_PayMore_gen_0;
} serai___games___scholars___myriad___effects___pay_PayMore_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
} serai___games___scholars___myriad___effects____pay_die_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
} serai___games___scholars___myriad___effects___ask_EmployAny_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_context;
    char ___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_optional;
    PyObject *___mypyc_temp__3_serai___games___scholars___effects___translators___ask_Employ_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    PyObject *___mypyc_generator_frame_attribute__obstacle;
    PyObject *___mypyc_temp__3_serai___games___scholars___myriad___effects___ask_EmployAny_gen_0;
    PyObject *___mypyc_temp__3_serai___games___scholars___myriad___effects___ask_EmployAny_gen_1;
} serai___games___scholars___myriad___effects___ask_EmployAny_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___myriad___effects___obstacle_ask_EmployAny_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___myriad___effects_____mypyc_lambda__0_ask_EmployAny_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
} serai___games___scholars___myriad___effects___ask_DispatchAny_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    PyObject *___mypyc_generator_frame_attribute__obstacle;
    PyObject *___mypyc_temp__3_serai___games___scholars___myriad___effects___ask_DispatchAny_gen_0;
} serai___games___scholars___myriad___effects___ask_DispatchAny_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___myriad___effects___obstacle_ask_DispatchAny_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___myriad___effects_____mypyc_lambda__1_ask_DispatchAny_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
} serai___games___scholars___myriad___effects___ask_PlaceGold_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    CPyTagged ___mypyc_temp__3_serai___games___scholars___myriad___effects___ask_PlaceGold_gen_0;
    PyObject *___mypyc_temp__3_serai___games___scholars___myriad___effects___ask_PlaceGold_gen_1;
} serai___games___scholars___myriad___effects___ask_PlaceGold_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___myriad___effects_____mypyc_lambda__2_ask_PlaceGold_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___myriad___effects_____mypyc_lambda__3_ask_PlaceGold_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    PyObject *___mypyc_temp__3_serai___games___scholars___myriad___effects___ask_HarvestAdvanced_gen_0;
} serai___games___scholars___myriad___effects___ask_HarvestAdvanced_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    PyObject *___mypyc_temp__3_serai___games___scholars___myriad___effects___ask_FullRest_gen_0;
} serai___games___scholars___myriad___effects___ask_FullRest_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
} serai___games___scholars___myriad___effects___ask_HarvestHandCard_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    PyObject *___mypyc_generator_frame_attribute__note;
    PyObject *___mypyc_temp__3_serai___games___scholars___myriad___effects___ask_HarvestHandCard_gen_0;
} serai___games___scholars___myriad___effects___ask_HarvestHandCard_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___myriad___effects___note_ask_HarvestHandCard_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__own;
    CPyTagged ___mypyc_generator_frame_attribute__last;
    CPyTagged ___mypyc_temp__3_serai___games___scholars___myriad___golden___golden_step_gen_2;
    PyObject *___mypyc_temp__3_serai___games___scholars___myriad___golden___golden_step_gen_3;
    CPyTagged ___mypyc_temp__2_serai___games___scholars___myriad___golden___golden_step_gen_0;
} serai___games___scholars___myriad___golden___golden_step_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
    PyObject *___mypyc_generator_attribute__options;
} serai___games___scholars___myriad___golden____resolve_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__obstacle;
    PyObject *___mypyc_generator_frame_attribute__author;
    PyObject *___mypyc_generator_frame_attribute__pages;
    PyObject *___mypyc_temp__3_serai___games___scholars___myriad___golden____resolve_gen_2;
    PyObject *___mypyc_temp__3_serai___games___scholars___myriad___golden____resolve_gen_3;
} serai___games___scholars___myriad___golden____resolve_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___myriad___golden___obstacle__resolve_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___scholars___myriad___golden___leave_at_once_gen_0;
} serai___games___scholars___myriad___golden___leave_at_once_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_take_page;
    PyObject *_two_xp;
    PyObject *_use_page;
    PyObject *_resolve_page;
    PyObject *_no_more_pages;
    PyObject *_tuck_page;
    PyObject *_upgrade;
    PyObject *_translation;
    PyObject *_pay_die;
    PyObject *_harvest_card;
} serai___games___scholars___myriad___options___MyriadOptionsObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    PyObject *___mypyc_generator_attribute__author;
    PyObject *___mypyc_generator_attribute__cost_of;
    PyObject *___mypyc_generator_attribute__options;
} serai___games___scholars___myriad___pages___gain_page_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__obstacle;
    PyObject *___mypyc_generator_frame_attribute__note;
    PyObject *___mypyc_temp__3_serai___games___scholars___myriad___pages___gain_page_gen_0;
} serai___games___scholars___myriad___pages___gain_page_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___myriad___pages___obstacle_gain_page_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___myriad___pages___note_gain_page_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__page;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__own;
    PyObject *___mypyc_generator_frame_attribute__printed;
    CPyTagged ___mypyc_generator_frame_attribute__place;
    PyObject *___mypyc_temp__3_serai___games___scholars___myriad___pages___tuck_page_gen_3;
    PyObject *___mypyc_temp__3_serai___games___scholars___myriad___pages___tuck_page_gen_4;
} serai___games___scholars___myriad___pages___tuck_page_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
    CPyTagged _me;
} serai___games___scholars___myriad___pages___page_steps_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___myriad___pages_____mypyc_lambda__0_page_steps_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__page;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__printed;
    CPyTagged ___mypyc_generator_frame_attribute__times;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    PyObject *___mypyc_temp__3_serai___games___scholars___myriad___pages___use_page_gen_3;
    PyObject *___mypyc_temp__3_serai___games___scholars___myriad___pages___use_page_gen_4;
} serai___games___scholars___myriad___pages___use_page_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__condition;
    int32_t ___mypyc_next_label__;
} serai___games___scholars___myriad___pages____fix_colour_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__own;
    PyObject *___mypyc_generator_frame_attribute__options;
    PyObject *___mypyc_generator_frame_attribute__skip;
    PyObject *___mypyc_temp__3_serai___games___scholars___myriad___pages___meeting_pages_gen_3;
} serai___games___scholars___myriad___pages___meeting_pages_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_pages;
    PyObject *_cards;
    CPyTagged _first_page;
    PyObject *_action_cards;
    PyObject *_tracks;
} serai___games___scholars___myriad___research___sight___ShownObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_0;
    PyObject *___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_1;
    PyObject *___mypyc_temp__3_serai___games___scholars___myriad___rows___after_tuck_gen_2;
} serai___games___scholars___myriad___rows___after_tuck_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
    CPyTagged ___mypyc_generator_attribute__PAID;
    PyObject *___mypyc_generator_attribute__branches;
    PyObject *___mypyc_generator_attribute__performer;
} serai___games___scholars___myriad___rows____bonus_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    CPyTagged ___mypyc_generator_frame_attribute__number;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__obstacle;
    PyObject *___mypyc_generator_frame_attribute__tile;
    PyObject *___mypyc_temp__3_serai___games___scholars___myriad___rows____bonus_gen_1;
} serai___games___scholars___myriad___rows____bonus_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___myriad___rows___obstacle__bonus_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_part;
    PyObject *_wild_verbs;
    PyObject *_shelf;
    PyObject *__promise;
} serai___games___scholars___myriad___seams___MyriadSeamsObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_me;
    CPyTagged ___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_start;
    CPyTagged ___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_steps;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___scholars___seams___travelled_Seams_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__start;
    CPyTagged ___mypyc_generator_frame_attribute__steps;
    PyObject *___mypyc_temp__3_serai___games___scholars___myriad___seams___travelled_MyriadSeams_gen_0;
} serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_me;
    CPyTagged ___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_track;
    CPyTagged ___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_level;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___scholars___seams___reached_Seams_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__track;
    CPyTagged ___mypyc_generator_frame_attribute__level;
    PyObject *___mypyc_temp__3_serai___games___scholars___myriad___seams___reached_MyriadSeams_gen_0;
} serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_self;
    PyObject *_note;
} serai___games___scholars___myriad___seams___aside_MyriadSeams_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___myriad___seams___note_aside_MyriadSeams_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_space;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___scholars___seams___caliph_revealed_Seams_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__space;
    PyObject *___mypyc_temp__3_serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_gen_0;
} serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    CPyTagged _xp;
    PyObject *_pages;
    PyObject *_page_rows;
    PyObject *_aside;
    CPyTagged _rows;
    PyObject *_resolved;
} serai___games___scholars___myriad___table___AuthorObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_authors;
    PyObject *_deck;
    PyObject *_books;
    PyObject *_upgrades;
    PyObject *_takers;
    PyObject *_track_xp;
    CPyTagged _caliph_xp;
    PyObject *_ai_pages;
    PyObject *_ai_markers;
    PyObject *_met;
    PyObject *_delivered;
    PyObject *_translated;
    PyObject *_risen;
    char _white_stop;
    PyObject *_used;
    PyObject *_fresh;
    PyObject *_counted;
    PyObject *_came;
    char _card_used;
    char _reopened;
    CPyTagged _ending;
} serai___games___scholars___myriad___table___MyriadObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__shelf;
    PyObject *__of;
    PyObject *__time;
    PyObject *__pages;
    PyObject *__ways;
    PyObject *__work;
} serai___games___scholars___myriad___thinking___promise___PromiseObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
    PyObject *___mypyc_generator_attribute__own;
} serai___games___scholars___myriad___upgrades___upgrade_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__obstacle;
    PyObject *___mypyc_generator_frame_attribute__note;
} serai___games___scholars___myriad___upgrades___upgrade_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___myriad___upgrades___obstacle_upgrade_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___myriad___upgrades___note_upgrade_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
    PyObject *___mypyc_generator_attribute__effects;
    PyObject *___mypyc_generator_attribute__options;
    PyObject *___mypyc_generator_attribute__skip;
} serai___games___scholars___myriad___upgrades___work_of_upgrade_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__obstacle;
    PyObject *___mypyc_generator_frame_attribute__different;
    PyObject *___mypyc_generator_frame_attribute__done;
    CPyTagged ___mypyc_generator_frame_attribute__card;
    PyObject *___mypyc_temp__3_serai___games___scholars___myriad___upgrades___work_of_upgrade_gen_1;
} serai___games___scholars___myriad___upgrades___work_of_upgrade_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___myriad___upgrades___obstacle_work_of_upgrade_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___myriad___upgrades___different_work_of_upgrade_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___myriad___upgrades___done_work_of_upgrade_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_id;
    CPyTagged _book;
    PyObject *_page;
    CPyTagged _cost;
    char _marker;
} serai___games___scholars___myriad___view___BookSpaceViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_card;
    CPyTagged _xp;
    PyObject *_taker;
    char _gone;
} serai___games___scholars___myriad___view___UpgradeViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_slot;
    PyObject *_cards;
    CPyTagged _cost;
} serai___games___scholars___myriad___view___ColumnViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_id;
    char _turned;
} serai___games___scholars___myriad___view___TileViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    CPyTagged _xp;
    PyObject *_columns;
    PyObject *_aside;
    CPyTagged _rows;
    PyObject *_tiles;
    PyObject *_resolved;
} serai___games___scholars___myriad___view___AuthorViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_books;
    CPyTagged _page_deck;
    PyObject *_upgrades;
    PyObject *_track_xp;
    CPyTagged _xp_level;
    CPyTagged _caliph_xp;
    PyObject *_authors;
    PyObject *_automa_pages;
    PyObject *_used_pages;
    char _colour_fixed;
} serai___games___scholars___myriad___view___ExtensionViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    CPyTagged _seat;
    CPyTagged _turn;
    CPyTagged _first;
    PyObject *_turns_left;
    PyObject *_stock;
    PyObject *_piles;
    CPyTagged _deck;
    CPyTagged _reserve;
    PyObject *_map;
    PyObject *_neutral;
    PyObject *_guilds;
    PyObject *_rooms;
    PyObject *_caliphs;
    PyObject *_pairs;
    PyObject *_action;
    PyObject *_players;
    PyObject *_automa;
    PyObject *_myriad;
} serai___games___scholars___myriad___view___MyriadViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_vocabulary;
    PyObject *_performer;
    PyObject *_skip;
    PyObject *_later;
    PyObject *_ready;
    PyObject *_rest;
    PyObject *_end_turn;
    PyObject *_colour;
    PyObject *_main;
    PyObject *_travel;
    PyObject *_deliver;
    PyObject *_no_delivery;
    PyObject *_research;
    PyObject *_scroll;
    PyObject *_track;
    PyObject *_guild;
    PyObject *_from_guild;
    PyObject *_from_scroll;
    PyObject *_place_gold;
    PyObject *_take_gold;
    PyObject *_take_worker;
    PyObject *_pay_worker;
    PyObject *_space;
    PyObject *_retire;
    PyObject *_retiree;
    PyObject *_tuck;
    PyObject *_silver;
    PyObject *_allow;
    PyObject *_refuse;
    PyObject *_pair;
    PyObject *_slot;
    PyObject *_card;
    PyObject *_die;
    PyObject *_one_die;
    PyObject *_no_die;
    PyObject *_with_printed;
    PyObject *_without_printed;
    PyObject *_put;
    PyObject *_work;
    PyObject *_use;
    PyObject *_dispatch;
    PyObject *_employ;
    PyObject *_room;
    PyObject *_chain;
    PyObject *_reroll;
    PyObject *_take_die;
    PyObject *_draw;
    PyObject *_destroy_bag;
    PyObject *_destroy_hand;
    PyObject *_destroy_board;
} serai___games___scholars___options___OptionsObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
} serai___games___scholars___printed___is_starting_Translator_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
} serai___games___scholars___printed___top_Track_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__rule;
    PyObject *__key;
    PyObject *__made;
} serai___games___scholars___reasons___MissingObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_colours;
    PyObject *_workers;
    PyObject *_values;
    PyObject *_translators;
    PyObject *_scrolls;
    PyObject *_map;
    PyObject *_caliphs;
    PyObject *_rooms;
    PyObject *_resources;
    PyObject *_board;
    PyObject *_guilds;
    PyObject *_cards;
    PyObject *_tracks;
    PyObject *_goals;
    PyObject *_difficulties;
    PyObject *_plans;
    PyObject *_languages;
} serai___games___scholars___research___sight___ShownObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___scholars___retirement___retire_gen_0;
} serai___games___scholars___retirement___retire_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_0;
    PyObject *___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_1;
    CPyTagged ___mypyc_generator_frame_attribute__card;
    PyObject *___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_3;
    PyObject *___mypyc_temp__3_serai___games___scholars___retirement____tuck_one_gen_4;
} serai___games___scholars___retirement____tuck_one_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
} serai___games___scholars___retirement____choose_retiree_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__note;
} serai___games___scholars___retirement____choose_retiree_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___retirement___note__choose_retiree_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__card;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__book;
    PyObject *___mypyc_generator_frame_attribute__player;
    CPyTagged ___mypyc_generator_frame_attribute__place;
    PyObject *___mypyc_temp__3_serai___games___scholars___retirement___tuck_gen_3;
} serai___games___scholars___retirement___tuck_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
    CPyTagged _me;
    PyObject *_note;
} serai___games___scholars___retirement___tuck_offer_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___retirement___note_tuck_offer_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    CPyTagged ___mypyc_generator_attribute__cost;
} serai___games___scholars___retirement___pay_tuck_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__place;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__mix;
    PyObject *___mypyc_generator_frame_attribute__player;
    CPyTagged ___mypyc_generator_frame_attribute__silver;
    CPyTagged ___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_2;
    PyObject *___mypyc_temp__3_serai___games___scholars___retirement___pay_tuck_gen_3;
    CPyTagged ___mypyc_temp__2_serai___games___scholars___retirement___pay_tuck_gen_0;
} serai___games___scholars___retirement___pay_tuck_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___retirement___mix_pay_tuck_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_part;
    PyObject *_wild_verbs;
} serai___games___scholars___seams___SeamsObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_name;
    CPyTagged _rules_changes;
    PyObject *_content;
    PyObject *_texts;
    PyObject *_guide;
} serai___games___scholars___seams___ScholarsExpansionObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
} serai___games___scholars___seams___travelled_Seams_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_me;
    CPyTagged ___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_start;
    CPyTagged ___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_steps;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___scholars___seams___travelled_Seams_gen_0;
} serai___games___scholars___seams___travelled_Seams_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
} serai___games___scholars___seams___translate_Seams_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___scholars___seams___translate_Seams_gen_0;
} serai___games___scholars___seams___translate_Seams_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
} serai___games___scholars___seams___replace_die_Seams_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_colours;
    char ___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_to_hand;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___scholars___seams___replace_die_Seams_gen_0;
} serai___games___scholars___seams___replace_die_Seams_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
} serai___games___scholars___seams___reached_Seams_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_me;
    CPyTagged ___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_track;
    CPyTagged ___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_level;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___scholars___seams___reached_Seams_gen_0;
} serai___games___scholars___seams___reached_Seams_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
} serai___games___scholars___seams___cards_may_leave_Seams_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___seams___cards_may_leave_Seams_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___seams___cards_may_leave_Seams_gen_t;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___scholars___seams___cards_may_leave_Seams_gen_0;
} serai___games___scholars___seams___cards_may_leave_Seams_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
} serai___games___scholars___seams___tucked_Seams_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_me;
    CPyTagged ___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_place;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___scholars___seams___tucked_Seams_gen_0;
} serai___games___scholars___seams___tucked_Seams_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
} serai___games___scholars___seams___caliph_revealed_Seams_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_space;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___scholars___seams___caliph_revealed_Seams_gen_0;
} serai___games___scholars___seams___caliph_revealed_Seams_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
} serai___games___scholars___seams___before_end_Seams_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___seams___before_end_Seams_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___games___scholars___seams___before_end_Seams_gen_t;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___scholars___seams___before_end_Seams_gen_0;
} serai___games___scholars___seams___before_end_Seams_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    CPyTagged _silver;
    CPyTagged _gold;
    PyObject *_workers;
    CPyTagged _influence;
    PyObject *_guilds;
    PyObject *_bag;
    PyObject *_hand;
    PyObject *_cards;
    PyObject *_slots;
    PyObject *_dice;
    PyObject *_helpers;
    PyObject *_tucked;
    PyObject *_aside;
    PyObject *_levels;
    CPyTagged _place;
    CPyTagged _goal;
    CPyTagged _goals;
    PyObject *_scrolls;
    CPyTagged _resource;
} serai___games___scholars___table___PlayerObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    CPyTagged _influence;
    PyObject *_guilds;
    CPyTagged _dice_sum;
    CPyTagged _position;
    CPyTagged _markers;
    PyObject *_scrolls;
    PyObject *_languages;
    PyObject *_retired;
    PyObject *_plans;
    PyObject *_plan_pile;
    CPyTagged _difficulty;
} serai___games___scholars___table___AutomaObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_chance;
    CPyTagged _reveals;
    char _confirm;
    PyObject *_story;
    PyObject *_book;
    CPyTagged _seat;
    CPyTagged _first;
    CPyTagged _turn;
    CPyTagged _turns_left;
    PyObject *_players;
    PyObject *_automa;
    PyObject *_stock;
    PyObject *_piles;
    PyObject *_deck;
    PyObject *_sections;
    PyObject *_reserve;
    PyObject *_map_scrolls;
    PyObject *_map_influence;
    PyObject *_house;
    PyObject *_house_influence;
    PyObject *_rooms;
    PyObject *_owners;
    PyObject *_gold;
    PyObject *_control;
    CPyTagged _neutral;
    PyObject *_caliphs;
    PyObject *_caliph_influence;
    PyObject *_pairs;
    CPyTagged _working;
    char _settled;
    CPyTagged _colour;
    CPyTagged _value;
    PyObject *_part;
} serai___games___scholars___table___TableObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__book;
    PyObject *_effects;
    PyObject *_prospects;
    PyObject *_features;
    PyObject *_opponent;
    PyObject *__player;
    PyObject *__opponent;
} serai___games___scholars___thinking___appraisal___AppraiserObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__book;
    PyObject *__weights;
    PyObject *__kept;
} serai___games___scholars___thinking___effect_values___EffectValuesObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__book;
    PyObject *__weights;
    PyObject *__prospects;
    PyObject *__retired;
    PyObject *__harvest;
    PyObject *__secondary;
    PyObject *__rest;
    PyObject *__harvests;
    CPyTagged __hand_track;
    PyObject *__hand_sizes;
    PyObject *_names;
} serai___games___scholars___thinking___features___FeaturesObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__book;
    PyObject *_names;
} serai___games___scholars___thinking___opponent___OpponentFeaturesObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__book;
    PyObject *__weights;
    PyObject *__prospects;
    PyObject *__features;
    PyObject *__effects;
    PyObject *__rooms;
} serai___games___scholars___thinking___priors___PriorsObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    double _chain_ease;
    PyObject *_scrolls;
    PyObject *_planned;
    double _ready;
    double _on_map;
    double _next_action;
    double _second_action;
} serai___games___scholars___thinking___prospects___ViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__book;
    PyObject *__weights;
    PyObject *__kept;
    PyObject *__locations;
    PyObject *__dispatch;
    PyObject *__retired;
    PyObject *__rooms;
    PyObject *__immediate;
    PyObject *__bonus;
    PyObject *__paths;
    PyObject *_steps;
} serai___games___scholars___thinking___prospects___ProspectsObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    double _silver;
    double _gold;
    double _worker;
    double _white_worker;
    double _white_die;
    double _primary_die;
    double _secondary_die;
    double _to_hand;
    double _destroy_white;
    double _draw;
    double _refill;
    double _influence_scroll;
    double _influence_guild;
    double _move_gold;
    double _track_step;
    double _advance;
    double _die;
    double _retire;
    double _employ;
    double _add_value;
    double _other_action;
    double _wild;
    double _cards_a_turn;
    double _cards_below_last_caliph;
    double _most_turns;
    double _uses_of_retired;
    double _harvests;
    double _sure;
    double _short_of_gold;
    double _recolouring;
    double _least_price;
    double _hiring;
    double _employ_low;
    double _dispatch;
    PyObject *_learned;
} serai___games___scholars___thinking___weights___WeightsObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___scholars___turn___next_turn_gen_0;
    PyObject *___mypyc_temp__3_serai___games___scholars___turn___next_turn_gen_1;
    PyObject *___mypyc_temp__3_serai___games___scholars___turn___next_turn_gen_2;
    PyObject *___mypyc_temp__3_serai___games___scholars___turn___next_turn_gen_3;
} serai___games___scholars___turn___next_turn_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__options;
    PyObject *___mypyc_temp__3_serai___games___scholars___turn____player_turn_gen_1;
    PyObject *___mypyc_temp__3_serai___games___scholars___turn____player_turn_gen_2;
} serai___games___scholars___turn____player_turn_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
    CPyTagged _me;
} serai___games___scholars___turn___turn_kinds_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___turn_____mypyc_lambda__0_turn_kinds_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___scholars___turn____end_turn_gen_0;
    PyObject *___mypyc_temp__3_serai___games___scholars___turn____end_turn_gen_1;
} serai___games___scholars___turn____end_turn_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__place;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___scholars___turn____work_gen_0;
    CPyTagged ___mypyc_generator_frame_attribute__card;
    PyObject *___mypyc_temp__3_serai___games___scholars___turn____work_gen_2;
    PyObject *___mypyc_generator_frame_attribute__effects;
    PyObject *___mypyc_generator_frame_attribute__retired;
    PyObject *___mypyc_generator_frame_attribute__used;
    PyObject *___mypyc_temp__3_serai___games___scholars___turn____work_gen_6;
    PyObject *___mypyc_temp__3_serai___games___scholars___turn____work_gen_7;
    PyObject *___mypyc_temp__3_serai___games___scholars___turn____work_gen_8;
    PyObject *___mypyc_temp__3_serai___games___scholars___turn____work_gen_9;
} serai___games___scholars___turn____work_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__book;
    PyObject *___mypyc_generator_attribute__cards;
    PyObject *___mypyc_generator_attribute__player;
} serai___games___scholars___turn____play_card_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__place;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__obstacle;
} serai___games___scholars___turn____play_card_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___turn___obstacle__play_card_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
} serai___games___scholars___turn____place_dice_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    CPyTagged ___mypyc_generator_frame_attribute__card;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__options;
    PyObject *___mypyc_generator_frame_attribute__player;
    CPyTagged ___mypyc_generator_frame_attribute__first;
    CPyTagged ___mypyc_temp__3_serai___games___scholars___turn____place_dice_gen_3;
    CPyTagged ___mypyc_generator_frame_attribute__place;
    CPyTagged ___mypyc_temp__2_serai___games___scholars___turn____place_dice_gen_0;
} serai___games___scholars___turn____place_dice_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___turn_____mypyc_lambda__1__place_dice_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___turn_____mypyc_lambda__2__place_dice_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
    CPyTagged _me;
    CPyTagged _card;
    PyObject *_effects;
    PyObject *_retired;
    PyObject *_used;
    PyObject *_options;
    PyObject *_own_effects;
    PyObject *_likely;
    PyObject *_obstacle;
    PyObject *_others;
} serai___games___scholars___turn____steps_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___turn___own_effects__steps_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___turn___likely__steps_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___turn___obstacle__steps_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___turn___others__steps_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___turn_____mypyc_lambda__3__steps_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
    CPyTagged ___mypyc_generator_attribute__action;
    CPyTagged ___mypyc_generator_attribute__dice;
} serai___games___scholars___turn____main_action_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__obstacle;
    PyObject *___mypyc_generator_frame_attribute__book;
    PyObject *___mypyc_temp__3_serai___games___scholars___turn____main_action_gen_1;
    PyObject *___mypyc_temp__3_serai___games___scholars___turn____main_action_gen_2;
    PyObject *___mypyc_temp__3_serai___games___scholars___turn____main_action_gen_3;
    PyObject *___mypyc_temp__3_serai___games___scholars___turn____main_action_gen_4;
} serai___games___scholars___turn____main_action_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___scholars___turn___obstacle__main_action_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_colour;
    CPyTagged _value;
    char _is_printed;
    PyObject *_workers;
    PyObject *_counts_colour;
    CPyTagged _counts_value;
} serai___games___scholars___view___DieViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_id;
    char _is_open;
    PyObject *_card;
    PyObject *_dice;
    PyObject *_idle_workers;
    PyObject *_retired;
} serai___games___scholars___view___SlotViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_id;
    PyObject *_card;
    PyObject *_influence;
} serai___games___scholars___view___ScrollViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_id;
    PyObject *_translator;
    PyObject *_owner;
    CPyTagged _gold;
    CPyTagged _needs;
} serai___games___scholars___view___RoomViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_id;
    PyObject *_top;
    CPyTagged _cards;
} serai___games___scholars___view___PileViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_id;
    PyObject *_control;
    PyObject *_influence;
    PyObject *_scrolls;
} serai___games___scholars___view___GuildViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_slot;
    PyObject *_card;
    PyObject *_influence;
} serai___games___scholars___view___CaliphViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_translator;
    PyObject *_room;
    PyObject *_resource;
} serai___games___scholars___view___PairViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_slot;
    PyObject *_colours;
    CPyTagged _value;
    char _is_settled;
} serai___games___scholars___view___ActionViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    CPyTagged _silver;
    CPyTagged _gold;
    PyObject *_workers;
    CPyTagged _influence;
    PyObject *_guilds;
    PyObject *_bag;
    CPyTagged _bag_size;
    PyObject *_hand;
    PyObject *_cards;
    PyObject *_slots;
    PyObject *_aside;
    PyObject *_levels;
    PyObject *_location;
    PyObject *_goal;
    tuple_T3CCC _goals;
    char _goals_done;
    PyObject *_scrolls;
    PyObject *_resource;
    CPyTagged _dice_sum;
    CPyTagged _points;
} serai___games___scholars___view___PlayerViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_difficulty;
    CPyTagged _influence;
    PyObject *_guilds;
    CPyTagged _dice_sum;
    CPyTagged _position;
    CPyTagged _markers;
    PyObject *_scrolls;
    PyObject *_retired;
    PyObject *_plans;
    CPyTagged _points;
} serai___games___scholars___view___AutomaViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    CPyTagged _seat;
    CPyTagged _turn;
    CPyTagged _first;
    PyObject *_turns_left;
    PyObject *_stock;
    PyObject *_piles;
    CPyTagged _deck;
    CPyTagged _reserve;
    PyObject *_map;
    PyObject *_neutral;
    PyObject *_guilds;
    PyObject *_rooms;
    PyObject *_caliphs;
    PyObject *_pairs;
    PyObject *_action;
    PyObject *_players;
    PyObject *_automa;
} serai___games___scholars___view___ViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_name;
    PyObject *_expansions;
    CPyTagged _rules_version;
    PyObject *_players;
    PyObject *_settings;
    PyObject *_vocabulary;
    PyObject *_content_digest;
    PyObject *_rule_ids;
    PyObject *_chapters;
    PyObject *_texts;
    PyObject *_guide;
    PyObject *_stage;
    PyObject *_book;
    PyObject *_parts;
    PyObject *__rooms;
    PyObject *__catalogue;
    PyObject *__appraise;
    PyObject *__priors;
} serai___games___wayfarers___WayfarersObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__likely;
    PyObject *__obstacle;
    PyObject *__others;
    PyObject *__note;
    PyObject *_t;
    CPyTagged _me;
    CPyTagged _direction;
    char _chain_open;
    PyObject *_reach;
} serai___games___wayfarers___actions___place_die___WaysOnObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__value;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__options;
    CPyTagged ___mypyc_generator_frame_attribute__direction;
    char ___mypyc_generator_frame_attribute__chain_open;
    PyObject *___mypyc_generator_frame_attribute__chosen;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___actions___place_die___place_die_gen_4;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___actions___place_die___place_die_gen_5;
} serai___games___wayfarers___actions___place_die___place_die_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__chosen;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___actions___place_die____use_slot_gen_0;
} serai___games___wayfarers___actions___place_die____use_slot_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
    CPyTagged ___mypyc_generator_attribute__colour;
} serai___games___wayfarers___actions___place_worker___place_worker_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__player;
    PyObject *___mypyc_generator_frame_attribute__chosen;
    CPyTagged ___mypyc_generator_frame_attribute__place;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___actions___place_worker___place_worker_gen_3;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___actions___place_worker___place_worker_gen_4;
} serai___games___wayfarers___actions___place_worker___place_worker_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___actions___place_worker_____mypyc_lambda__0_place_worker_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___actions___place_worker_____mypyc_lambda__1_place_worker_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    char ___mypyc_generator_frame_attribute__awake;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___actions___rest___rest_gen_1;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___actions___rest___rest_gen_2;
} serai___games___wayfarers___actions___rest___rest_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__options;
    PyObject *___mypyc_generator_frame_attribute__old;
} serai___games___wayfarers___actions___rest____roll_dice_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__hand_values;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__options;
    CPyTagged ___mypyc_generator_frame_attribute__steps;
    PyObject *___mypyc_temp__2_serai___games___wayfarers___actions___trade___adjust_by_trade_gen_0;
} serai___games___wayfarers___actions___trade___adjust_by_trade_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    PyObject *___mypyc_generator_frame_attribute__automa;
    PyObject *___mypyc_generator_frame_attribute__effect;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_0;
    int64_t ___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_1;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_2;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_3;
    int64_t ___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_4;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_5;
    PyObject *___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0;
    int64_t ___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_1;
    PyObject *___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2;
} serai___games___wayfarers___automa___actions___act_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    PyObject *___mypyc_generator_frame_attribute__automa;
    PyObject *___mypyc_generator_frame_attribute__icon;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_0;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_1;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_2;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_3;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_4;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_5;
} serai___games___wayfarers___automa___actions____icon_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    PyObject *___mypyc_generator_frame_attribute__automa;
    CPyTagged ___mypyc_generator_frame_attribute__steps;
    PyObject *___mypyc_generator_frame_attribute__rule;
    int32_t ___mypyc_next_label__;
    CPyTagged ___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_0;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_1;
    CPyTagged ___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0;
} serai___games___wayfarers___automa___actions___move_marker_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    PyObject *___mypyc_generator_frame_attribute__automa;
    PyObject *___mypyc_generator_frame_attribute__rule;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___automa___actions___track_bonus_gen_0;
} serai___games___wayfarers___automa___actions___track_bonus_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    PyObject *___mypyc_generator_frame_attribute__automa;
    CPyTagged ___mypyc_generator_frame_attribute__row;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___automa___actions____acquire_gen_0;
} serai___games___wayfarers___automa___actions____acquire_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    PyObject *___mypyc_generator_frame_attribute__automa;
    CPyTagged ___mypyc_generator_frame_attribute__colour;
    PyObject *___mypyc_generator_frame_attribute__candidates;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___automa___actions___place_worker_gen_0;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___automa___actions___place_worker_gen_1;
} serai___games___wayfarers___automa___actions___place_worker_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    PyObject *___mypyc_generator_frame_attribute__automa;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__candidates;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___automa___actions____retrieve_gen_1;
} serai___games___wayfarers___automa___actions____retrieve_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    PyObject *___mypyc_generator_frame_attribute__candidates;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__options;
    CPyTagged ___mypyc_temp__3_serai___games___wayfarers___automa___actions____accepted_gen_1;
    int64_t ___mypyc_temp__3_serai___games___wayfarers___automa___actions____accepted_gen_2;
    CPyTagged ___mypyc_generator_frame_attribute__place;
    PyObject *___mypyc_generator_frame_attribute__card;
    PyObject *___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0;
} serai___games___wayfarers___automa___actions____accepted_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    PyObject *___mypyc_generator_frame_attribute__automa;
    PyObject *___mypyc_generator_frame_attribute__kind;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__covered;
    int64_t ___mypyc_temp__3_serai___games___wayfarers___automa___actions____upgrade_gen_1;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___automa___actions____upgrade_gen_2;
} serai___games___wayfarers___automa___actions____upgrade_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    PyObject *___mypyc_generator_frame_attribute__automa;
    int32_t ___mypyc_next_label__;
    CPyTagged ___mypyc_generator_frame_attribute__price;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___automa___actions___journal_gen_1;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___automa___actions___journal_gen_2;
} serai___games___wayfarers___automa___actions___journal_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    PyObject *___mypyc_generator_frame_attribute__automa;
    CPyTagged ___mypyc_generator_frame_attribute__target;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___automa___actions____step_gen_0;
} serai___games___wayfarers___automa___actions____step_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
    PyObject *_rows;
    PyObject *_slots;
} serai___games___wayfarers___automa___choices___influence_choice_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___automa___choices_____mypyc_lambda__0_influence_choice_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___automa___choices_____mypyc_lambda__1_influence_choice_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
    PyObject *_rows;
    PyObject *_slots;
} serai___games___wayfarers___automa___choices___retrievable_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___automa___choices_____mypyc_lambda__2_retrievable_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
    PyObject *_kinds;
    PyObject *_ranks;
} serai___games___wayfarers___automa___choices___tile_choice_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___automa___choices_____mypyc_lambda__3_tile_choice_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___automa___choices_____mypyc_lambda__4_tile_choice_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    CPyTagged _first;
    PyObject *_piles;
} serai___games___wayfarers___automa___choices____special_choice_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___automa___choices_____mypyc_lambda__5__special_choice_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
} serai___games___wayfarers___automa___choices___next_space_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___automa___choices_____mypyc_lambda__6_next_space_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___automa___turn___automa_turn_gen_0;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___automa___turn___automa_turn_gen_1;
} serai___games___wayfarers___automa___turn___automa_turn_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__automa;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___automa___turn___settle_owed_bonuses_gen_1;
} serai___games___wayfarers___automa___turn___settle_owed_bonuses_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    PyObject *___mypyc_generator_frame_attribute__automa;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__scheme;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_1;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_2;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___automa___turn____reveal_gen_3;
} serai___games___wayfarers___automa___turn____reveal_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    PyObject *___mypyc_generator_frame_attribute__automa;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___automa___turn____rest_gen_0;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___automa___turn____rest_gen_1;
} serai___games___wayfarers___automa___turn____rest_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    PyObject *___mypyc_generator_frame_attribute__automa;
    PyObject *___mypyc_generator_frame_attribute__effect;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___automa___turn____first_action_gen_0;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___automa___turn____first_action_gen_1;
} serai___games___wayfarers___automa___turn____first_action_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_verbs;
    PyObject *_constants;
    CPyTagged _fee;
    PyObject *_cards;
    PyObject *_rows;
    PyObject *_content_digest;
    PyObject *_options;
    PyObject *_performer;
    PyObject *_needs;
    PyObject *_slot_always;
    PyObject *_worker_places;
    CPyTagged _common_cards;
    PyObject *_centre_slots;
    PyObject *_centre_tags;
    PyObject *__numbers;
    CPyTagged _home_city;
    CPyTagged _home_harbour;
    CPyTagged _home_stars;
    CPyTagged _home_townsfolk;
    CPyTagged _slots;
    PyObject *_slot_ids;
    PyObject *_slot_workers;
    PyObject *_slot_action;
    PyObject *_slot_silver;
    PyObject *_track;
    PyObject *_marks;
    CPyTagged _last_column;
    PyObject *_tile_spaces;
    PyObject *_journal_tiles;
    PyObject *_tiles;
    PyObject *_tile_numbers;
    PyObject *_piles;
    PyObject *_type_silver;
    PyObject *_type_influence;
    PyObject *_fits;
    PyObject *_shape;
    PyObject *_boards;
    PyObject *_cell_bonus;
    PyObject *_starts;
    PyObject *_tile_copies;
    PyObject *_common_sets;
    PyObject *_majority;
    PyObject *_ability_cost;
    PyObject *_ai_boards;
    PyObject *_ai_backs;
    PyObject *_resource_track;
    PyObject *_slot_order;
    PyObject *_pile_orders;
    PyObject *_ai_vp;
    PyObject *_instead;
    PyObject *_schemes;
} serai___games___wayfarers___book___BookObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_self;
    PyObject *_add;
} serai___games___wayfarers___book____read_cards_Book_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___book___add__read_cards_Book_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_self;
    tuple_T5OOOOO _TILE_TYPES;
    PyObject *___comprehension_0__;
} serai___games___wayfarers___book____read_tiles_Book_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___book_____comprehension_0___3_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_reach;
} serai___games___wayfarers___consequences___ConsequencesObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
} serai___games___wayfarers___effects___ScienceObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_vocabulary;
    PyObject *_rule;
    PyObject *_extras;
    PyObject *_in_vain;
    PyObject *_done;
    PyObject *__flat;
    PyObject *__options;
} serai___games___wayfarers___effects___WayfarersPerformerObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_t;
    CPyTagged _me;
} serai___games___wayfarers___effects___offer_Science_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___effects_____mypyc_lambda__0_offer_Science_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___wayfarers___effects___acquire___AcquireObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__likely;
    PyObject *__obstacle;
    PyObject *__others;
    PyObject *__note;
    PyObject *_t;
    CPyTagged _me;
    CPyTagged _row;
    PyObject *_mode;
    CPyTagged _context;
    char _optional;
} serai___games___wayfarers___effects___acquire___CardOfferObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    PyObject *___mypyc_generator_frame_attribute__options;
    CPyTagged ___mypyc_generator_frame_attribute__row;
    PyObject *___mypyc_generator_frame_attribute__mode;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_3;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_4;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_5;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___effects___acquire___ask_Acquire_gen_6;
} serai___games___wayfarers___effects___acquire___ask_Acquire_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__place;
    PyObject *___mypyc_generator_frame_attribute__mode;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__player;
    CPyTagged ___mypyc_generator_frame_attribute__card;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_2;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_3;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___effects___acquire___take_gen_4;
} serai___games___wayfarers___effects___acquire___take_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
} serai___games___wayfarers___effects___acquire___draw_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__row;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__options;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___effects___acquire___draw_gen_1;
} serai___games___wayfarers___effects___acquire___draw_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___effects___acquire_____mypyc_lambda__0_draw_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___effects___acquire_____mypyc_lambda__1_draw_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__card;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__player;
    PyObject *___mypyc_generator_frame_attribute__printed;
    PyObject *___mypyc_generator_frame_attribute__performer;
    CPyTagged ___mypyc_generator_frame_attribute__row;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___effects___acquire___add_card_gen_4;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___effects___acquire___add_card_gen_5;
} serai___games___wayfarers___effects___acquire___add_card_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__folk;
    PyObject *___mypyc_generator_attribute__tucked;
} serai___games___wayfarers___effects___acquire____tuck_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__player;
    PyObject *___mypyc_generator_frame_attribute__cards;
} serai___games___wayfarers___effects___acquire____tuck_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___effects___acquire_____mypyc_lambda__2__tuck_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__options;
    PyObject *___mypyc_generator_attribute__tucked;
} serai___games___wayfarers___effects___acquire____inspiration_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__card;
    CPyTagged ___mypyc_generator_frame_attribute__place;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__obstacle;
    PyObject *___mypyc_generator_frame_attribute__player;
    PyObject *___mypyc_generator_frame_attribute__book;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___effects___acquire____inspiration_gen_2;
} serai___games___wayfarers___effects___acquire____inspiration_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___effects___acquire___obstacle__inspiration_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
    PyObject *_verbs;
} serai___games___wayfarers___effects___dice___RefreshObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
    PyObject *_verbs;
} serai___games___wayfarers___effects___dice___AdjustObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___wayfarers___effects___dice___NewDieObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    PyObject *___mypyc_generator_frame_attribute__options;
    PyObject *___mypyc_generator_frame_attribute__player;
} serai___games___wayfarers___effects___dice___ask_Refresh_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    PyObject *___mypyc_generator_frame_attribute__options;
} serai___games___wayfarers___effects___dice___ask_Adjust_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
    PyObject *_verbs;
} serai___games___wayfarers___effects___influence___UnitObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
    PyObject *_verbs;
} serai___games___wayfarers___effects___influence___GuildObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
    PyObject *_verbs;
} serai___games___wayfarers___effects___influence___InfluenceCardObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
    PyObject *_verbs;
} serai___games___wayfarers___effects___influence___MoveInfluenceObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
    PyObject *___mypyc_generator_attribute__options;
} serai___games___wayfarers___effects___influence___ask_Guild_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    PyObject *___mypyc_generator_frame_attribute__obstacle;
    PyObject *___mypyc_generator_frame_attribute__player;
    CPyTagged ___mypyc_generator_frame_attribute__guild;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___effects___influence___ask_Guild_gen_2;
} serai___games___wayfarers___effects___influence___ask_Guild_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___effects___influence___obstacle_ask_Guild_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__cards;
    PyObject *___mypyc_generator_attribute__display;
    PyObject *___mypyc_generator_attribute__free;
} serai___games___wayfarers___effects___influence___ask_InfluenceCard_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    PyObject *___mypyc_generator_frame_attribute__options;
    PyObject *___mypyc_generator_frame_attribute__chosen;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___effects___influence___ask_InfluenceCard_gen_2;
} serai___games___wayfarers___effects___influence___ask_InfluenceCard_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___effects___influence_____mypyc_lambda__0_ask_InfluenceCard_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___effects___influence_____mypyc_lambda__1_ask_InfluenceCard_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
    PyObject *___mypyc_generator_attribute__options;
} serai___games___wayfarers___effects___influence___ask_MoveInfluence_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    PyObject *___mypyc_generator_frame_attribute__obstacle;
} serai___games___wayfarers___effects___influence___ask_MoveInfluence_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___effects___influence___obstacle_ask_MoveInfluence_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    CPyTagged ___mypyc_generator_attribute__guild;
    CPyTagged ___mypyc_generator_attribute__card;
    PyObject *___mypyc_generator_attribute__options;
    PyObject *___mypyc_generator_attribute__player;
} serai___games___wayfarers___effects___influence___free_influence_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    char ___mypyc_generator_frame_attribute__optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__obstacle;
} serai___games___wayfarers___effects___influence___free_influence_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___effects___influence___obstacle_free_influence_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__in_silver;
    PyObject *___mypyc_generator_attribute__in_provisions;
    PyObject *___mypyc_generator_attribute__options;
} serai___games___wayfarers___effects___influence___pay_fee_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    CPyTagged ___mypyc_generator_frame_attribute__place;
    int32_t ___mypyc_next_label__;
    CPyTagged ___mypyc_generator_frame_attribute__owner;
    PyObject *___mypyc_generator_frame_attribute__card;
} serai___games___wayfarers___effects___influence___pay_fee_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___effects___influence_____mypyc_lambda__2_pay_fee_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___wayfarers___effects___journal___JournalObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___effects___journal___ask_Journal_gen_0;
} serai___games___wayfarers___effects___journal___ask_Journal_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
    PyObject *___mypyc_generator_attribute__counts;
    PyObject *___mypyc_generator_attribute__links;
    PyObject *___mypyc_generator_attribute__options;
} serai___games___wayfarers___effects___journal___journal_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    char ___mypyc_generator_frame_attribute__optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___effects___journal___journal_gen_0;
} serai___games___wayfarers___effects___journal___journal_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___effects___journal_____mypyc_lambda__0_journal_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___effects___journal_____mypyc_lambda__1_journal_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__link;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___effects___journal___move_gen_0;
} serai___games___wayfarers___effects___journal___move_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___effects___journal___science_gen_0;
} serai___games___wayfarers___effects___journal___science_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___wayfarers___effects___resources___GainObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___wayfarers___effects___resources___PayObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___games___wayfarers___effects___upgrade___UpgradeObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    PyObject *___mypyc_generator_frame_attribute__options;
    CPyTagged ___mypyc_generator_frame_attribute__kind;
    char ___mypyc_generator_frame_attribute__free;
    PyObject *___mypyc_generator_frame_attribute__design;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___ask_Upgrade_gen_4;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___ask_Upgrade_gen_5;
} serai___games___wayfarers___effects___upgrade___ask_Upgrade_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
    CPyTagged ___mypyc_generator_attribute__kind;
    CPyTagged ___mypyc_generator_attribute__context;
} serai___games___wayfarers___effects___upgrade____pay_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__player;
} serai___games___wayfarers___effects___upgrade____pay_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___effects___upgrade_____mypyc_lambda__0__pay_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___effects___upgrade_____mypyc_lambda__1__pay_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__design;
    PyObject *___mypyc_generator_attribute__faces;
    PyObject *___mypyc_generator_attribute__fits;
    PyObject *___mypyc_generator_attribute__player;
} serai___games___wayfarers___effects___upgrade___place_tile_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__book;
    PyObject *___mypyc_generator_frame_attribute__tile;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___effects___upgrade___place_tile_gen_2;
} serai___games___wayfarers___effects___upgrade___place_tile_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___effects___upgrade_____mypyc_lambda__2_place_tile_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___effects___upgrade_____mypyc_lambda__3_place_tile_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___effects___upgrade_____mypyc_lambda__4_place_tile_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
    PyObject *_verbs;
} serai___games___wayfarers___effects___workers___RetrieveWorkerObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *___mypyc_generator_attribute__t;
    CPyTagged ___mypyc_generator_attribute__me;
    PyObject *___mypyc_generator_attribute__options;
} serai___games___wayfarers___effects___workers___ask_RetrieveWorker_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    PyObject *___mypyc_generator_frame_attribute__obstacle;
    PyObject *___mypyc_generator_frame_attribute__card;
    PyObject *___mypyc_generator_frame_attribute__colour;
    CPyTagged ___mypyc_generator_frame_attribute__place;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___effects___workers___ask_RetrieveWorker_gen_3;
} serai___games___wayfarers___effects___workers___ask_RetrieveWorker_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___effects___workers___obstacle_ask_RetrieveWorker_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_vocabulary;
    PyObject *_rest;
    PyObject *_trade;
    PyObject *_science;
    PyObject *_end_turn;
    PyObject *_skip;
    PyObject *_performer;
    PyObject *_die;
    PyObject *_turn;
    PyObject *_hand;
    PyObject *_adjust;
    PyObject *_reroll;
    PyObject *_slot;
    PyObject *_rent;
    PyObject *_refresh;
    PyObject *_worker;
    PyObject *_card;
    PyObject *_retrieve;
    PyObject *_pay_silver;
    PyObject *_pay_provision;
    PyObject *_pay_influence;
    PyObject *_draw_pigeon;
    PyObject *_draw_provision;
    PyObject *_keep;
    PyObject *_under;
    PyObject *_tuck;
    PyObject *_discard;
    PyObject *_tile;
    PyObject *_place;
    PyObject *_guild;
    PyObject *_move;
    PyObject *_from_guild;
    PyObject *_from_card;
    PyObject *_to;
    PyObject *_allow_silver;
    PyObject *_allow_provision;
    PyObject *_refuse_silver;
    PyObject *_refuse_provision;
} serai___games___wayfarers___options___OptionsObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_id;
    CPyTagged _row;
    PyObject *_source;
    PyObject *_category;
    PyObject *_tags;
    CPyTagged _triggers;
    char _has_slot;
    CPyTagged _needs;
    PyObject *_action;
    CPyTagged _triggered_by;
    PyObject *_trigger_effect;
    PyObject *_immediate;
    CPyTagged _bolts;
    PyObject *_links;
    CPyTagged _silver;
    CPyTagged _tuck_under;
    PyObject *_timing;
    CPyTagged _assets;
    PyObject *_ability;
    PyObject *_vp;
    PyObject *_goal;
} serai___games___wayfarers___printed___CardObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_id;
    CPyTagged _column;
    CPyTagged _from_top;
    CPyTagged _mark;
    CPyTagged _capacity;
    PyObject *_reward;
    char _takes_tile;
    CPyTagged _section;
    tuple_T2OO _links;
} serai___games___wayfarers___printed___SpaceObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_id;
    CPyTagged _target;
    PyObject *_requirement;
    PyObject *_price;
} serai___games___wayfarers___printed___LinkObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_id;
    CPyTagged _kind;
    CPyTagged _copies;
    CPyTagged _width;
    CPyTagged _height;
    PyObject *_faces;
    PyObject *_tags;
    CPyTagged _triggers;
    CPyTagged _vp;
    CPyTagged _board_slot;
    PyObject *_source;
} serai___games___wayfarers___printed___TileObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_id;
    PyObject *_focus;
    PyObject *_rest;
    PyObject *_track_bonus;
    PyObject *_bonuses;
} serai___games___wayfarers___printed___AiBoardObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_id;
    char _is_blue;
    CPyTagged _silver;
    PyObject *_first;
    PyObject *_second;
    CPyTagged _special_slot;
    CPyTagged _comet;
} serai___games___wayfarers___printed___SchemeObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_cards;
    PyObject *_rows;
    PyObject *_slots;
    PyObject *_sides;
    PyObject *_workers;
    PyObject *_guilds;
    PyObject *_tags;
    PyObject *_tile_types;
    PyObject *_boards;
    PyObject *_track;
    PyObject *_marks;
    PyObject *_tiles;
    PyObject *_faces;
    PyObject *_cells;
    PyObject *_dice;
    PyObject *_journal_tiles;
    PyObject *_ai_boards;
    PyObject *_schemes;
} serai___games___wayfarers___research___sight___ShownObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    CPyTagged _board;
    CPyTagged _silver;
    CPyTagged _provision;
    CPyTagged _influence;
    PyObject *_guilds;
    PyObject *_workers;
    PyObject *_dice;
    CPyTagged _reserve;
    CPyTagged _marker;
    PyObject *_land;
    PyObject *_land_folk;
    PyObject *_water;
    PyObject *_water_folk;
    PyObject *_space;
    PyObject *_space_inspiration;
    CPyTagged _ready_land;
    CPyTagged _ready_water;
    PyObject *_slots;
    PyObject *_slot_places;
    PyObject *_slot_dice;
    CPyTagged _ready_slots;
    PyObject *_tiles;
    CPyTagged _cells;
    PyObject *_room;
    PyObject *_assets;
    PyObject *_plus;
    PyObject *_minus;
    PyObject *_silver_discount;
    PyObject *_provision_discount;
    PyObject *_counts;
} serai___games___wayfarers___table___PlayerObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    CPyTagged _board;
    PyObject *_guilds;
    PyObject *_workers;
    CPyTagged _marker;
    CPyTagged _resource;
    CPyTagged _comets;
    PyObject *_cards;
    PyObject *_tiles;
    CPyTagged _path;
    PyObject *_scheme_pile;
    PyObject *_schemes;
    CPyTagged _owed;
} serai___games___wayfarers___table___AutomaObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_chance;
    CPyTagged _reveals;
    char _confirm;
    PyObject *_story;
    PyObject *_book;
    CPyTagged _seat;
    CPyTagged _first;
    CPyTagged _turn;
    CPyTagged _turns_left;
    PyObject *_players;
    PyObject *_automa;
    PyObject *_sides;
    PyObject *_journal_tiles;
    PyObject *_track_workers;
    PyObject *_tiles;
    PyObject *_display;
    PyObject *_display_workers;
    PyObject *_display_influence;
    PyObject *_decks;
    PyObject *_known;
    PyObject *_drawn;
    CPyTagged _drawn_row;
    CPyTagged _arriving;
    CPyTagged _hand;
    CPyTagged _placed;
    CPyTagged _placed_worker;
    CPyTagged _used_guilds;
    char _journaled;
    PyObject *_fresh;
    CPyTagged _silver_off;
    CPyTagged _provision_off;
    CPyTagged _pigeons;
} serai___games___wayfarers___table___TableObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
} serai___games___wayfarers___table_____mypyc_lambda__0_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__book;
    PyObject *__weights;
    PyObject *__engines;
    PyObject *__sets;
} serai___games___wayfarers___thinking___appraisal___AppraiserObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__book;
    PyObject *__weights;
    PyObject *__action;
    PyObject *__ability;
    PyObject *__trigger;
    PyObject *__wakes;
    CPyTagged _most_dice;
    PyObject *__kept;
} serai___games___wayfarers___thinking___engine___EnginesObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_gains;
} serai___games___wayfarers___thinking___engine____slots_Engines_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___games___wayfarers___thinking___engine_____mypyc_lambda__0__slots_Engines_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__book;
    PyObject *__weights;
    PyObject *__action;
    PyObject *__slot_action;
    double __resting;
    PyObject *__prior;
} serai___games___wayfarers___thinking___priors___PriorsObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
} serai___games___wayfarers___thinking___weights___WeightsErrorObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t bitmap;
    uint32_t bitmap2;
    double _silver;
    double _provision;
    double _guild;
    double _influence;
    double _on_card;
    double _worker;
    double _die;
    double _free;
    double _turns_a_column;
    double _last_turns;
    double _usual_length;
    double _tags_a_turn;
    double _cards_a_turn;
    double _triggers;
    double _column;
    double _open_link;
    double _automa_pace;
    double _engine;
    double _rich;
    double _riches_lost;
    double _richest;
    double _useful_influence;
    double _late;
    double _late_for_dice;
    double _discount;
    double _between_rests;
    double _long;
    double _longest;
    double _hope_lost;
    double _towards_set;
    double _set_growth;
    double _least_growth;
    double _safe_lead;
    double _lead_counts;
    double _rivalry;
    double _rivalry_a_turn;
    double _safe_goal;
    double _goal_kept;
    double _goal_reached;
    double _goal_effort;
    double _further_slots;
    double _further_slot_share;
    double _pickiness;
    double _paid;
    double _choice;
    double _least_deal;
    double _cheaper;
    double _unknown_effect;
    double _die_back;
    double _asleep;
    double _any_tile;
    double _trade_first;
    PyObject *_effects;
    PyObject *_steady;
    PyObject *_steady_a_turn;
    PyObject *_moving;
    PyObject *_moving_a_turn;
} serai___games___wayfarers___thinking___weights___WeightsObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__likely;
    PyObject *__obstacle;
    PyObject *__others;
    PyObject *__note;
    PyObject *_t;
    CPyTagged _me;
} serai___games___wayfarers___turn___MainActionsObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    int32_t ___mypyc_next_label__;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_1;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_2;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_3;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___turn___next_turn_gen_4;
} serai___games___wayfarers___turn___next_turn_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__options;
    PyObject *___mypyc_generator_frame_attribute__dice;
    PyObject *___mypyc_generator_frame_attribute__chosen;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_3;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_4;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_5;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___turn____main_action_gen_6;
} serai___games___wayfarers___turn____main_action_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__options;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___turn____after_action_gen_1;
    PyObject *___mypyc_temp__3_serai___games___wayfarers___turn____after_action_gen_2;
} serai___games___wayfarers___turn____after_action_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_id;
    PyObject *_card;
    PyObject *_workers;
    PyObject *_influence;
} serai___games___wayfarers___view___DisplaySlotObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_slots;
    CPyTagged _deck;
    PyObject *_known;
} serai___games___wayfarers___view___RowViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_card;
    PyObject *_tucked;
    char _ready;
} serai___games___wayfarers___view___PanoramaCardObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_slot;
    CPyTagged _die;
    char _ready;
} serai___games___wayfarers___view___DieSlotObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_tile;
    PyObject *_face;
    PyObject *_cell;
} serai___games___wayfarers___view___TileViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_board;
    CPyTagged _silver;
    CPyTagged _provision;
    CPyTagged _influence;
    PyObject *_guilds;
    PyObject *_workers;
    PyObject *_dice;
    CPyTagged _reserve;
    PyObject *_marker;
    PyObject *_land;
    PyObject *_water;
    PyObject *_space;
    PyObject *_slots;
    PyObject *_tiles;
    PyObject *_tags;
    PyObject *_tile_counts;
    CPyTagged _points;
} serai___games___wayfarers___view___PlayerViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_board;
    PyObject *_guilds;
    PyObject *_workers;
    PyObject *_marker;
    CPyTagged _resource;
    CPyTagged _comets;
    PyObject *_cards;
    PyObject *_tiles;
    CPyTagged _path;
    PyObject *_schemes;
    CPyTagged _points;
} serai___games___wayfarers___view___AutomaViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    CPyTagged _seat;
    CPyTagged _turn;
    CPyTagged _first;
    PyObject *_turns_left;
    PyObject *_sides;
    PyObject *_rows;
    PyObject *_journal_tiles;
    PyObject *_track_workers;
    PyObject *_tiles;
    PyObject *_drawn;
    CPyTagged _hand;
    PyObject *_players;
    PyObject *_automa;
} serai___games___wayfarers___view___ViewObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    CPyTagged _key;
    CPyTagged _counter;
    PyObject *_coming;
    PyObject *_stream;
} serai___kernel___chance___ChanceObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
} serai___kernel___content___ContentErrorObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_place;
    PyObject *__cells;
    PyObject *__places;
} serai___kernel___content___RowObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_name;
    PyObject *_header;
    PyObject *__rows;
} serai___kernel___content___SheetObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_folder;
    PyObject *_layers;
    PyObject *_overrides;
    PyObject *__hash;
    PyObject *__read;
} serai___kernel___content___ContentObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
} serai___kernel___content____csv_files_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___kernel___content_____mypyc_lambda__0__csv_files_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__name;
    PyObject *___mypyc_generator_frame_attribute__text;
    PyObject *___mypyc_generator_frame_attribute__header;
    char ___mypyc_generator_frame_attribute__whole;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__reader;
    PyObject *___mypyc_generator_frame_attribute__found;
    PyObject *___mypyc_temp__2_serai___kernel___content____lines_gen_0;
} serai___kernel___content____lines_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    CPyTagged _seat;
    PyObject *_key;
    PyObject *_rule;
    PyObject *_offer;
    PyObject *__listing;
    PyObject *__options;
    PyObject *_arguments;
    PyObject *__note;
    char _shown;
} serai___kernel___decision___DecisionObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_text;
} serai___kernel___effects___EffectObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_text;
    PyObject *_verb;
    PyObject *_words;
    PyObject *_pairs;
} serai___kernel___effects___CallObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_text;
    PyObject *_parts;
} serai___kernel___effects___SeveralObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_text;
    PyObject *_parts;
} serai___kernel___effects___AnyOrderObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_text;
    PyObject *_parts;
} serai___kernel___effects___InOrderObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_text;
    PyObject *_parts;
} serai___kernel___effects___ChoiceObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_text;
    PyObject *_cost;
    PyObject *_gain;
} serai___kernel___effects___ArrowObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_text;
    CPyTagged _times;
    PyObject *_part;
} serai___kernel___effects___RepeatObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_text;
    PyObject *_part;
} serai___kernel___effects___MaybeObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_name;
    PyObject *_parameters;
    PyObject *_work;
} serai___kernel___effects___VerbObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__verbs;
    PyObject *__effects;
    PyObject *__parsed;
} serai___kernel___effects___VerbsObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
} serai___kernel___effects___EffectErrorObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_verbs;
    PyObject *_text;
    PyObject *_tokens;
    CPyTagged _at;
} serai___kernel___effects____ParserObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
} serai___kernel___effects___accepts_Parameter_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
} serai___kernel___effects___wanted_Parameter_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_flat;
    PyObject *_text;
} serai___kernel___effects___any_order__Parser_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___kernel___effects_____mypyc_lambda__0_any_order__Parser_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_parts;
    PyObject *_text;
} serai___kernel___effects___in_order__Parser_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___kernel___effects_____mypyc_lambda__1_in_order__Parser_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_gain;
    PyObject *_left;
    PyObject *_text;
} serai___kernel___effects___arrow__Parser_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___kernel___effects_____mypyc_lambda__2_arrow__Parser_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_part;
    PyObject *_text;
} serai___kernel___effects___unit__Parser_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___kernel___effects_____mypyc_lambda__3_unit__Parser_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_parts;
    PyObject *_text;
} serai___kernel___effects___choice__Parser_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___kernel___effects_____mypyc_lambda__4_choice__Parser_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_part;
    PyObject *_text;
    PyObject *_times;
} serai___kernel___effects___repeat__Parser_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___kernel___effects_____mypyc_lambda__5_repeat__Parser_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_text;
    PyObject *_verb;
    PyObject *_words;
} serai___kernel___effects___call__Parser_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___kernel___effects_____mypyc_lambda__6_call__Parser_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__effect;
    int32_t ___mypyc_next_label__;
    CPyTagged ___mypyc_temp__3_serai___kernel___effects___icons_gen_0;
    int64_t ___mypyc_temp__3_serai___kernel___effects___icons_gen_1;
    PyObject *___mypyc_generator_frame_attribute__part;
    PyObject *___mypyc_temp__3_serai___kernel___effects___icons_gen_3;
    CPyTagged ___mypyc_temp__3_serai___kernel___effects___icons_gen_4;
    int64_t ___mypyc_temp__3_serai___kernel___effects___icons_gen_5;
    PyObject *___mypyc_temp__3_serai___kernel___effects___icons_gen_6;
    PyObject *___mypyc_temp__3_serai___kernel___effects___icons_gen_7;
    PyObject *___mypyc_temp__3_serai___kernel___effects___icons_gen_8;
    PyObject *___mypyc_temp__3_serai___kernel___effects___icons_gen_9;
    PyObject *___mypyc_temp__3_serai___kernel___effects___icons_gen_10;
    PyObject *___mypyc_temp__2_serai___kernel___effects___icons_gen_0;
    int64_t ___mypyc_temp__2_serai___kernel___effects___icons_gen_1;
    PyObject *___mypyc_temp__2_serai___kernel___effects___icons_gen_2;
    int64_t ___mypyc_temp__2_serai___kernel___effects___icons_gen_3;
} serai___kernel___effects___icons_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__effect;
    int32_t ___mypyc_next_label__;
    int64_t ___mypyc_temp__3_serai___kernel___effects___calls_gen_0;
    PyObject *___mypyc_temp__3_serai___kernel___effects___calls_gen_1;
    PyObject *___mypyc_temp__3_serai___kernel___effects___calls_gen_2;
    PyObject *___mypyc_temp__3_serai___kernel___effects___calls_gen_3;
    PyObject *___mypyc_temp__2_serai___kernel___effects___calls_gen_0;
    int64_t ___mypyc_temp__2_serai___kernel___effects___calls_gen_1;
} serai___kernel___effects___calls_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_name;
    CPyTagged _rules_changes;
    PyObject *_content;
    PyObject *_texts;
    PyObject *_guide;
} serai___kernel___expansion___ExpansionObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
} serai___kernel___extras___ExtrasObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__extras;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__key;
    PyObject *___mypyc_generator_frame_attribute__rule;
    PyObject *___mypyc_generator_frame_attribute__offer;
    PyObject *___mypyc_generator_frame_attribute__arguments;
    char ___mypyc_generator_frame_attribute__shown;
    PyObject *___mypyc_generator_frame_attribute__ends;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___extras___ask_with_gen_0;
} serai___kernel___extras___ask_with_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_kinds;
} serai___kernel___facts___FactsObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_self;
    PyObject *_kinds;
    PyObject *_note;
} serai___kernel___facts___of_Facts_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___kernel___facts___note_of_Facts_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_text;
} serai___kernel___formula___FormulaObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_text;
    CPyTagged _number;
} serai___kernel___formula___NumberObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_text;
    PyObject *_name;
    CPyTagged _place;
} serai___kernel___formula___CountObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_text;
    PyObject *_sign;
    PyObject *_parts;
} serai___kernel___formula___OperationObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_text;
    PyObject *_condition;
    PyObject *_yes;
    PyObject *_no;
} serai___kernel___formula___EitherObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
} serai___kernel___formula___FormulaErrorObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
    PyObject *_node;
    PyObject *_text;
    PyObject *_fail;
} serai___kernel___formula____node_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
    PyObject *___mypyc_env__;
} serai___kernel___formula___fail__node_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__formula;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__levels;
    PyObject *___mypyc_temp__3_serai___kernel___formula___strip_gen_1;
    PyObject *___mypyc_temp__3_serai___kernel___formula___strip_gen_2;
    PyObject *___mypyc_temp__3_serai___kernel___formula___strip_gen_3;
    PyObject *___mypyc_temp__3_serai___kernel___formula___strip_gen_4;
    PyObject *___mypyc_temp__3_serai___kernel___formula___strip_gen_5;
    PyObject *___mypyc_temp__3_serai___kernel___formula___strip_gen_6;
} serai___kernel___formula___strip_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__what;
    PyObject *___mypyc_generator_frame_attribute__least;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__names;
    char ___mypyc_generator_frame_attribute__every;
    PyObject *___mypyc_generator_frame_attribute__between;
    CPyTagged ___mypyc_temp__3_serai___kernel___formula____goal_gen_3;
    int64_t ___mypyc_temp__3_serai___kernel___formula____goal_gen_4;
    PyObject *___mypyc_generator_frame_attribute__name;
} serai___kernel___formula____goal_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__formula;
    int32_t ___mypyc_next_label__;
    CPyTagged ___mypyc_generator_frame_attribute__step;
    PyObject *___mypyc_generator_frame_attribute__what;
    PyObject *___mypyc_temp__3_serai___kernel___formula____points_gen_2;
} serai___kernel___formula____points_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_name;
    PyObject *_expansions;
    CPyTagged _rules_version;
    PyObject *_players;
    PyObject *_settings;
    PyObject *_vocabulary;
    PyObject *_content_digest;
    PyObject *_rule_ids;
    PyObject *_chapters;
    PyObject *_texts;
    PyObject *_guide;
    PyObject *_stage;
} serai___kernel___game___GameObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
} serai___kernel___guide___said_Guide_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
} serai___kernel___guide___followed_Guide_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
} serai___kernel___judgement___JudgementErrorObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__bias;
    PyObject *__out;
    PyObject *__sum;
    PyObject *__units;
    PyObject *__soon;
    PyObject *__late;
} serai___kernel___judgement___JudgementObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    CPyTagged _position;
    PyObject *_table;
    PyObject *_before;
    PyObject *_entries_before;
    PyObject *_left;
} serai___kernel___match___ChapterObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
} serai___kernel___match___MatchErrorObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
} serai___kernel___match___UndoStopsObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_game;
    CPyTagged _players;
    PyObject *_settings;
    PyObject *_seed;
    PyObject *_given;
    PyObject *_earlier;
    CPyTagged _origin;
    PyObject *_table;
    PyObject *_decision;
    PyObject *__rules;
    PyObject *__chapter;
    PyObject *__recent;
    PyObject *__forced;
    PyObject *__told;
} serai___kernel___match___MatchObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__self;
    CPyTagged ___mypyc_generator_frame_attribute__viewer;
    CPyTagged ___mypyc_generator_frame_attribute__after;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__2_serai___kernel___match___story_Match_gen_0;
} serai___kernel___match___story_Match_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__self;
    CPyTagged ___mypyc_generator_frame_attribute__after;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__story;
    CPyTagged ___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_1;
    CPyTagged ___mypyc_generator_frame_attribute__position;
    CPyTagged ___mypyc_generator_frame_attribute__upto;
    int64_t ___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_4;
    CPyTagged ___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0;
    PyObject *___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_1;
} serai___kernel___match___whole_story_Match_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__self;
    char ___mypyc_generator_frame_attribute__listen;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__again;
    int64_t ___mypyc_temp__3_serai___kernel___match___replay_Match_gen_1;
    PyObject *___mypyc_temp__2_serai___kernel___match___replay_Match_gen_0;
} serai___kernel___match___replay_Match_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_key;
    PyObject *_arguments;
} serai___kernel___message___MessageObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    CPyTagged _seat;
} serai___kernel___message___SeatNameObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_value;
    PyObject *_seats;
    PyObject *_instead;
} serai___kernel___message___HiddenObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_key;
    PyObject *_arguments;
    CPyTagged _seat;
    PyObject *_rule;
} serai___kernel___message___EventObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__likely;
    PyObject *__obstacle;
    PyObject *__others;
    PyObject *__note;
} serai___kernel___offer___OfferObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__likely;
    PyObject *__obstacle;
    PyObject *__others;
    PyObject *__note;
    PyObject *__candidates;
    PyObject *__reason;
} serai___kernel___offer___RefusedObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__likely;
    PyObject *__obstacle;
    PyObject *__others;
    PyObject *__note;
    PyObject *_t;
    CPyTagged _me;
} serai___kernel___offer___TableOfferObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__likely;
    PyObject *__obstacle;
    PyObject *__others;
    PyObject *__note;
    PyObject *__first;
    PyObject *__second;
} serai___kernel___offer___BothObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__likely;
    PyObject *__obstacle;
    PyObject *__others;
    PyObject *__note;
    PyObject *__first;
    PyObject *__second;
    PyObject *__options;
} serai___kernel___offer___ListedObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_id;
    CPyTagged _index;
    PyObject *_value;
    PyObject *_message;
    PyObject *_touches;
} serai___kernel___option___OptionObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__options;
    PyObject *__by_id;
} serai___kernel___option___VocabularyObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_rule;
    PyObject *_message;
} serai___kernel___option___ReasonObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_option;
    PyObject *_reason;
} serai___kernel___option___RefusalObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_vocabulary;
    PyObject *_rule;
    PyObject *_extras;
    PyObject *_in_vain;
    PyObject *_done;
    PyObject *__flat;
    PyObject *__options;
} serai___kernel___perform___PerformerObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *__likely;
    PyObject *__obstacle;
    PyObject *__others;
    PyObject *__note;
    PyObject *_t;
    CPyTagged _me;
    PyObject *__performer;
    PyObject *__possible;
    PyObject *__in_vain;
} serai___kernel___perform___NextOfferObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__waiting;
    char ___mypyc_generator_frame_attribute__at_least_one;
    char ___mypyc_generator_frame_attribute__all;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__options;
    PyObject *___mypyc_generator_frame_attribute__sources;
    PyObject *___mypyc_generator_frame_attribute__effect;
    PyObject *___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_3;
    PyObject *___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_4;
    PyObject *___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_5;
    PyObject *___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_6;
} serai___kernel___perform___resolve_Performer_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__self;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__waiting;
    PyObject *___mypyc_generator_frame_attribute__sources;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_generator_frame_attribute__choices;
} serai___kernel___perform____source_Performer_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__waiting;
    PyObject *___mypyc_generator_frame_attribute__effect;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__at_least_one;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_0;
    PyObject *___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_1;
    PyObject *___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_2;
    int64_t ___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_3;
    PyObject *___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_4;
    PyObject *___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_5;
    PyObject *___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0;
    int64_t ___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_1;
} serai___kernel___perform____do_Performer_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__effect;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___perform___in_order_gen_0;
    PyObject *___mypyc_temp__3_serai___kernel___perform___in_order_gen_1;
    int64_t ___mypyc_temp__3_serai___kernel___perform___in_order_gen_2;
    PyObject *___mypyc_temp__3_serai___kernel___perform___in_order_gen_3;
    CPyTagged ___mypyc_temp__3_serai___kernel___perform___in_order_gen_4;
    PyObject *___mypyc_temp__3_serai___kernel___perform___in_order_gen_5;
    int64_t ___mypyc_temp__2_serai___kernel___perform___in_order_gen_0;
    CPyTagged ___mypyc_temp__2_serai___kernel___perform___in_order_gen_1;
} serai___kernel___perform___in_order_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
} serai___kernel___record___RecordErrorObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
} serai___kernel___record___origin_Record_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
} serai___kernel___record___is_of_Record_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_table;
    PyObject *_set_up;
    PyObject *_next_turn;
    PyObject *_score;
    PyObject *_winners;
    PyObject *_observe;
    PyObject *_seen_by;
    PyObject *_look;
    PyObject *_redeal;
    PyObject *_consequences;
    PyObject *_schema;
    PyObject *_arrange;
    PyObject *_faults;
    PyObject *_catalogue;
} serai___kernel___rooms___RoomsObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_name;
    PyObject *_expansions;
    CPyTagged _rules_version;
    PyObject *_players;
    PyObject *_settings;
    PyObject *_vocabulary;
    PyObject *_content_digest;
    PyObject *_rule_ids;
    PyObject *_chapters;
    PyObject *_texts;
    PyObject *_guide;
    PyObject *_stage;
    PyObject *_book;
    PyObject *_parts;
    PyObject *__rooms;
    PyObject *__catalogue;
    PyObject *__appraise;
    PyObject *__priors;
} serai___kernel___rooms___GameInRoomsObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
} serai___kernel___save___SaveErrorObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
} serai___kernel___save___OtherReleaseObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_names;
    PyObject *_places;
    CPyTagged _count;
    PyObject *_none;
    PyObject *_rows;
    PyObject *__lists;
    PyObject *__bags;
    PyObject *__bits;
} serai___kernel___sheet___WordsObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    CPyTagged _me;
    CPyTagged _seats;
    PyObject *_nobody;
    PyObject *_rows;
    PyObject *_bits;
    PyObject *_nobody_else;
    PyObject *_rows_else;
    PyObject *_other;
    PyObject *__lists;
} serai___kernel___sheet___SeatingObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    CPyTagged _me;
    CPyTagged _seats;
    PyObject *__seating;
    PyObject *__pieces;
} serai___kernel___sheet___SheetObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    CPyTagged _me;
    CPyTagged _seats;
    PyObject *__seating;
    PyObject *__pieces;
    CPyTagged _at;
    PyObject *_fields;
    PyObject *__parts;
} serai___kernel___sheet___RegisterObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    vectorcallfunc vectorcall;
} serai___kernel___sheet___scale_Field_objObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    CPyTagged _seats;
    CPyTagged __options;
    PyObject *__keys;
    PyObject *__key_numbers;
    PyObject *__about;
    PyObject *__about_numbers;
    PyObject *__seatings;
    PyObject *_fields;
    CPyTagged _size;
} serai___kernel___sight___SightObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
} serai___kernel___state___OlderDumpObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
} serai___kernel___state___StateObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
} serai___kernel___state___PartObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_chance;
    CPyTagged _reveals;
    char _confirm;
    PyObject *_story;
} serai___kernel___table___TableObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___kernel___work___WorkObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
    PyObject *_rule;
} serai___kernel___work___DoingObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    char _asks_itself;
    char _must;
    char _always;
    char _quiet;
} serai___kernel___work___StandingObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *___mypyc_self__;
} serai___kernel___work___ask_Work_envObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
} serai___kernel___work___ask_Work_genObject;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t mypyc_running;
    PyObject *___mypyc_env__;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_self;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_t;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me;
    PyObject *___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_call;
    CPyTagged ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context;
    char ___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional;
    int32_t ___mypyc_next_label__;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Work_gen_0;
    PyObject *___mypyc_generator_frame_attribute__self;
    PyObject *___mypyc_generator_frame_attribute__t;
    CPyTagged ___mypyc_generator_frame_attribute__me;
    PyObject *___mypyc_generator_frame_attribute__call;
    CPyTagged ___mypyc_generator_frame_attribute__context;
    char ___mypyc_generator_frame_attribute__optional;
    PyObject *___mypyc_temp__3_serai___kernel___work___ask_Doing_gen_0;
} serai___kernel___work___ask_Doing_genObject;

#endif

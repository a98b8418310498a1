#ifndef A11Y_AUDIT_ZLIB_SHIM_H
#define A11Y_AUDIT_ZLIB_SHIM_H

#include <zlib.h>

#endif

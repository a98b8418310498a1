#ifndef A11Y_AUDIT_ALLOCATOR_SHIM_H
#define A11Y_AUDIT_ALLOCATOR_SHIM_H

// Swift's Glibc module leaves it out.
#include <malloc.h>

#endif

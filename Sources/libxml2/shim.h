#ifndef A11Y_AUDIT_LIBXML2_SHIM_H
#define A11Y_AUDIT_LIBXML2_SHIM_H

#include <libxml/xmlversion.h>
// Distributions build libxml2 with ICU, whose headers clash with Foundation's own copy of ICU.
#undef LIBXML_ICU_ENABLED

#include <libxml/encoding.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlschemas.h>

#endif

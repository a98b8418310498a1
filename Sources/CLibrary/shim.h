#ifndef A11Y_AUDIT_C_LIBRARY_SHIM_H
#define A11Y_AUDIT_C_LIBRARY_SHIM_H

// What Swift's Glibc module leaves out.
#include <malloc.h>

// The words of the command line, as Linux lays them: their number, the words, a null, and behind that the
// environment (System V ABI, AMD64 supplement, 3.4.1; the same on ARM). Null where the environment was
// replaced.
static inline char **a11y_audit_words(void) {
  extern char **environ;
  if (environ == 0 || environ[-1] != 0) return 0;
  char **word = environ - 1;
  for (long count = 0; (long)word[-1] != count; count++) word--;
  return word;
}

#endif

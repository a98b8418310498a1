import Foundation

extension Array {
  /// Every so manieth, where not all are asked for with `A11Y_AUDIT_WHOLE=1`, as `make check-slow` does: tests of each
  /// change are to be over soon.
  package func sampled(each step: Int) -> [Element] {
    if ProcessInfo.processInfo.environment["A11Y_AUDIT_WHOLE"] == "1" { return self }
    return indices.filter { $0.isMultiple(of: step) }.map { self[$0] }
  }
}

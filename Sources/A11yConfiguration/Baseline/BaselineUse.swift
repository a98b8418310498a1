package import A11yRules

/// A baseline while the files of a run are audited.
package struct BaselineUse {
  private let baseline: Baseline

  /// The entries of audited files that no longer occur.
  private var stale: [String: [Baseline.Entry]] = [:]

  /// The stable names of the files that were audited and have entries.
  private var audited: Set<String> = []

  package init(_ baseline: Baseline) { self.baseline = baseline }

  /// Suppresses the findings of a file that are in the baseline.
  ///
  /// - Parameters:
  ///   - results: what its audit came to.
  ///   - name: its stable name.
  package mutating func apply(to results: inout AuditResults, of name: String) {
    guard let own = baseline.entries[name], audited.insert(name).inserted else { return }
    stale[name] = Baseline.apply(own, to: &results)
  }

  /// The entries that no longer occur, once all files are audited.
  ///
  /// - Parameter isMissing: whether there is no such file any more, by its stable name.
  /// - Returns: those that the run can tell of.
  package func stale(isMissing: (String) -> Bool) -> Baseline {
    var stale = stale
    for (name, own) in baseline.entries where !audited.contains(name) && isMissing(name) {
      stale[name] = own
    }
    return Baseline(stale)
  }
}

internal import A11yModel
internal import A11yRules
internal import Support

/// The findings of a report that are shown: all, or so many of the worst.
struct FindingSelection {
  private let report: Report

  /// By the places of files those of their findings that are shown; nil where all are.
  private var chosen: [Int: Set<Int>]?

  /// What is not shown, in one line; nil where all is.
  private(set) var rest: String?

  /// - Parameters:
  ///   - report: what the run came to.
  ///   - maximum: how many are shown at most; nil for all.
  ///   - workers: how many files may be looked at at once.
  init(_ report: Report, atMost maximum: Int?, _ workers: Int) {
    self.report = report
    guard let maximum else { return }
    let files = report.files
    let ranks = Workers.results(files.count, workers: workers) { place in
      files[place].openFindings.map { (rank: $0.rank(in: files[place]), first: $0.first) }
    }
    let all = ranks.enumerated().flatMap { file, findings in
      findings.indices.map { (file: file, finding: $0) }
    }
    guard all.count > maximum else { return }
    let order = all.indices.sorted { left, right in
      let (one, other) = (all[left], all[right])
      return (ranks[one.file][one.finding].rank, left)
        < (ranks[other.file][other.finding].rank, right)
    }
    chosen = order.prefix(maximum).reduce(into: [:]) { chosen, place in
      chosen[all[place].file, default: []].insert(all[place].finding)
    }
    let others = order.dropFirst(maximum).map { ranks[all[$0].file][all[$0].finding].first }
    let failed = others.filter { $0.result == .failed }.map(\.impact)
    let impacts = failed.isEmpty ? "" : " (\(Coverage.impacts(of: failed)))"
    let counts = [
      failed.isEmpty ? nil : Coverage.count(failed.count, "more finding") + impacts,
      failed.count == others.count ? nil : "\(others.count - failed.count) that could not be told",
    ]
    rest =
      "and " + counts.compactMap(\.self).joined(separator: ", ")
      + ", which --max-findings leaves out"
  }

  /// What is shown of the findings of the file at a place among all.
  func findings(of file: Int) -> [Finding] {
    let findings = report.files[file].openFindings
    guard let chosen else { return findings }
    return chosen[file].map { own in findings.indices.filter(own.contains).map { findings[$0] } }
      ?? []
  }
}

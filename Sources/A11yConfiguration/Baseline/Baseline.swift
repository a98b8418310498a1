internal import A11yModel
package import A11yReports
internal import A11yRules

/// The findings that were there when it was written: these fail nothing, new ones do.
package struct Baseline: Hashable, Sendable {
  /// The version of the form in which it is written.
  package static let schema = 1

  /// What it is called where nobody calls it otherwise.
  package static let standardName = ".a11y-audit-baseline.json"

  /// The findings, by the stable names of their files.
  package private(set) var entries: [String: [Entry]]

  /// One finding.
  package struct Entry: Hashable, Sendable {
    package var fingerprint: String
    package var rule: String
    package var component: String
    package var target: String?
    package var appearance: String?
    package var surface: String?
    package var state: String?

    /// Whether it could not be told: it stands for no failure, nor a failure for it.
    package var isDoubt: Bool

    package init(
      fingerprint: String,
      rule: String,
      component: String,
      target: String? = nil,
      appearance: String? = nil,
      surface: String? = nil,
      state: String? = nil,
      isDoubt: Bool = false
    ) {
      self.fingerprint = fingerprint
      self.rule = rule
      self.component = component
      self.target = target
      self.appearance = appearance
      self.surface = surface
      self.state = state
      self.isDoubt = isDoubt
    }

    init(_ outcome: Outcome) {
      self.init(
        fingerprint: outcome.fingerprint,
        rule: outcome.rule,
        component: outcome.component,
        target: outcome.target,
        appearance: outcome.appearance?.rawValue,
        surface: outcome.surface?.rawValue,
        state: outcome.state,
        isDoubt: outcome.result == .cantTell
      )
    }

    /// By what it is about, so that what belongs together stands together.
    var order: [String] {
      [rule, target ?? "", appearance ?? "", surface ?? "", state ?? "", component, fingerprint]
    }
  }

  /// - Parameter entries: the findings, by the stable names of their files.
  package init(_ entries: [String: [Entry]] = [:]) {
    self.entries = entries.filter { !$0.value.isEmpty }.mapValues { entries in
      entries.map { ($0.order, $0) }.sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
    }
  }

  /// The findings of a run that nothing suppresses: what failed, and what could not be told.
  ///
  /// What is found in the configuration is in none of the files; on a colour that another file
  /// defines, in the spec that names it.
  package init(of report: Report) {
    var entries: [String: [Entry]] = [:]
    for file in report.files where file.isAudited {
      let own = file.results.outcomes { outcome in
        !outcome.isComposite && outcome.suppression == nil
          && (outcome.location.file == file.name || SuppressionRule(rawValue: outcome.rule) == nil)
          && (outcome.result == .failed || outcome.result == .cantTell)
      }
      entries[report.stableName(of: file.name), default: []] += own.map { Entry($0) }
    }
    self.init(entries)
  }

  /// How many findings there are.
  package var count: Int { entries.values.reduce(0) { $0 + $1.count } }

  /// The names of the files, in their order.
  package var files: [String] { entries.keys.sorted() }
}

extension Baseline {
  /// Suppresses the findings of a run that are in the baseline.
  ///
  /// - Parameters:
  ///   - report: what the run came to; its outcomes are suppressed.
  ///   - isMissing: whether there is no such file any more, by its stable name.
  /// - Returns: the entries that no longer occur, of what the run can tell of: the rules that it
  ///   decided in the files that it audited, and all of files that are gone.
  package func apply(
    to report: inout Report,
    isMissing: (String) -> Bool
  ) -> Baseline {
    var use = BaselineUse(self)
    for index in report.files.indices {
      let name = report.stableName(of: report.files[index].name)
      use.apply(to: &report.files[index].results, of: name)
    }
    return use.stale(isMissing: isMissing)
  }

  /// Suppresses the findings of one file; gives the entries that no longer occur.
  static func apply(_ entries: [Entry], to results: inout AuditResults) -> [Entry] {
    let byFingerprint = Dictionary(
      entries.enumerated().map { ($1.fingerprint, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var occurs = [Bool](repeating: false, count: entries.count)
    for index in results.outcomes.indices
    where !results.outcomes[index].isComposite
      && (results.outcomes[index].result == .failed || results.outcomes[index].result == .cantTell)
    {
      guard let place = byFingerprint[results.outcomes[index].fingerprint] else { continue }
      let isDoubt = results.outcomes[index].result == .cantTell
      // What failed before is not mended where it can no longer be told.
      occurs[place] = occurs[place] || isDoubt || !entries[place].isDoubt
      if results.outcomes[index].suppression == nil, entries[place].isDoubt == isDoubt {
        results.outcomes[index].suppression = Suppression(.baseline)
      }
    }
    results.suppressHeadlines()
    let judged = Judged(results)
    return zip(entries, occurs).filter { !$1 && judged.tells($0) }.map(\.0)
  }

  /// What an audit can tell of.
  private struct Judged {
    private let rules: Set<String>
    private let appearances: Set<String>?
    private let tellsSuppressions: Bool

    init(_ results: AuditResults) {
      rules = Set(results.rules.map(\.id))
      tellsSuppressions = results.isWhole && results.tellsSuppressions
      appearances = results.isWhole ? nil : Set(results.reported.map(\.rawValue))
    }

    func tells(_ entry: Entry) -> Bool {
      if SuppressionRule(rawValue: entry.rule) != nil { return tellsSuppressions }
      guard rules.contains(entry.rule) else { return false }
      guard let appearances, let own = entry.appearance else { return true }
      return appearances.contains(own)
    }
  }

  /// The entries that a run cannot tell of: of files that it did not audit and that are still there,
  /// and of rules that it did not decide.
  ///
  /// - Parameters:
  ///   - report: what the run came to.
  ///   - isMissing: whether there is no such file any more, by its stable name.
  /// - Returns: those entries.
  package func beyond(_ report: Report, isMissing: (String) -> Bool) -> Baseline {
    var beyond = entries
    for file in report.files {
      let judged = Judged(file.results)
      beyond[report.stableName(of: file.name)]?.removeAll(where: judged.tells)
    }
    let audited = Set(report.files.map { report.stableName(of: $0.name) })
    return Baseline(beyond.filter { name, _ in audited.contains(name) || !isMissing(name) })
  }

  /// The baseline with the entries of another.
  package func adding(_ other: Baseline) -> Baseline {
    Baseline(entries.merging(other.entries) { $0 + $1 })
  }

  /// The baseline without some of its entries.
  package func removing(_ stale: Baseline) -> Baseline {
    Baseline(
      Dictionary(
        uniqueKeysWithValues: entries.map { name, own in
          let gone = Set((stale.entries[name] ?? []).map(\.fingerprint))
          return (name, own.filter { !gone.contains($0.fingerprint) })
        }
      )
    )
  }
}

package import A11yModel
package import A11yRules

/// What became of a configuration's suppression in one file.
package struct ConfiguredSuppressionUse: Hashable, Sendable {
  package var suppression: ConfiguredSuppression

  /// The rules of which it meant an outcome, suppressed or not.
  package var used: Set<String>

  /// Its rules that were decided.
  package var decided: Set<String>

  /// Whether what is unused can be told.
  package var tellsUnused: Bool

  /// One of a suppression that is for none of the files that were audited: nothing needed it.
  ///
  /// - Parameters:
  ///   - suppression: what the configuration states.
  ///   - decided: the rules that were decided in any file.
  ///   - tellsUnused: whether what is unused can be told.
  package init(
    ofNone suppression: ConfiguredSuppression,
    decided: Set<String>,
    tellsUnused: Bool
  ) {
    self.init(
      suppression: suppression,
      used: [],
      decided: decided.intersection(suppression.rules),
      tellsUnused: tellsUnused
    )
  }

  init(
    suppression: ConfiguredSuppression,
    used: Set<String>,
    decided: Set<String>,
    tellsUnused: Bool
  ) {
    self.suppression = suppression
    self.used = used
    self.decided = decided
    self.tellsUnused = tellsUnused
  }

  /// Adds what became of it in another file.
  package mutating func formUnion(_ other: ConfiguredSuppressionUse) {
    used.formUnion(other.used)
    decided.formUnion(other.decided)
    tellsUnused = tellsUnused && other.tellsUnused
  }

  /// What is found on suppressions, when every file has been audited.
  ///
  /// One that several files share is unused where none of them needs it.
  ///
  /// - Parameters:
  ///   - uses: for each file, what became of the suppressions that are for it.
  ///   - names: the stable names of the files' configurations, by the names that places give them.
  ///   - today: the day on which the run began.
  ///   - isWhole: whether all files were audited that a suppression is for.
  /// - Returns: for each file, the findings on suppressions that it is the first of: each is told
  ///   once.
  package static func findings(
    _ uses: [[ConfiguredSuppressionUse]],
    names: [String: String] = [:],
    on today: CalendarDay,
    where isWhole: (ConfiguredSuppression) -> Bool
  ) -> [[Outcome]] {
    var whole: [ConfiguredSuppression: ConfiguredSuppressionUse] = [:]
    for use in uses.joined() {
      whole[use.suppression]?.formUnion(use)
      if whole[use.suppression] == nil { whole[use.suppression] = use }
    }
    var told: Set<ConfiguredSuppression> = []
    return uses.map { uses in
      uses.filter { told.insert($0.suppression).inserted }.flatMap { use in
        let file = use.suppression.location.file
        return (whole[use.suppression] ?? use).findings(
          in: names[file] ?? file,
          on: today,
          isWhole: isWhole(use.suppression)
        )
      }
    }
  }

  private func findings(in name: String, on today: CalendarDay, isWhole: Bool) -> [Outcome] {
    suppression.rules.compactMap { rule in
      guard decided.contains(rule) else { return nil }
      let isUnused = !used.contains(rule) && isWhole && tellsUnused
      let finding = SuppressionFinding.on(
        rule,
        until: suppression.until,
        because: suppression.reason,
        today,
        isNeeded: !isUnused,
        isUnused: isUnused
      )
      guard let finding else { return nil }
      return Outcome(
        finding.rule,
        message: finding.message,
        remedy: finding.remedy,
        of: "suppressions",
        in: name,
        of: name,
        at: suppression.location,
        telling: suppression.files + [rule] + suppression.targets.map(\.text)
      )
    }
  }
}

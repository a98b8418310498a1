package import A11yModel
package import A11yRules

/// Everything that suppresses findings of one file, but the baseline.
package struct Suppressions: Sendable {
  /// What the file itself says.
  package var inline: InlineSuppressions

  /// What the configuration says of the file.
  package var configured: ConfiguredSuppressions

  /// The day on which the run began.
  package var today: CalendarDay

  /// - Parameters:
  ///   - inline: what the file itself says.
  ///   - configured: what the configuration says of the file; nil where there is none.
  ///   - today: the day on which the run began.
  package init(
    inline: InlineSuppressions,
    configured: ConfiguredSuppressions? = nil,
    today: CalendarDay
  ) {
    self.inline = inline
    self.configured = configured ?? ConfiguredSuppressions([], on: today)
    self.today = today
  }

  /// Suppresses the outcomes that are meant, and adds what is found on the comments themselves.
  ///
  /// What is found on the configuration's can only be told when every file has been audited.
  ///
  /// - Parameters:
  ///   - results: what the audit of the file came to.
  ///   - document: what was audited.
  package func apply(to results: inout AuditResults, of document: Document) {
    guard !inline.isEmpty || !configured.isEmpty else { return }
    var said = MetSuppressions<InlineSuppressions.Key>(inline.all.map { isInForce($0.until) })
    let places = CommentedPlaces(document, inline)
    for index in results.outcomes.indices where results.outcomes[index].canBeSuppressed {
      let (rule, target) = (results.outcomes[index].rule, results.outcomes[index].target)
      let place = places.place(of: results.outcomes[index])
      let comment = inline.first(meaning: rule, at: place, &said)
      let statement = configured.first(meaning: rule, target)
      guard results.outcomes[index].suppression == nil else { continue }
      results.outcomes[index].suppression =
        comment.map { place in
          Suppression(.inline, because: inline.all[place].reason, at: inline.all[place].location)
        }
        ?? statement.map { Suppression(.configuration, because: $0.reason, at: $0.location) }
    }
    results.suppressHeadlines()
    let decided = Set(results.rules.map(\.id))
    configured.add(decided: decided, isWhole: results.isWhole)
    results.add(findings(said.used, decided, tellsUnused: results.isWhole, document))
  }

  private func isInForce(_ day: CalendarDay?) -> Bool { day.map { today <= $0 } ?? true }

  /// What is found on the comments whose rules were decided.
  private func findings(
    _ used: Set<Int>,
    _ decided: Set<String>,
    tellsUnused: Bool,
    _ document: Document
  ) -> [Outcome] {
    guard !document.sources.isEmpty else { return [] }
    let root = document.path(of: 0)
    return inline.all.enumerated().compactMap { place, said in
      let isUsed = used.contains(place)
      // What is said in another file of code is judged where that is audited.
      guard decided.contains(said.rule), said.location.file == document.file else { return nil }
      let finding = SuppressionFinding.on(
        said.rule,
        until: said.until,
        because: said.reason,
        today,
        isNeeded: isUsed,
        isUnused: !isUsed && tellsUnused && said.isAboutAudited
      )
      guard let finding else { return nil }
      return Outcome(
        finding.rule,
        message: finding.message,
        remedy: finding.remedy,
        of: said.target ?? root,
        in: root,
        of: document.stableName,
        at: said.location,
        telling: [said.directive.rawValue, said.rule]
      )
    }
  }
}

extension Outcome {
  /// Whether it is something that is suppressed: passes are not.
  fileprivate var canBeSuppressed: Bool { result == .failed || result == .cantTell }
}

package import A11yModel
package import A11yRules

/// Everything that suppresses findings of one file, but the baseline.
package struct Suppressions: Hashable, Sendable {
  /// What the file itself says.
  package var inline: InlineSuppressions

  /// What the configuration says of the file, in its order.
  package var configured: [ConfiguredSuppression]

  /// The day on which the run began.
  package var today: CalendarDay

  /// - Parameters:
  ///   - inline: what the file itself says.
  ///   - configured: what the configuration says of the file, in its order.
  ///   - today: the day on which the run began.
  package init(
    inline: InlineSuppressions,
    configured: [ConfiguredSuppression] = [],
    today: CalendarDay
  ) {
    self.inline = inline
    self.configured = configured
    self.today = today
  }

  /// Suppresses the outcomes that are meant, and adds what is found on the comments themselves.
  ///
  /// What is found on the configuration's can only be told when every file has been audited.
  ///
  /// - Parameters:
  ///   - results: what the audit of the file came to.
  ///   - document: what was audited.
  /// - Returns: what became of the configuration's suppressions in this file, in their order.
  package func apply(
    to results: inout AuditResults,
    of document: Document
  ) -> [ConfiguredSuppressionUse] {
    guard !inline.isEmpty || !configured.isEmpty else { return [] }
    let chosen = ConfiguredTargets(configured)
    var used = [Bool](repeating: false, count: inline.all.count)
    var usedRules = [Set<String>](repeating: [], count: configured.count)
    for index in results.outcomes.indices where results.outcomes[index].canBeSuppressed {
      let rule = results.outcomes[index].rule
      for place in inline.meaning(rule, at: results.outcomes[index].location) {
        used[place] = true
        let said = inline.all[place]
        guard isInForce(said.until), results.outcomes[index].suppression == nil else { continue }
        results.outcomes[index].suppression = Suppression(
          .inline,
          because: said.reason,
          at: said.location
        )
      }
      for place in chosen.meaning(rule, results.outcomes[index].target) {
        usedRules[place].insert(rule)
        let said = configured[place]
        guard isInForce(said.until), results.outcomes[index].suppression == nil else { continue }
        results.outcomes[index].suppression = Suppression(
          .configuration,
          because: said.reason,
          at: said.location
        )
      }
    }
    results.suppressHeadlines()
    let decided = Set(results.rules.map(\.id))
    results.add(findings(used, decided, tellsUnused: results.isWhole, document))
    return zip(configured, usedRules).map { suppression, used in
      ConfiguredSuppressionUse(
        suppression: suppression,
        used: used,
        decided: decided.intersection(suppression.rules),
        tellsUnused: results.isWhole
      )
    }
  }

  private func isInForce(_ day: CalendarDay?) -> Bool { day.map { today <= $0 } ?? true }

  /// What is found on the comments whose rules were decided.
  private func findings(
    _ used: [Bool],
    _ decided: Set<String>,
    tellsUnused: Bool,
    _ document: Document
  ) -> [Outcome] {
    guard !document.sources.isEmpty else { return [] }
    let root = document.path(of: 0)
    return zip(inline.all, used).compactMap { said, isUsed in
      guard decided.contains(said.rule) else { return nil }
      let finding = SuppressionFinding.on(
        said.rule,
        until: said.until,
        because: said.reason,
        today,
        isNeeded: isUsed,
        isUnused: !isUsed && tellsUnused
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

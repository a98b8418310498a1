internal import A11yModel
internal import A11yRules

/// A result as an object: what it does not say, its rule says, or it is the usual.
enum ResultJSON {
  /// The outcomes of a file that are told one by one; what no rule was asked or able to decide is
  /// counted, unless everything is wanted.
  static func listed(of file: Report.AuditedFile) -> [Outcome] {
    guard file.results.detail < .everything else { return file.results.outcomes }
    return file.results.outcomes { $0.result.isDecision }
  }

  /// The members of each outcome of a file that is told.
  ///
  /// - Parameters:
  ///   - outcomes: these.
  ///   - file: what its audit came to.
  ///   - rules: what the outcomes of a rule have in common.
  /// - Returns: those of each, in the same order.
  static func members(
    of outcomes: [Outcome],
    in file: Report.AuditedFile,
    _ rules: RuleTable
  ) -> [[(String, JSON)]] {
    let findings = file.findingFingerprints
    return outcomes.map { outcome in
      let isJoined = outcome.result == .failed || outcome.result == .cantTell
      return members(of: outcome, rules, finding: isJoined ? findings[outcome.fingerprint] : nil)
    }
  }

  private static func members(
    of outcome: Outcome,
    _ rules: RuleTable,
    finding: String?
  ) -> [(String, JSON)] {
    let rule = rules[outcome.rule]
    let isOpen = outcome.result == .failed || outcome.result == .cantTell
    var members = Members()
    members.add("rule", outcome.rule)
    members.add("outcome", outcome.result.rawValue)
    if isOpen { members.add("impact", outcome.impact.rawValue) }
    members.add("component", outcome.component)
    members.add("target", outcome.target)
    members.add("appearance", outcome.appearance?.rawValue)
    members.add("surface", outcome.surface?.rawValue)
    members.add("state", outcome.state)
    members.add("generation", outcome.generation?.rawValue)
    if outcome.message != rule?.title { members.add("message", outcome.message) }
    if !outcome.remedy.isEmpty { members.add("remedy", outcome.remedy) }
    members.add("likely", outcome.likely?.rawValue)
    if outcome.confidence != .certain { members.add("confidence", outcome.confidence.rawValue) }
    if !outcome.missing.isEmpty { members.add("missing", .strings(outcome.missing)) }
    let evidence = outcome.evidence.filter(\.isTold)
    if !evidence.isEmpty { members.add("evidence", .evidence(evidence)) }
    if outcome.requirements != rule?.requirements ?? [] {
      members.add("requirements", .strings(outcome.requirements))
    }
    if outcome.profiles != rule?.profiles ?? [] {
      members.add("profiles", .strings(outcome.profiles))
    }
    if outcome.isAdvisory != rule?.isAdvisory ?? false {
      members.add("advisory", .bool(outcome.isAdvisory))
    }
    if outcome.isPlatformDefault { members.add("platformDefault", .bool(true)) }
    if !outcome.causes.isEmpty { members.add("causes", .strings(outcome.causes)) }
    if let suppression = outcome.suppression { members.add("suppression", json(suppression)) }
    if outcome.count != 1 { members.add("count", .count(outcome.count)) }
    if outcome.target == nil {
      members.add("location", .object([("file", .string(outcome.location.file))]))
    } else {
      members.add("location", JSON.location(outcome.location))
      members.add("fingerprint", outcome.fingerprint)
    }
    members.add("finding", finding)
    return members.all
  }

  /// Members in their order.
  private struct Members {
    var all: [(String, JSON)] = []

    mutating func add(_ name: String, _ value: JSON) { all.append((name, value)) }

    /// Adds a text; what is nil is left out.
    mutating func add(_ name: String, _ text: String?) {
      if let text { add(name, .string(text)) }
    }
  }

  private static func json(_ suppression: Suppression) -> JSON {
    var members: [(String, JSON)] = [("kind", .string(suppression.kind.rawValue))]
    if !suppression.reason.isEmpty { members.append(("reason", .string(suppression.reason))) }
    if let place = suppression.location { members.append(("location", JSON.location(place))) }
    return .object(members)
  }
}

extension Evidence {
  /// JSON has no infinity.
  fileprivate var isTold: Bool {
    if case .number(let number) = value { number.isFinite } else { true }
  }
}

extension JSON {
  /// The facts behind an outcome, by their names.
  static func evidence(_ evidence: [Evidence]) -> JSON {
    .object(
      evidence.map { item in
        switch item.value {
        case .text(let text): (item.name, .string(text))
        case .number(let number): (item.name, .number(number))
        case .list(let items): (item.name, .strings(items))
        }
      }
    )
  }
}

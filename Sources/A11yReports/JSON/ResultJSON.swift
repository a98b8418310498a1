internal import A11yModel
internal import A11yRules
internal import JSONReading
internal import Support

/// The results of a file as objects.
enum ResultJSON {
  /// The outcomes of a file that are told one by one; what no rule was asked or able to decide is
  /// counted, unless everything is wanted or is to be read again.
  static func listed(
    of file: Report.AuditedFile,
    _ style: Reporter.Style,
    isMergeable: Bool = false
  ) -> [Outcome] {
    if isMergeable { return file.results.outcomes }
    if let chosen = style.outcomes {
      return file.results.outcomes { chosen.contains($0.result) }
    }
    guard file.results.detail < .everything else { return file.results.outcomes }
    return file.results.outcomes { $0.result.isDecision }
  }

  /// The members of each outcome of a file that is told.
  ///
  /// - Parameters:
  ///   - outcomes: these.
  ///   - file: what its audit came to.
  ///   - rules: what the outcomes of a rule have in common.
  ///   - isMergeable: whether they are to be read again.
  /// - Returns: those of each, in the same order.
  static func members(
    of outcomes: [Outcome],
    in file: Report.AuditedFile,
    _ rules: RuleTable,
    isMergeable: Bool = false
  ) -> [[(String, JSON)]] {
    let findings = file.findingFingerprints
    return outcomes.map { outcome in
      var result = ResultRecord(outcome, rules[outcome.rule], isMergeable: isMergeable)
      if result.isFound { result.finding = findings[outcome.fingerprint] }
      var record = JSONRecord()
      result.exchange(with: &record)
      return record.members
    }
  }
}

/// A result: what it does not say, its rule says, or it is the usual.
struct ResultRecord {
  var outcome: Outcome

  /// What joins it with others, for people.
  var finding: String?
  private let rule: RuleTable.Entry?

  /// Whether it is to be read again, with all that reports need.
  private let isMergeable: Bool

  init(_ outcome: Outcome, _ rule: RuleTable.Entry?, isMergeable: Bool) {
    (self.outcome, self.rule, self.isMergeable) = (outcome, rule, isMergeable)
  }

  /// Whether there is something to be mended or looked into.
  var isFound: Bool { outcome.result == .failed || outcome.result == .cantTell }

  mutating func exchange(with record: inout JSONRecord) {
    record.member("rule", &outcome.rule)
    record.member("outcome", &outcome.result)
    if isFound { record.member("impact", &outcome.impact) }
    record.member("component", &outcome.component)
    record.member("variant", &outcome.variant)
    record.member("target", &outcome.target)
    record.member("appearance", &outcome.appearance)
    record.member("surface", &outcome.surface)
    record.member("state", &outcome.state)
    record.member("generation", &outcome.generation)
    record.member("message", &outcome.message, usually: rule?.title)
    record.member("remedy", &outcome.remedy, usually: "")
    record.member("likely", &outcome.likely)
    record.member("confidence", &outcome.confidence, usually: .certain)
    record.member("missing", &outcome.missing, usually: [])
    var evidence = EvidenceRecord(facts: outcome.evidence.filter(\.isTold))
    record.member("evidence", &evidence, usually: EvidenceRecord(facts: []))
    record.member("requirements", &outcome.requirements, usually: rule?.requirements ?? [])
    record.member("profiles", &outcome.profiles, usually: rule?.profiles ?? [])
    record.member("advisory", &outcome.isAdvisory, usually: rule?.isAdvisory ?? false)
    record.member("platformDefault", &outcome.isPlatformDefault, usually: false)
    record.member("causes", &outcome.causes, usually: [])
    record.member("suppression", &outcome.suppression)
    record.member("count", &outcome.count, usually: 1)
    if outcome.target != nil || isMergeable {
      record.member("location", &outcome.location)
      record.member("fingerprint", &outcome.key)
    } else {
      var file = ["file": outcome.location.file]
      record.member("location", &file)
    }
    record.member("finding", &finding)
    if isMergeable {
      var rest = OutcomeRest(outcome)
      record.member("merge", &rest, usually: OutcomeRest(unread: ()))
      if record.isReading { rest.fill(&outcome) }
    }
    if record.isReading { outcome.evidence = evidence.facts }
  }
}

extension VariantMark: JSONRecorded {
  package init(unread: Void) { self.init(name: "", component: "", count: 0) }

  package mutating func exchange(with record: inout JSONRecord) {
    record.member("name", &name)
    record.member("of", &component)
    record.member("count", &count)
  }
}

extension Evidence {
  /// JSON has no infinity.
  fileprivate var isTold: Bool {
    if case .number(let number) = value { number.isFinite } else { true }
  }
}

/// The facts behind an outcome, by their names.
struct EvidenceRecord: JSONCoded, Equatable {
  var facts: [Evidence]

  init(facts: [Evidence]) { self.facts = facts }

  var json: JSON {
    .object(
      facts.map { fact in
        switch fact.value {
        case .text(let text): (fact.name, text.json)
        case .number(let number): (fact.name, number.json)
        case .list(let items): (fact.name, items.json)
        }
      }
    )
  }

  init(json node: JSONNode, _ name: String) throws(InputError) {
    guard let members = node.members else { throw node.error(expecting: "an object", for: name) }
    facts = try members.map { (member) throws(InputError) in
      let (node, name) = (member.value, member.name)
      if let text = node.string { return Evidence(name, .text(text)) }
      if let number = node.number { return Evidence(name, .number(number)) }
      return Evidence(name, .list(try [String](json: node, name)))
    }
  }
}

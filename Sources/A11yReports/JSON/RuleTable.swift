internal import A11yModel
internal import A11yRules
internal import JSONReading
internal import Support

/// What the results of a rule have in common, said once.
struct RuleTable {
  private var entries: [String: Entry] = [:]

  subscript(id: String) -> Entry? { entries[id] }

  /// What holds of each result of a rule that does not say otherwise.
  struct Entry: Equatable {
    var title: String?
    var requirements: [String] = []
    var profiles: [String] = []
    var isAdvisory = false
    var isComposite = false
  }

  init() {}

  /// - Parameter node: the table of a report; nil where it has none.
  /// - Throws: that it is none.
  init(reading node: JSONNode?) throws(InputError) {
    if let node { entries = try [String: Entry](json: node, "rules") }
  }

  /// Takes over the rules that occur for the first time: what holds for the most profiles is what
  /// they have in common.
  ///
  /// - Parameters:
  ///   - outcomes: those of a file that are told.
  ///   - report: says what the rules are called.
  /// - Returns: the ids of these rules, in the order in which they occur.
  @discardableResult
  mutating func learn(_ outcomes: [Outcome], _ report: Report) -> [String] {
    var new: [String] = []
    var places: [String: Int] = [:]
    for index in outcomes.indices where entries[outcomes[index].rule] == nil {
      let rule = outcomes[index].rule
      guard let known = places[rule] else {
        places[rule] = index
        new.append(rule)
        continue
      }
      if outcomes[index].profiles.count > outcomes[known].profiles.count { places[rule] = index }
    }
    for (rule, index) in places {
      entries[rule] = Entry(
        title: report.ruleTitle(rule),
        requirements: outcomes[index].requirements,
        profiles: outcomes[index].profiles,
        isAdvisory: outcomes[index].isAdvisory,
        isComposite: outcomes[index].isComposite
      )
    }
    return new
  }

  /// Adds all rules of a catalogue that have not occurred; which profiles ask them, results say that do.
  mutating func add(_ catalogue: Catalogue) {
    for rule in catalogue.rules where entries[rule.id] == nil {
      entries[rule.id] = Entry(
        title: rule.title,
        requirements: rule.requirements.filter { $0.condition == nil }.map(\.reference),
        profiles: [],
        isAdvisory: rule.memberships.allSatisfy(\.isAdvisory) && !rule.memberships.isEmpty,
        isComposite: rule.isComposite
      )
    }
    for rule in SuppressionRule.allCases where entries[rule.rawValue] == nil {
      entries[rule.rawValue] = Entry(
        title: rule.title,
        requirements: [],
        profiles: [],
        isAdvisory: false,
        isComposite: false
      )
    }
  }

  /// The members of the table, a rule a line.
  var lines: String {
    entries.sorted { $0.key < $1.key }.map { id, entry in
      "    \(JSON.string(id).line): \(entry.json.line)"
    }.joined(separator: ",\n")
  }
}

extension RuleTable.Entry: JSONRecorded {
  init(unread: Void) {}

  mutating func exchange(with record: inout JSONRecord) {
    record.member("title", &title)
    record.member("requirements", &requirements, usually: [])
    record.member("profiles", &profiles, usually: [])
    record.member("advisory", &isAdvisory, usually: false)
    record.member("composite", &isComposite, usually: false)
  }
}

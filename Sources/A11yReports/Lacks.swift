internal import A11yModel
internal import A11yRules

/// What components do not say that rules ask, and of how many that holds.
struct Lacks: Hashable, Sendable {
  /// The rules that are left out on request.
  private(set) var leftOut: Set<String> = []

  /// The facts that are missing, in the order in which they were met.
  private var facts: [String] = []

  /// The rules that each of them is missing for.
  private var rules: [String: Set<String>] = [:]

  /// How many components lack the same facts and no others.
  private var counts: [Set<String>: Int] = [:]

  mutating func add(_ results: AuditResults) {
    var missing: [Location: Set<String>] = [:]
    for index in results.outcomes.indices where results.outcomes[index].result == .untested {
      let rule = results.outcomes[index].rule
      if results.outcomes[index].missing.isEmpty { leftOut.insert(rule) }
      for fact in results.outcomes[index].missing {
        if rules[fact] == nil { facts.append(fact) }
        rules[fact, default: []].insert(rule)
        missing[results.outcomes[index].location, default: []].insert(fact)
      }
    }
    for facts in missing.values { counts[facts, default: 0] += 1 }
  }

  /// Facts that the same components lack.
  struct Group {
    var facts: [String]

    /// How many rules they are missing for, and of how many components.
    var ruleCount: Int
    var componentCount: Int
  }

  /// What the same components lack, together.
  var groups: [Group] {
    var groups: [(lacking: Set<Set<String>>, facts: [String])] = []
    for fact in facts {
      let lacking = Set(counts.keys.filter { $0.contains(fact) })
      if let same = groups.firstIndex(where: { $0.lacking == lacking }) {
        groups[same].facts.append(fact)
      } else {
        groups.append((lacking, [fact]))
      }
    }
    return groups.map { lacking, facts in
      Group(
        facts: facts,
        ruleCount: facts.reduce(into: Set<String>()) { $0.formUnion(rules[$1] ?? []) }.count,
        componentCount: lacking.reduce(0) { $0 + (counts[$1] ?? 0) }
      )
    }
  }
}

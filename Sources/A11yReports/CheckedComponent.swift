internal import A11yRules

/// What the rules came to on a component: as much as reports list beside what was found.
package struct CheckedComponent: Hashable, Sendable {
  /// What reports call it.
  let name: String

  /// How many targets passed; composites, which only sum up others, are not counted.
  private(set) var passes = 0

  /// The rules that found nothing on it, by their ids in order.
  private(set) var quiet: [QuietRule] = []

  /// A rule that found nothing.
  package struct QuietRule: Hashable, Sendable {
    let id: String
    var decision: Decision
  }

  enum Decision: Hashable, Sendable {
    case passed
    /// It was not decided, and what of the input was missing for it; nil where it was left out on
    /// request.
    case untested(missing: String?)
  }

  /// The components that outcomes are about, in the order of these.
  static func all(in outcomes: [Outcome]) -> [CheckedComponent] {
    var components: [CheckedComponent] = []
    var places: [String: Int] = [:]
    var decisions: [[String: Decision?]] = []
    for index in outcomes.indices where outcomes[index].result != .inapplicable {
      let (name, rule) = (outcomes[index].component, outcomes[index].rule)
      let place = places[name] ?? components.count
      if place == components.count {
        places[name] = place
        components.append(CheckedComponent(name: name))
        decisions.append([:])
      }
      switch outcomes[index].result {
      case .failed, .cantTell: decisions[place][rule] = .some(nil)
      case .passed:
        if decisions[place][rule] != .some(nil) { decisions[place][rule] = .passed }
        if !outcomes[index].isComposite { components[place].passes += outcomes[index].count }
      case .untested:
        let decision = Decision.untested(missing: outcomes[index].missing.first)
        if decisions[place][rule] == nil { decisions[place][rule] = decision }
      case .inapplicable: break
      }
    }
    for place in components.indices {
      components[place].quiet = decisions[place].compactMap { id, decision in
        decision.map { QuietRule(id: id, decision: $0) }
      }.sorted { $0.id < $1.id }
    }
    return components
  }

  /// Holds its rules once with all components on which the same were quiet.
  mutating func share(_ known: inout Set<[QuietRule]>) {
    quiet = known.insert(quiet).memberAfterInsert
  }
}

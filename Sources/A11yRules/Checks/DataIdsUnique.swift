internal import A11yModel
internal import RuleCatalogue
internal import Support

extension Check {
  /// What tells steps or marks apart for the platform is another for each of them.
  static let dataIdsUnique = CheckSignature(
    "data-ids-unique",
    formerly: "unique-identity",
    cases: RepeatedID.Use.allCases.map(\.rawValue),
    evidence: ["identity", "repeated"],
    terms: ["count", "key"]
  ).whole { ask in
    guard let identity = ask.component.identity else { return .outOfScope }
    if identity == .id { return answer(onIDs: ask) }
    let items = items(identity, ask)
    guard items.count > 1 else { return .outOfScope }
    var counts: [String?: Int] = [:]
    var repeated: [Item] = []
    for item in items where item.missing == nil {
      counts[item.key, default: 0] += 1
      if counts[item.key] == 2 { repeated.append(item) }
    }
    let own: Particulars = ["identity": identity.rawValue]
    guard let first = repeated.first else {
      let fact = items.lazy.compactMap(\.missing).first
      return fact.map { ask.unknown($0, own) } ?? ask.holds(own)
    }
    let keys = repeated.prefix(10).map { $0.key ?? "" }
    return ask.fails(
      at: first.source,
      own + ["repeated": keys, "count": counts[first.key], "key": first.key]
    )
  }

  /// Of elements with one id in a file, what takes them for one.
  private static func answer(onIDs ask: Ask) -> CheckAnswer {
    guard let first = ask.component.repeatedIDs.first else { return ask.holds() }
    return ask.fails(
      as: first.use.rawValue,
      at: first.source,
      [
        "repeated": ask.component.repeatedIDs.prefix(10).map(\.id), "count": first.count,
        "key": first.id,
      ]
    )
  }

  /// A step or a mark, and what tells it apart; nil where it has nothing of the kind.
  private struct Item {
    var key: String?
    var source: Int

    /// Why the key is not known.
    var missing: String?
  }

  private static func items(_ identity: Identity, _ ask: Ask) -> [Item] {
    let component = ask.component
    let unknown = "the \(identity.rawValue) of each \(component.kind.itemNoun)"
    let isComplete = ask.facts.isComplete.contains(.data)
    func item(_ key: Fact<String>, _ source: Int) -> Item {
      let fact = key.missing ?? (key.isAbsent && !isComplete ? unknown : nil)
      return Item(key: key.value, source: source, missing: fact)
    }
    if let chart = component.chart {
      return chart.marks.enumerated().map { index, mark in
        switch identity {
        case .category: item(mark.category.map { .known($0) } ?? .absent, mark.source)
        case .value: item(mark.value.map(DecimalText.short), mark.source)
        default: item(.known(String(index)), mark.source)
        }
      }
    }
    let states = component.snapshots.first?.stepStates ?? []
    return component.steps.enumerated().map { index, step in
      switch identity {
      case .name: item(step.name, step.source)
      case .state:
        item(
          states.indices.contains(index) && states[index] != nil
            ? .known(component.states[states[index] ?? 0].id) : .absent,
          step.source
        )
      default: item(.known(String(index)), step.source)
      }
    }
  }
}

internal import A11yModel
internal import Listening
internal import RuleCatalogue

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
    let items = ask.facts.identified(by: identity)
    guard items.count > 1 else { return .outOfScope }
    var counts: [String?: Int] = [:]
    var repeated: [IdentifiedItem] = []
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
}

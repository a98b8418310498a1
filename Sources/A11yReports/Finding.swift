public import A11yModel
public import A11yRules

/// Outcomes with one rule, cause, result and suppression: one thing to mend, for people.
public struct Finding {
  /// The worst of them, which speaks for all.
  public var first: Outcome
  public var outcomes: [Outcome]

  /// The appearances in which it holds, in their order; empty where they do not matter.
  public var appearances: [Appearance] {
    Appearance.allCases.filter { appearance in
      outcomes.contains { $0.appearance == appearance }
    }
  }

  /// What to do: one remedy for each appearance that needs another, with those it is for; where one
  /// serves all, it alone, for none in particular.
  public var remedies: [(appearances: [Appearance], text: String)] {
    var remedies: [(appearances: [Appearance], text: String)] = []
    for appearance in appearances {
      let worst = outcomes.filter { $0.appearance == appearance }.max(by: Self.isLessBad)
      guard let text = worst?.remedy, !text.isEmpty else { continue }
      if let same = remedies.firstIndex(where: { $0.text == text }) {
        remedies[same].appearances.append(appearance)
      } else {
        remedies.append(([appearance], text))
      }
    }
    guard remedies.count < 2 else { return remedies }
    return first.remedy.isEmpty ? [] : [([], first.remedy)]
  }

  /// The remedies in words, each with what it is called.
  ///
  /// Where it cannot be told whether anything is wrong, the missing fact comes first; only what most
  /// likely fails is worth a remedy before it is known, unless that is how to give the fact.
  var remedyLines: [(label: String, text: String)] {
    guard first.result != .cantTell || first.likely == .fail || first.isRemedyForDoubt else {
      return []
    }
    return remedies.map { remedy in
      let names = remedy.appearances.map(\.rawValue).joined(separator: ", ")
      return (names.isEmpty ? "help:" : "help in \(names):", remedy.text)
    }
  }

  /// The profiles it holds for.
  public var profiles: [String] {
    Profile.Name.allCases.map(\.rawValue).filter { name in
      outcomes.contains { $0.profiles.contains(name) }
    }
  }

  /// How many targets it is about.
  public var targetCount: Int {
    Set(outcomes.map { [$0.component, $0.target ?? ""] }).count
  }

  private struct Key: Hashable {
    var file: String
    var rule: String
    var cause: String
    var result: Outcome.Result
    var suppression: Suppression?
  }

  /// The findings among outcomes of one result, in the order of their places.
  package static func merged(_ outcomes: [Outcome], _ result: Outcome.Result) -> [Finding] {
    var order: [Key] = []
    var groups: [Key: [Outcome]] = [:]
    for outcome in outcomes where outcome.result == result {
      let key = Key(
        file: outcome.location.file,
        rule: outcome.rule,
        cause: outcome.cause,
        result: result,
        suppression: outcome.suppression
      )
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(outcome)
    }
    return order.compactMap { key in
      guard let group = groups[key], let worst = group.max(by: { isLessBad($0, $1) }) else {
        return nil
      }
      return Finding(first: worst, outcomes: group)
    }
  }

  private static func isLessBad(_ one: Outcome, _ other: Outcome) -> Bool {
    if one.impact != other.impact { return one.impact < other.impact }
    // The least ratio or difference speaks for the others; of equal ones, the one that needs most.
    let ratios = (one.closeness, other.closeness)
    if ratios.0 != ratios.1 { return ratios.0 > ratios.1 }
    return (one.number("threshold") ?? 0) < (other.number("threshold") ?? 0)
  }
}

extension Outcome {
  /// The contrast ratio behind it, where there is one.
  var ratio: Double? { number("ratio") }

  /// How close two colours are that should be apart.
  var closeness: Double { ratio ?? number("difference") ?? .infinity }

  /// A number among the evidence.
  func number(_ name: String) -> Double? {
    for item in evidence where item.name == name {
      if case .number(let number) = item.value { return number }
    }
    return nil
  }
}

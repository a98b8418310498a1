public import A11yModel
public import A11yRules

/// Outcomes with one rule, cause, result and suppression: one thing to mend, for people.
public struct Finding {
  /// The worst of them, which speaks for all.
  public var first: Outcome
  public var outcomes: [Outcome]

  /// The appearances in which it holds, in their order; empty where they do not matter.
  public var appearances: [Appearance] {
    var seen: Set<Appearance> = []
    for index in outcomes.indices {
      if let appearance = outcomes[index].appearance { seen.insert(appearance) }
    }
    return Appearance.allCases.filter(seen.contains)
  }

  /// What to do: one remedy for each appearance that needs another, with those it is for; where one
  /// serves all, it alone, for none in particular.
  public var remedies: [(appearances: [Appearance], text: String)] {
    var remedies: [(appearances: [Appearance], text: String)] = []
    for appearance in appearances {
      let worst = outcomes.indices.filter { outcomes[$0].appearance == appearance }
        .max { Self.isLessBad(outcomes[$0], outcomes[$1]) }
      guard let text = worst.map({ outcomes[$0].remedy }), !text.isEmpty else { continue }
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
      let text = ClippedText.of(remedy.text)
      return (names.isEmpty ? "help:" : "help in \(names):", text)
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
    guard outcomes.count > 1 else { return outcomes.count }
    return Set(outcomes.indices.map { Place(outcomes[$0]) }).count
  }

  /// What tells targets apart.
  private struct Place: Hashable {
    var component: String
    var target: String

    init(_ outcome: borrowing Outcome) {
      (component, target) = (outcome.component, outcome.target ?? "")
    }
  }

  /// What outcomes of one finding have in common.
  struct Key: Hashable {
    private var file: String
    private var rule: String
    private var cause: String
    private var result: Outcome.Result
    private var suppression: Suppression?

    init(_ outcome: borrowing Outcome) {
      (file, rule, cause) = (outcome.location.file, outcome.rule, outcome.cause)
      (result, suppression) = (outcome.result, outcome.suppression)
    }
  }

  /// The findings among outcomes of one result, in the order of their places.
  ///
  /// - Parameters:
  ///   - outcomes: the outcomes.
  ///   - result: which of them count.
  ///   - isMeant: which of those do.
  /// - Returns: each with all of its outcomes.
  package static func merged(
    _ outcomes: [Outcome],
    _ result: Outcome.Result,
    where isMeant: (borrowing Outcome) -> Bool = { _ in true }
  ) -> [Finding] {
    var places: [Key: Int] = [:]
    var groups: [[Int]] = []
    for index in outcomes.indices
    where outcomes[index].result == result && isMeant(outcomes[index]) {
      let key = Key(outcomes[index])
      let place = places[key] ?? groups.count
      if place == groups.count {
        places[key] = place
        groups.append([])
      }
      groups[place].append(index)
    }
    return groups.map { group in
      let worst = group.max { isLessBad(outcomes[$0], outcomes[$1]) } ?? group[0]
      return Finding(first: outcomes[worst], outcomes: group.map { outcomes[$0] })
    }
  }

  private static func isLessBad(_ one: borrowing Outcome, _ other: borrowing Outcome) -> Bool {
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

  /// What evidence of a name says, in words.
  func text(_ name: String) -> String? {
    for item in evidence where item.name == name { return item.value.description }
    return nil
  }

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

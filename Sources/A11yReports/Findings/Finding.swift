package import A11yModel
package import A11yRules

/// One thing to mend, or one fact to give, for people: the outcomes that one edit settles.
package struct Finding {
  /// What speaks for all: the worst of them, at the place of the edit.
  package var first: Outcome

  /// In the order of the document.
  package var outcomes: [Outcome]

  /// Of a finding that sums up others, these: what each rule finds.
  package var parts: [Finding] = []

  /// The same in other variants of the component.
  package var alike: [Finding] = []

  /// The outcomes that it stands for, those of its parts and of other variants, too.
  package var joined: [Outcome] {
    parts.isEmpty && alike.isEmpty
      ? outcomes : outcomes + parts.flatMap(\.outcomes) + alike.flatMap(\.joined)
  }

  /// The appearances in which it holds, in their order; empty where they do not matter.
  package var appearances: [Appearance] {
    var seen: Set<Appearance> = []
    for index in outcomes.indices {
      if let appearance = outcomes[index].appearance { seen.insert(appearance) }
    }
    return Appearance.allCases.filter(seen.contains)
  }

  /// What to do: one remedy for each appearance that needs another, with those it is for; where one
  /// serves all, it alone, for none in particular.
  package var remedies: [(appearances: [Appearance], text: String)] {
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

  /// What is to be written to mend all of it, where people need not find the words.
  package var edits: [Edit] {
    guard parts.isEmpty else {
      let all = parts.map(\.edits)
      return all.contains([]) ? [] : all.flatMap(\.self)
    }
    var edits: [Edit] = []
    var seen: Set<Edit> = []
    for index in outcomes.indices {
      guard !outcomes[index].edits.isEmpty else { return [] }
      for edit in outcomes[index].edits where seen.insert(edit).inserted { edits.append(edit) }
    }
    return edits
  }

  /// The profiles it holds for.
  package var profiles: [String] {
    let joined = joined
    return Profile.Name.allCases.map(\.rawValue).filter { name in
      joined.contains { $0.profiles.contains(name) }
    }
  }

  /// The rules that find it: several where they all wait for one fact.
  package var rules: [String] {
    outcomes.indices.reduce(into: [first.rule]) { rules, index in
      if !rules.contains(outcomes[index].rule) { rules.append(outcomes[index].rule) }
    }
  }

  /// How many targets it is about.
  package var targetCount: Int {
    guard outcomes.count > 1 else { return outcomes.count }
    return Set(outcomes.indices.map { Target(outcomes[$0]) }).count
  }

  /// What tells targets apart.
  private struct Target: Hashable {
    var component: String
    var target: String

    init(_ outcome: borrowing Outcome) {
      (component, target) = (outcome.component, outcome.target ?? "")
    }
  }

  /// That of the first outcome in the document: it stays as long as that one does.
  package var fingerprint: String { outcomes.first?.fingerprint ?? first.fingerprint }

  /// Whether one outcome says less of what it shares with another.
  static func isLessBad(_ one: borrowing Outcome, _ other: borrowing Outcome) -> Bool {
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

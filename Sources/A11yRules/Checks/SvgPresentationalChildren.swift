internal import A11yModel
internal import ChartSpeech
internal import Claims
internal import Listening
internal import RuleCatalogue

extension Check {
  /// What a role makes one stop holds nothing that is to be met by itself.
  static let svgPresentationalChildren = CheckSignature(
    "svg-presentational-children",
    formerly: "presentational-children",
    when: ["operable"],
    cases: ["reached"],
    evidence: ["announcement", "swallowed"],
    terms: ["first", "more", "role"]
  ).each(of: \.presentingStops) { stop, ask in
    let (tree, index) = (ask.facts.trees[stop.snapshot], stop.element)
    let role: Particulars = ["role": tree.elements[index].role?.rawValue]
    if let child = tree.descendants(of: index).first(where: tree.isReachedByKeyboard) {
      let shown = tree.visibleTexts(in: child).joined(separator: " ")
      let name = tree.elements[child].label.value ?? shown
      return ask.fails(as: "reached", role + ["swallowed": [name], "first": name]) {
        $0.conditions = ["operable"]
      }
    }
    let announcement = tree.announcement(of: index)
    let names = ask.facts.unsaidNames(in: stop)
    guard let first = names.first else { return ask.holds() }
    return ask.fails(
      role + [
        "announcement": announcement.text, "swallowed": Array(names.prefix(10)), "first": first,
        "more": names.count > 1 ? names.count - 1 : nil,
      ],
      unless: announcement.missing
    )
  }
}

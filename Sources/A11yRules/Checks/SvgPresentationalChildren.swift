internal import A11yModel
internal import Claims
internal import Language
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
    if let child = tree.descendants(of: index).first(where: { isReached($0, tree) }) {
      let shown = tree.visibleTexts(in: child).joined(separator: " ")
      let name = tree.elements[child].label.value ?? shown
      return ask.fails(as: "reached", role + ["swallowed": [name], "first": name]) {
        $0.conditions = ["operable"]
      }
    }
    let announcement = tree.announcement(of: index)
    let names = unsaidNames(in: index, besides: announcement.text, tree, ask.facts)
    guard let first = names.first else { return ask.holds() }
    return ask.fails(
      role + [
        "announcement": announcement.text, "swallowed": Array(names.prefix(10)), "first": first,
        "more": names.count > 1 ? names.count - 1 : nil,
      ],
      unless: announcement.missing
    )
  }

  /// Whether a keyboard reaches an element.
  private static func isReached(_ index: Int, _ tree: AccessibilityTree) -> Bool {
    if case .hidden = tree.exposures[index] { return false }
    return tree.elements[index].focus == .keyboard
  }

  /// The names in a stop that its announcement and its hint do not say.
  private static func unsaidNames(
    in index: Int,
    besides announcement: String,
    _ tree: AccessibilityTree,
    _ facts: ComponentFacts
  ) -> [String] {
    var meaning = HeardWords(facts)
    let texts = [announcement, tree.hint(of: index) ?? ""]
    let said = meaning.all(in: texts)
    let saidTexts = HeardTexts(texts, meaning.meaning)
    var names: [String] = []
    var next = index + 1
    while next < tree.elements[index].end {
      let name = tree.elements[next].label.value ?? ""
      if case .swallowed = tree.exposures[next], !name.isEmpty {
        if !meaning.words(of: name).allSatisfy(said.contains), !saidTexts.spellOut(name) {
          names.append(name)
        }
        next = max(tree.elements[next].end, next + 1)
      } else {
        next += 1
      }
    }
    return names
  }
}

extension ComponentFacts {
  /// The stops whose roles make all that they hold part of them.
  fileprivate var presentingStops: [Occurrence] {
    trees.indices.flatMap { snapshot in
      let tree = trees[snapshot]
      return tree.elements.indices.filter { index in
        let element = tree.elements[index]
        return tree.isExposed(index) && element.isRoleStated && element.end > index + 1
          && element.role?.presentsChildren ?? false
      }.map { Occurrence(snapshot: snapshot, element: $0) }
    }
  }
}

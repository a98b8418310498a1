internal import A11yModel
internal import Language
internal import Listening
internal import RuleCatalogue

extension Check {
  /// The name of what can be operated holds its visible text, by which people call it.
  static let visibleLabelInName = CheckSignature(
    "visible-label-in-name",
    formerly: "label-in-name",
    evidence: ["announcement", "visible"],
    terms: ["label"]
  ).each(of: \.newElements, joining: .equal) { occurrence, ask in
    let (tree, index) = (ask.facts.trees[occurrence.snapshot], occurrence.element)
    // That something has no name at all is for other rules.
    guard tree.isExposed(index), tree.isOperable(index), !tree.isNameEmpty(index) else {
      return .outOfScope
    }
    let labels = tree.visibleLabels(of: index).filter { label in
      // What a progress shows as a number is its value, by which nobody calls it.
      ask.component.progress == nil
        || !label.comparableWords.list.allSatisfy { $0.begins(with: .number) }
    }
    guard !labels.isEmpty else { return .outOfScope }
    let name = tree.name(of: index)
    let words = name.told?.comparableWords ?? Words("")
    guard let label = labels.first(where: { !words.contains($0.comparableWords) }) else {
      return ask.holds()
    }
    return ask.fails(
      [
        "visible": Ornament.removed(from: label), "announcement": name.told ?? "",
        "label": label,
      ],
      unless: [name.missing],
      likely: .none
    )
  }
}

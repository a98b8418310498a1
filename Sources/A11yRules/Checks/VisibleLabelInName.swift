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
    let labels = visibleLabels(of: index, tree).filter { label in
      // What a progress shows as a number is its value, by which nobody calls it.
      ask.component.progress == nil
        || !comparable(label).list.allSatisfy { $0.begins(with: .number) }
    }
    guard !labels.isEmpty else { return .outOfScope }
    let name = tree.name(of: index)
    let words = name.value.map(comparable) ?? Words("")
    guard let label = labels.first(where: { !words.contains(comparable($0)) }) else {
      return ask.holds()
    }
    return ask.fails(
      [
        "visible": Ornament.removed(from: label), "announcement": name.value ?? "",
        "label": label,
      ],
      unless: [name.missing].compactMap(\.self),
      likely: .none
    )
  }

  /// The visible texts of an operable element that are words: its own, and not those of what it
  /// holds besides, as a button in a row or the steps in an indicator.
  private static func visibleLabels(of index: Int, _ tree: AccessibilityTree) -> [String] {
    let subject = tree.elements[index].subject
    var labels: [String] = []
    var next = index
    while next < max(tree.elements[index].end, index + 1) {
      if next != index,
        tree.isOperable(next) || tree.elements[next].subject != subject
      {
        next = max(tree.elements[next].end, next + 1)
        continue
      }
      if !isDecorative(next, tree), let text = tree.elements[next].text, isWorded(text) {
        labels.append(text)
      }
      next += 1
    }
    return labels
  }

  private static func isDecorative(_ index: Int, _ tree: AccessibilityTree) -> Bool {
    if case .decorative = tree.exposures[index] { true } else { false }
  }

  /// Whether text is more than a symbol: “×”, “→”, or a single letter as in “X” for close.
  private static func isWorded(_ text: String) -> Bool {
    let words = comparable(text).list
    guard words.count == 1, let word = words.first else { return !words.isEmpty }
    return word.count > 1 || word.begins(with: .number) || !word.isASCII
  }

  /// The words that count: letters and digits, without what stands in parentheses (ACT 2ee8b8).
  private static func comparable(_ text: String) -> Words {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case 0x80..., UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "%"), UInt8(ascii: "$"):
        false
      default: true
      }
    }
    if isPlain { return Words(text) }
    var depth = 0
    var result = ""
    for character in text {
      switch character {
      case "(": depth += 1
      case ")": depth = max(0, depth - 1)
      case _ where depth > 0: continue
      case "%", "$", "€", "£", "¥", "°": result.append(" ")
      default: result.append(character)
      }
    }
    return Words(result)
  }
}

internal import A11yModel
internal import Language

extension Check {
  /// The name of what can be operated holds its visible text, by which people call it.
  static let labelInName = Check("label-in-name") { context, verdicts in
    var seen: Set<Verdict> = []
    let versions = context.facts[StepVersions.self]
    for (snapshot, tree) in context.facts.trees.enumerated() {
      for index in versions.news(in: snapshot, tree).joined() where tree.isExposed(index) {
        // That something has no name at all is for other rules.
        guard tree.isOperable(index), !tree.isNameEmpty(index) else { continue }
        let labels = visibleLabels(of: index, tree).filter { label in
          // What a progress shows as a number is its value, by which nobody calls it.
          context.component.progress == nil
            || !comparable(label).list.allSatisfy { $0.begins(with: .number) }
        }
        guard !labels.isEmpty else { continue }
        let verdict = verdict(on: index, labels, tree, context.facts)
        if context.facts.trees.count == 1 || seen.insert(verdict).inserted {
          verdicts.append(verdict)
        }
      }
    }
  }

  private static func verdict(
    on index: Int,
    _ labels: [String],
    _ tree: AccessibilityTree,
    _ facts: ComponentFacts
  ) -> Verdict {
    var verdict = Verdict(.passed, facts.target(of: index, in: tree))
    let name = tree.name(of: index)
    let words = name.value.map(comparable) ?? Words("")
    guard let label = labels.first(where: { !words.contains(comparable($0)) }) else {
      return verdict
    }
    if let fact = name.missing {
      verdict.result = .cantTell([fact], likely: .none)
      verdict.message =
        "whether people who use voice control can call it ‘\(label)’ depends on \(fact)"
    } else {
      verdict.result = .failed
      verdict.message =
        "people who use voice control say ‘\(label)’ and do not reach it: its name is "
        + "‘\(name.value ?? "")’"
    }
    verdict.evidence = [
      Evidence("visible", .text(Ornament.removed(from: label))),
      Evidence("announcement", .text(name.value ?? "")),
    ]
    return verdict
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

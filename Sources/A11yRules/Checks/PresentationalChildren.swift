internal import A11yModel
internal import Language

extension Check {
  /// What a role makes one stop holds nothing that is to be met by itself.
  static let presentationalChildren = Check("presentational-children") { context, verdicts in
    var meaning = HeardWords(context.facts)
    for tree in context.facts.trees {
      for index in tree.elements.indices where isJudged(index, tree) {
        let target = context.facts.target(of: index, in: tree)
        if let reached = tree.descendants(of: index).first(where: { isReached($0, tree) }) {
          verdicts.append(focusable(reached, in: index, target, tree))
        } else {
          verdicts.append(buried(in: index, target, tree, &meaning))
        }
      }
    }
  }

  private static func isJudged(_ index: Int, _ tree: AccessibilityTree) -> Bool {
    let element = tree.elements[index]
    return tree.isExposed(index) && element.isRoleStated && element.end > index + 1
      && element.role?.presentsChildren ?? false
  }

  /// Whether a keyboard reaches an element.
  private static func isReached(_ index: Int, _ tree: AccessibilityTree) -> Bool {
    if case .hidden = tree.exposures[index] { return false }
    return tree.elements[index].focus == .keyboard
  }

  private static func focusable(
    _ child: Int,
    in index: Int,
    _ target: Target,
    _ tree: AccessibilityTree
  ) -> Verdict {
    let name = tree.elements[child].label.value ?? shownText(of: child, tree)
    let reached = name.isEmpty ? "something" : "‘\(name)’"
    var verdict = Verdict(
      .failed,
      target,
      "people who use a keyboard reach \(reached) in what is \(noun(index, tree)) to a screen reader, "
        + "which may say nothing of it"
    )
    verdict.conditions = ["operable"]
    verdict.evidence = [Evidence("swallowed", .list([name]))]
    return verdict
  }

  private static func shownText(of index: Int, _ tree: AccessibilityTree) -> String {
    tree.visibleTexts(in: index).joined(separator: " ")
  }

  private static func buried(
    in index: Int,
    _ target: Target,
    _ tree: AccessibilityTree,
    _ meaning: inout HeardWords
  ) -> Verdict {
    let announcement = tree.announcement(of: index)
    let texts = [announcement.text, tree.hint(of: index) ?? ""]
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
    guard let first = names.first else { return Verdict(.passed, target) }
    let missing = announcement.missing
    var verdict = Verdict(
      missing.isEmpty ? .failed : .cantTell(missing, likely: .fail),
      target,
      "people who use a screen reader hear ‘\(announcement.text)’ and miss ‘\(first)’"
        + (names.count > 1 ? " and \(names.count - 1) more" : "")
        + ", which \(noun(index, tree)) hides"
    )
    verdict.evidence = [
      Evidence("announcement", .text(announcement.text)),
      Evidence("swallowed", .list(Array(names.prefix(10)))),
    ]
    return verdict
  }

  private static func noun(_ index: Int, _ tree: AccessibilityTree) -> String {
    switch tree.elements[index].role {
    case .img?: "one image"
    case .graphicsSymbol?: "one symbol"
    case .progressbar?: "one progress bar"
    case let role?: "one \(role.rawValue)"
    case nil: "one stop"
    }
  }
}

internal import A11yModel

extension Check {
  /// What a stop holds is said by it, or can be asked for there.
  static let childrenNotSwallowed = Check("children-not-swallowed") { context, verdicts in
    var worst: [Target: Verdict] = [:]
    var order: [Target] = []
    let meaning = MeaningfulWords(context.facts)
    for tree in context.facts.trees {
      for index in tree.elements.indices {
        guard let verdict = verdict(on: index, tree, meaning, context) else { continue }
        if worst[verdict.target] == nil { order.append(verdict.target) }
        if worst[verdict.target].map({ isWorse(verdict, than: $0) }) ?? true {
          worst[verdict.target] = verdict
        }
      }
    }
    for target in order { worst[target].map { verdicts.append($0) } }
  }

  /// Whether a stop loses more in one state than in another.
  private static func isWorse(_ verdict: Verdict, than other: Verdict) -> Bool {
    func rank(_ verdict: Verdict) -> Int {
      switch verdict.result {
      case .passed: 0
      case .cantTell: 1
      case .failed: 2
      }
    }
    let ranks = (rank(verdict), rank(other))
    guard ranks.0 == ranks.1 else { return ranks.0 > ranks.1 }
    return verdict.impact ?? .serious > other.impact ?? .serious
  }

  private static func verdict(
    on index: Int,
    _ tree: AccessibilityTree,
    _ meaning: MeaningfulWords,
    _ context: CheckContext
  ) -> Verdict? {
    let element = tree.elements[index]
    let target = context.facts.target(of: element)
    if leavesChildren(index, tree) { return Verdict(.passed, target) }
    let swallowed = swallowed(by: index, tree)
    guard !swallowed.isEmpty else { return nil }
    let announcement = tree.announcement(of: index)
    var texts = [announcement.text, tree.textOnRequest(index)]
    let isWhole = element.kind == .component
    if isWhole { texts.append(context.facts.chartTexts) }
    let areAxesCarried = isWhole && context.facts.areAxesCarried(in: tree)
    let said = Set(texts.flatMap(meaning.allWords))
    let actions = Set(element.customActions.flatMap(meaning.allWords))
    let isAdjustable = element.traits.contains(.adjustable) && !context.component.steps.isEmpty
    let count = "\(context.component.steps.count)"
    let lost = swallowed.filter { child in
      if areAxesCarried, HiddenContent.isOfAxis(child, tree) { return false }
      let words = meaning.words(of: text(of: child, tree))
      if case .step(let step) = tree.elements[child].subject {
        // A user who can adjust the stop reaches the other steps one by one.
        if isAdjustable { return false }
        // Who hears how many steps there are knows that they are counted from 1.
        if said.contains(count), words == ["\(step + 1)"] { return false }
      }
      // To hear of a control is not to reach it.
      let heard = tree.elements[child].isOperable && element.grouping == .ignore ? actions : said
      return !words.allSatisfy(heard.contains)
    }
    let operable = lost.first { tree.elements[$0].isOperable }
    guard let first = operable ?? lost.first else { return Verdict(.passed, target) }
    let words = lost.map { text(of: $0, tree) }
    let heard = announcement.text.isEmpty ? "nothing" : "‘\(announcement.text)’"
    var verdict = Verdict(
      announcement.missing.isEmpty ? .failed : .cantTell(announcement.missing, likely: .fail),
      target,
      "people who use a screen reader hear \(heard) and "
        + (operable == nil ? "miss" : "cannot operate") + " ‘\(text(of: first, tree))’"
        + (lost.count > 1 ? " and \(lost.count - 1) more" : "")
    )
    verdict.evidence = [
      Evidence("announcement", .text(announcement.text)),
      Evidence("swallowed", .list(words)),
    ]
    verdict.impact = impact(of: lost, tree)
    if element.grouping == .ignore { verdict.remedy = "ignore" }
    return verdict
  }

  /// Whether an element groups what it holds without silencing it: as a container, or as one stop
  /// that says it all.
  private static func leavesChildren(_ index: Int, _ tree: AccessibilityTree) -> Bool {
    guard tree.elements[index].grouping != nil else { return false }
    return tree.descendants(of: index).contains { child in
      switch tree.exposures[child] {
      case .merged(into: index): true
      case .exposed: tree.container(of: child) == index
      default: false
      }
    }
  }

  /// What would be a stop of its own and has something to say.
  private static func swallowed(by index: Int, _ tree: AccessibilityTree) -> [Int] {
    var operableEnd = 0
    return tree.descendants(of: index).filter { child in
      guard tree.exposures[child] == .swallowed(by: index), child >= operableEnd else {
        return false
      }
      let element = tree.elements[child]
      if element.isOperable {
        // What it holds is its name.
        operableEnd = element.end
        return !text(of: child, tree).isEmpty
      }
      // A button's own visible text is for the rule on labels in names.
      if tree.elements[index].kind == .control, element.kind == .text { return false }
      return element.text != nil || element.label.value != nil || element.value.value != nil
    }
  }

  /// What a child would say: its own words, or those of what it holds.
  private static func text(of index: Int, _ tree: AccessibilityTree) -> String {
    let own = ownText(of: index, tree)
    guard own.isEmpty, tree.elements[index].isOperable else { return own }
    return tree.descendants(of: index).map { ownText(of: $0, tree) }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  private static func ownText(of index: Int, _ tree: AccessibilityTree) -> String {
    let element = tree.elements[index]
    return [element.label.value ?? element.text, element.value.value].compactMap(\.self)
      .joined(separator: ", ")
  }

  private static func impact(of lost: [Int], _ tree: AccessibilityTree) -> Impact? {
    if lost.contains(where: { tree.elements[$0].isOperable }) { return .critical }
    let areCaptions = lost.allSatisfy {
      tree.elements[$0].text != nil && tree.elements[$0].label == .absent
    }
    return areCaptions ? .moderate : nil
  }
}

internal import A11yModel
internal import Language
internal import Listening
internal import RuleCatalogue

extension Check {
  /// The component as a whole has a name: its own, or that of one container or stop that holds
  /// all its stops.
  static let componentHasName = CheckSignature(
    "component-has-name",
    formerly: "component-name",
    when: ["graphic", "operable"],
    cases: ["part", "silent", "title"],
    evidence: ["title"]
  ).deciding { context, verdicts in
    let kind = context.component.kind.noun
    guard context.facts.isAnythingMet else {
      if let verdict = silence(kind, context) { verdicts.append(verdict) }
      return
    }
    guard !isPresentational(context) else { return }
    let answers = context.facts.trees.filter(isMet).map { answer($0, context) }
    guard !answers.isEmpty else { return }
    let failure = "people who use a screen reader are not told what the \(kind) is: "
    var verdict = Verdict(.passed, context.facts.root)
    if let lack = answers.lazy.compactMap(\.lack).first {
      verdict.message = failure + lack
      verdict.result = .failed(
        unless: context.facts.doubt(
          "the name of the \(kind)",
          ofHost: "the name that its host gives the \(kind)"
        )
      )
      if let title = visibleTitle(context) {
        verdict.evidence = [Evidence("title", .text(title))]
        verdict.remedy = "title"
      }
      if verdict.result == .failed { verdict.matter = .nameOfWhole }
      if isPart(context) { verdict.remedy = "part" }
    } else if case .unknown(let fact)? = answers.first(where: { $0 != .named }) {
      verdict.message =
        "whether people who use a screen reader are told what the \(kind) is "
        + "depends on \(fact)"
      verdict.result = .cantTell([fact], likely: .none)
    }
    if context.facts.trees.first?.elements.first?.isOperable == true {
      verdict.conditions = ["operable"]
    }
    if let tree = context.facts.trees.first, tree.elements[0].isStatedGraphic,
      verdict.result.agrees(withName: tree.name(of: 0))
    {
      verdict.conditions.insert("graphic")
    }
    verdicts.append(verdict)
  }

  /// Whether it is an indicator within an image, which has a name of its own.
  private static func isPart(_ context: CheckContext) -> Bool {
    context.component.source > 0 && context.facts.trees.first?.elements.first?.role != nil
  }

  /// Whether the author of a picture says that as a whole it is nothing to assistive technology (ACT
  /// 7d6734 does not apply); what it holds is met all the same.
  private static func isPresentational(_ context: CheckContext) -> Bool {
    context.component.isPicture
      && context.facts.trees.first?.elements.first?.role?.isNone ?? false
  }

  /// What is there to see and for no screen reader to find: shapes are no accessibility elements by
  /// themselves, and a container without any is not entered.
  ///
  /// What is hidden has a rule of its own, and so has how far a progress is.
  private static func silence(_ kind: String, _ context: CheckContext) -> Verdict? {
    let component = context.component
    guard component.progress == nil, component.chart?.descriptor == nil,
      !component.steps.isEmpty || !(component.chart?.marks.isEmpty ?? true),
      let tree = context.facts.trees.first,
      isShown(tree), !hidesContent(tree)
    else { return nil }
    var verdict = Verdict(
      .failed,
      context.facts.root,
      "people who use a screen reader find nothing of the \(kind): none of it is an accessibility "
        + "element"
    )
    verdict.impact = .critical
    verdict.remedy = "silent"
    let missing = tree.elements.lazy.compactMap(\.label.missing).first
    let host = context.facts.doubt(
      missing ?? "which of it are accessibility elements",
      ofHost: "what its host makes of the \(kind)"
    )
    verdict.result = .failed(unless: host ?? missing)
    return verdict
  }

  private static func isShown(_ tree: AccessibilityTree) -> Bool {
    if case .decorative? = tree.exposures.first { false } else { true }
  }

  /// Whether anything is hidden besides what explains and measures the rest.
  private static func hidesContent(_ tree: AccessibilityTree) -> Bool {
    tree.exposures.contains { exposure in
      guard case .hidden(let root) = exposure else { return false }
      return ![.legend, .axis].contains(tree.elements[root].kind)
    }
  }

  private enum Answer: Hashable {
    case named
    case unnamed
    /// By the program that drew it.
    case misnamed(String)
    case unknown(String)

    /// What is wrong; nil where nothing is known to be.
    var lack: String? {
      switch self {
      case .unnamed: "it has no name"
      case .misnamed(let name):
        "its name ‘\(name)’ is what the program that drew it calls every image"
      case .named, .unknown: nil
      }
    }
  }

  /// Whether anything is met; what stands in for missing data is text of its own.
  private static func isMet(_ tree: AccessibilityTree) -> Bool {
    tree.standIn == nil && tree.exposures.contains(.exposed)
  }

  private static func answer(_ tree: AccessibilityTree, _ context: CheckContext) -> Answer {
    if let title = context.component.chart?.descriptor?.title.value, !Words(title).isEmpty {
      return .named
    }
    let root = tree.name(of: 0)
    if context.component.isPicture, let name = root.value, GeneratorName.isOne(name) {
      return isHeldByName(tree) ? .named : .misnamed(name)
    }
    if isNamed(0, tree), tree.elements[0].label != .absent || isNamedByContent(tree, context) {
      return .named
    }
    // Who meets the whole as a control is told nothing by the names of what it holds.
    let isControl = tree.isExposed(0) && !tree.elements[0].traits.isDisjoint(with: .operable)
    if !isControl, isNamedWithin(tree, context) { return .named }
    let missing = root.missing ?? context.component.chart?.descriptor?.title.missing
    return missing.map { .unknown($0) } ?? .unnamed
  }

  private static func isWorded(_ name: Fact<String>) -> Bool {
    name.value.map { !Words($0).isEmpty } ?? false
  }

  /// Whether what merges into one stop says what it is, and not only how much.
  private static func isNamedByContent(_ tree: AccessibilityTree, _ context: CheckContext) -> Bool {
    // Whatever a picture is one stop of, what it holds is not said.
    guard !context.component.isPicture else { return false }
    return switch context.component.kind {
    case .stepIndicator, .statusTracker: true
    case .progress: saysMoreThanNumbers(tree.announcement(of: 0).words)
    case .graphic: false
    case .chart:
      tree.elements.indices.contains { index in
        tree.exposures[index] == .merged(into: 0) && tree.elements[index].subject == .component
          && isWorded(tree.name(of: index))
      }
    }
  }

  // MARK: what holds all stops

  private static func isNamedWithin(_ tree: AccessibilityTree, _ context: CheckContext) -> Bool {
    // No author says what its parts are for: only a name for all of them is one of the whole.
    if context.component.isPicture { return isHeldByName(tree) }
    let isItem = { (index: Int) in
      [.step, .mark].contains(tree.elements[index].kind) && isMet(index, tree)
    }
    if let first = tree.elements.indices.first(where: isItem),
      let last = tree.elements.indices.last(where: isItem)
    {
      return tree.ancestors(of: first).contains { holder in
        tree.elements[holder].end > last && isNamed(holder, tree)
      }
    }
    let graphics = tree.elements.indices.filter { isGraphic($0, tree) }
    // A value names nothing; where there is one, what has it stands for the whole.
    let valued = graphics.filter { tree.elements[$0].value.value != nil }
    let speakers =
      valued.isEmpty ? graphics.filter { !tree.elements[$0].isOperable } : valued
    guard speakers.isEmpty else {
      return speakers.allSatisfy { stop in
        isNamed(stop, tree) || tree.ancestors(of: stop).contains { isNamed($0, tree) }
      }
    }
    return speaksForItself(tree, context)
  }

  /// Whether a stop may stand for the whole: no text, and no part of a legend or an axis.
  private static func isGraphic(_ index: Int, _ tree: AccessibilityTree) -> Bool {
    let element = tree.elements[index]
    guard tree.isExposed(index), element.subject == .component else { return false }
    return [.group, .shape, .track, .fill, .control].contains(element.kind)
  }

  /// Whether one named container holds everything that is met.
  private static func isHeldByName(_ tree: AccessibilityTree) -> Bool {
    let stops = tree.elements.indices.filter { tree.isExposed($0) }
    guard let first = stops.first, let last = stops.last else { return false }
    return tree.ancestors(of: first).contains { holder in
      holder > 0 && tree.elements[holder].end > last && isNamed(holder, tree)
    }
  }

  private static func isMet(_ index: Int, _ tree: AccessibilityTree) -> Bool {
    (index..<tree.elements[index].end).contains { tree.isExposed($0) }
  }

  private static func isNamed(_ index: Int, _ tree: AccessibilityTree) -> Bool {
    (tree.exposures[index] == .exposed || tree.exposures[index] == .container)
      && isWorded(tree.name(of: index))
  }

  private static func isText(_ index: Int, _ tree: AccessibilityTree) -> Bool {
    [.text, .title, .tick].contains(tree.elements[index].kind)
  }

  /// Whether text alone tells it all: where the steps are not met, text that says where the user is;
  /// where a ring is not, one text that says what goes on besides how far it is.
  private static func speaksForItself(_ tree: AccessibilityTree, _ context: CheckContext) -> Bool {
    let texts = tree.elements.indices.filter { tree.isExposed($0) && isText($0, tree) }
    let spoken = texts.map { tree.announcement(of: $0).words }
    switch context.component.kind {
    case .chart, .graphic: return false
    case .stepIndicator, .statusTracker: return spoken.contains { !$0.isEmpty }
    case .progress:
      return texts.count == 1 && saysMoreThanNumbers(spoken[0])
    }
  }

  private static func saysMoreThanNumbers(_ words: Words) -> Bool {
    words.list.contains { $0.count > 1 && $0.allSatisfy(.letter) && !isMeasure($0) }
  }

  private static func isMeasure(_ word: Word) -> Bool {
    word == "of" || word == "percent" || UnitVocabulary.isUnit(word)
  }

  /// The title that is seen, and is not that of an axis or a legend.
  private static func visibleTitle(_ context: CheckContext) -> String? {
    guard let tree = context.facts.trees.first else { return nil }
    return tree.elements.first { element in
      let holder = element.parent.map { tree.elements[$0].kind }
      return element.kind == .title && element.text != nil && holder != .axis && holder != .legend
    }?.text
  }
}

internal import A11yModel
internal import Claims
internal import Language
internal import Listening
internal import Looking
internal import RuleCatalogue

extension Check {
  /// Names and values are human text; symbols have a name at all.
  static let nameNotIdentifier = CheckSignature(
    "name-not-identifier",
    formerly: "human-name",
    words: [
      "file-endings", "name-endings", "symbol-words", "symbol-shapes", "numbered-ids", "code-words",
      "placeholders", "numbered", "captions", "commands", "state-symbols",
    ],
    when: ["image"],
    cases: ["sign", "symbol"],
    evidence: ["announcement", "symbol"]
  ).deciding { context, verdicts in
    let words = MachineName(context.set)
    let commands = context.set("commands")
    let identifiers = identifiers(in: context)
    lazy var shown = context.facts[ShownText.self]
    lazy var symbols = StateSymbols(
      context.facts,
      words: Set(context.list("state-symbols"))
    )
    var held: [Verdict] = []
    func say(_ verdict: Verdict) {
      if verdict.state == nil { verdicts.append(verdict) } else { held.append(verdict) }
    }
    func judge(_ element: Int, at occurrence: ComponentFacts.Occurrence) {
      let tree = context.facts.trees[occurrence.snapshot]
      guard isWorded(element, tree) else { return }
      let target = context.facts.target(of: element, in: tree)
      // What a program calls every image is no name, which is for another rule to say.
      let isNoName =
        element == 0 && context.component.isPicture
        && tree.elements[0].label.value.map(GeneratorName.isOne) ?? false
      let found = isNoName ? nil : offence(in: element, tree, words, identifiers)
      if found == nil, occurrence.state == nil { return verdicts.pass(target) }
      var verdict = Verdict(.passed, target)
      verdict.state = occurrence.state
      if let found, !isExcused(found, occurrence.element, tree, words, commands, shown) {
        verdict.result = .failed
        verdict.message = "people who use a screen reader hear ‘\(found.word)’, \(found.form.noun)"
        verdict.evidence = [Evidence("announcement", .text(found.text))]
        if element == 0, context.component.isPicture, found.text == tree.elements[0].label.value {
          verdict.conditions = ["image"]
        }
      }
      say(verdict)
    }
    for occurrence in context.facts.named {
      let tree = context.facts.trees[occurrence.snapshot]
      for glyph in namelessGlyphs(of: occurrence.element, tree) {
        say(verdict(onGlyph: glyph, occurrence, symbols, context))
      }
      if let verdict = verdict(onSign: occurrence, context) {
        say(verdict)
        continue
      }
      judge(occurrence.element, at: occurrence)
      for part in describedParts(of: occurrence.element, tree) { judge(part, at: occurrence) }
    }
    verdicts.append(acrossStates: held)
  }

  private struct Offence {
    var word: String
    var form: MachineName.Form

    /// The whole label or value it stands in.
    var text: String
  }

  /// A control of which a sign is all there is to hear.
  private static func verdict(
    onSign occurrence: ComponentFacts.Occurrence,
    _ context: CheckContext
  ) -> Verdict? {
    let tree = context.facts.trees[occurrence.snapshot]
    guard tree.isOperable(occurrence.element), let name = tree.name(of: occurrence.element).value,
      SignName.isOne(name)
    else { return nil }
    let target = context.facts.target(of: occurrence.element, in: tree)
    var verdict = Verdict(
      .failed,
      target,
      "people who use a screen reader hear ‘\(name)’, a sign that does not say what happens"
    )
    verdict.state = occurrence.state
    verdict.evidence = [Evidence("announcement", .text(name))]
    verdict.remedy = "sign"
    return verdict
  }

  /// The author's ids that are no words.
  private static func identifiers(in context: CheckContext) -> Set<String> {
    let component = context.component
    var identifiers: Set<String> = []
    func add(_ id: String?) {
      if let id, !Word(id).allSatisfy(.letter) { identifiers.insert(id) }
    }
    add(component.id)
    for step in component.steps { add(step.id) }
    for series in component.chart?.series ?? [] { add(series.id) }
    for state in component.states { add(state.id) }
    return identifiers
  }

  private static func isWorded(_ index: Int, _ tree: AccessibilityTree) -> Bool {
    tree.elements[index].label.value != nil || tree.elements[index].text != nil
      || tree.elements[index].value.value != nil
  }

  private static func offence(
    in index: Int,
    _ tree: AccessibilityTree,
    _ names: MachineName,
    _ identifiers: Set<String>
  ) -> Offence? {
    if let text = tree.elements[index].text, tree.elements[index].label == .absent {
      // Whoever sees the text reads the same; it is nobody's idea of a name only where it says nothing.
      let isPlaceholder =
        tree.elements[index].kind == .title
        ? names.isPlaceholder(text) : names.isNumbered(text)
      return isPlaceholder ? Offence(word: text, form: .placeholder, text: text) : nil
    }
    if let label = tree.elements[index].label.value {
      if UnfilledText.stands(in: label) {
        return Offence(word: label, form: .template, text: label)
      }
      if let tag = UnfilledText.tag(in: label) {
        return Offence(word: tag, form: .markup, text: label)
      }
      if names.isPlaceholder(label) { return Offence(word: label, form: .placeholder, text: label) }
      if identifiers.contains(label) {
        return Offence(word: label, form: .identifier, text: label)
      }
      if let found = names.word(in: label) {
        return Offence(word: found.word, form: found.form, text: label)
      }
    }
    guard let value = tree.elements[index].value.value else { return nil }
    if UnfilledText.stands(in: value) { return Offence(word: value, form: .template, text: value) }
    if names.isNumbered(value) { return Offence(word: value, form: .placeholder, text: value) }
    return names.word(in: value).map { Offence(word: $0.word, form: $0.form, text: value) }
  }

  /// Whether everyone gets the same: it is the element's visible text, or the name of something in
  /// the data, as of a file that is uploaded.
  private static func isExcused(
    _ offence: Offence,
    _ index: Int,
    _ tree: AccessibilityTree,
    _ names: MachineName,
    _ commands: WordSet,
    _ shown: @autoclosure () -> ShownText
  ) -> Bool {
    let words = Words(offence.word)
    let isVisible = tree.visibleTexts(in: index).contains { Words($0).contains(words) }
    switch offence.form {
    case .placeholder:
      // A link may lead to “Figure 1”.
      guard words.list.allSatisfy(names.placeholders.contains) else {
        return tree.isOperable(index) && names.isCaption(offence.word)
      }
      // A button that says “Clear” clears; one that says “Chart” shows the chart.
      let isCommand = tree.isOperable(index) && words.list.allSatisfy(commands.contains)
      return isVisible || isCommand || shown().names.contains(words)
    case .template: return false
    case .identifier: return isVisible || shown().names.contains(words)
    case .markup: return tree.visibleTexts(in: index).contains { $0.contains(offence.word) }
    case .symbol, .file: return isVisible || shown().contains(offence.word)
    case .code:
      let isName = offence.word.first?.isUppercase == true && !offence.word.contains("_")
      return isVisible || (isName && shown().contains(offence.word))
    }
  }

  /// What is said at a stop of parts of it that have a label or a value of their own.
  private static func describedParts(of index: Int, _ tree: AccessibilityTree) -> [Int] {
    guard AccessibilityTree.presentsChildren(tree.elements[index]) else { return [] }
    return tree.descendants(of: index).filter { child in
      tree.elements[child].isDescribed && tree.exposures[child] == .merged(into: index)
    }
  }

  // MARK: symbols without a label

  /// The glyphs heard at a stop whose names nobody gave.
  private static func namelessGlyphs(of index: Int, _ tree: AccessibilityTree) -> [Int] {
    if tree.elements[index].kind == .glyph {
      return tree.elements[index].label.missing == nil ? [] : [index]
    }
    guard AccessibilityTree.presentsChildren(tree.elements[index]) else { return [] }
    return tree.descendants(of: index).filter { child in
      tree.elements[child].kind == .glyph && tree.elements[child].label.missing != nil
        && tree.exposures[child] == .merged(into: index)
    }
  }

  private static func verdict(
    onGlyph index: Int,
    _ occurrence: ComponentFacts.Occurrence,
    _ symbols: StateSymbols,
    _ context: CheckContext
  ) -> Verdict {
    let element = context.facts.trees[occurrence.snapshot].elements[index]
    let symbol = element.symbol ?? ""
    var verdict = Verdict(
      .cantTell([element.label.missing ?? ""], likely: .fail),
      context.facts.target(of: element),
      "people who use a screen reader may hear the name of the symbol ‘\(symbol)’, which has no "
        + "label"
    )
    verdict.state = occurrence.state
    verdict.evidence = [Evidence("symbol", .text(symbol))]
    verdict.remedy = "symbol"
    // One look may show a symbol for each state; each wants a label of its own.
    verdict.cause = "\(symbol) in \(context.document.path(of: element.source))"
    if symbols.standsForState(symbol),
      let phrase = unsaidState(of: index, occurrence.snapshot, context)
    {
      verdict.result = .failed
      verdict.impact = .serious
      verdict.message =
        "only the symbol ‘\(symbol)’, which has no label, tells people who use a screen reader that "
        + phrase
    }
    return verdict
  }

  /// The state that nothing in a glyph's step says to assistive technology: “‘Packed’ is completed”.
  private static func unsaidState(
    of glyph: Int,
    _ snapshot: Int,
    _ context: CheckContext
  ) -> String? {
    let tree = context.facts.trees[snapshot]
    guard case .step(let step) = tree.elements[glyph].subject,
      let index = context.component.snapshots[snapshot].stepStates[step],
      let item = tree.ancestors(of: glyph).first(where: { tree.elements[$0].kind == .step })
    else { return nil }
    let stops = tree.exposed(in: item)
    let state = context.facts[StateTerms.self][index]
    let telling = StateVocabulary.telling(
      of: state,
      in: tree.announcement(ofAllIn: item),
      besides: context.component.steps[step].name.value,
      traits: stops.map { tree.elements[$0].statedTraits },
      context.facts.languages(of: stops, in: tree)
    )
    guard !stops.isEmpty, telling == .unsaid else { return nil }
    let name = context.component.steps[step].name.value.map { "‘\($0)’" } ?? "step \(step + 1)"
    return "\(name) is \(StateVocabulary.phrase(for: state.meaning))"
  }
}

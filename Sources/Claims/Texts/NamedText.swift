internal import A11yModel
internal import ChartSpeech
package import Language
package import Listening
internal import Looking

/// A text that is heard where something has a name, and whether it is meant for people.
package struct NamedText {
  package let target: Target
  package let state: String?
  package let finding: Finding

  package enum Finding {
    case human
    /// It is no human text; and whether it is the name of a picture.
    case offence(Offence, isOfPicture: Bool)
    /// A sign is all there is to hear of a control.
    case sign(String)
    /// A symbol whose name nobody gave, for want of a fact; and what it alone tells of its step.
    case symbol(String, fact: String, telling: String?)
  }

  /// Words that are no human text.
  package struct Offence {
    package var word: String
    package var form: MachineName.Form

    /// The whole label or value they stand in.
    package var text: String
  }
}

/// The texts that are heard where something has a name, one after another.
package struct NamedTexts: Sequence, IteratorProtocol {
  private let facts: ComponentFacts
  private let names: MachineName

  /// Words that say what a button does.
  private let commands: WordSet

  /// The author's ids that are no words.
  private let identifiers: Set<String>
  private let stateSymbols: Set<String>
  private lazy var symbols = StateSymbols(facts, words: stateSymbols)

  /// The next that is named, and what else is heard of the one before.
  private var place = 0
  private var pending: [NamedText] = []

  /// - Parameters:
  ///   - facts: the component.
  ///   - names: what names from the code look like.
  ///   - commands: words that say what a button does.
  ///   - stateSymbols: words in the names of symbols that stand for states.
  package init(
    _ facts: ComponentFacts,
    _ names: MachineName,
    commands: WordSet,
    stateSymbols: Set<String>
  ) {
    (self.facts, self.names, self.commands) = (facts, names, commands)
    self.stateSymbols = stateSymbols
    let component = facts.component
    let ids =
      [component.id] + component.steps.map(\.id) + component.states.map(\.id)
      + (component.chart?.series ?? []).map(\.id)
    identifiers = Set(ids.compactMap(\.self).filter { !Word($0).allSatisfy(.letter) })
  }

  package mutating func next() -> NamedText? {
    while true {
      if let text = pending.popLast() { return text }
      let stops = facts.occurrences.count
      guard place < stops + facts.containers.count else { return nil }
      let occurrence = place < stops ? facts.occurrences[place] : facts.containers[place - stops]
      place += 1
      let tree = facts.trees[occurrence.snapshot]
      let (glyphs, parts) = tree.partsHeard(at: occurrence.element)
      let name = tree.isOperable(occurrence.element) ? tree.name(of: occurrence.element).value : nil
      if let name, SignName.isOne(name) {
        pending.append(text(occurrence.element, occurrence, .sign(name)))
      } else {
        for part in parts.reversed() {
          if let finding = finding(part, occurrence) {
            pending.append(text(part, occurrence, finding))
          }
        }
        if let finding = finding(occurrence.element, occurrence) {
          let text = text(occurrence.element, occurrence, finding)
          if glyphs.isEmpty { return text }
          pending.append(text)
        }
      }
      for glyph in glyphs.reversed() {
        pending.append(text(glyph, occurrence, symbol(glyph, occurrence.snapshot)))
      }
    }
  }

  private func text(
    _ element: Int,
    _ occurrence: ComponentFacts.Occurrence,
    _ finding: NamedText.Finding
  ) -> NamedText {
    NamedText(
      target: facts.target(of: element, in: facts.trees[occurrence.snapshot]),
      state: occurrence.state,
      finding: finding
    )
  }

  // MARK: words

  /// Nil where there are no words.
  private func finding(
    _ index: Int,
    _ occurrence: ComponentFacts.Occurrence
  ) -> NamedText.Finding? {
    let tree = facts.trees[occurrence.snapshot]
    guard
      tree.elements[index].label.value != nil || tree.elements[index].text != nil
        || tree.elements[index].value.value != nil
    else { return nil }
    let pictureName =
      index == 0 && facts.component.isPicture ? tree.elements[index].label.value : nil
    // What a program calls every image is no name, which is for another rule to say.
    if let pictureName, GeneratorName.isOne(pictureName) { return .human }
    guard let found = offence(in: index, tree), !isExcused(found, occurrence.element, tree) else {
      return .human
    }
    return .offence(found, isOfPicture: found.text == pictureName)
  }

  private func offence(in index: Int, _ tree: AccessibilityTree) -> NamedText.Offence? {
    if let text = tree.elements[index].text, tree.elements[index].label == .absent {
      // Whoever sees the text reads the same; it is nobody's idea of a name only where it says nothing.
      let isPlaceholder =
        tree.elements[index].kind == .title ? names.isPlaceholder(text) : names.isNumbered(text)
      return isPlaceholder ? .init(word: text, form: .placeholder, text: text) : nil
    }
    if let label = tree.elements[index].label.value {
      let form: MachineName.Form? =
        UnfilledText.stands(in: label)
        ? .template
        : names.isPlaceholder(label)
          ? .placeholder : identifiers.contains(label) ? .identifier : nil
      let tag = form == .template ? nil : UnfilledText.tag(in: label)
      if let tag { return .init(word: tag, form: .markup, text: label) }
      if let form { return .init(word: label, form: form, text: label) }
      if let found = names.word(in: label) {
        return .init(word: found.word, form: found.form, text: label)
      }
    }
    guard let value = tree.elements[index].value.value else { return nil }
    if UnfilledText.stands(in: value) { return .init(word: value, form: .template, text: value) }
    if names.isNumbered(value) { return .init(word: value, form: .placeholder, text: value) }
    return names.word(in: value).map { .init(word: $0.word, form: $0.form, text: value) }
  }

  /// Whether everyone gets the same: it is the element's visible text, or the name of something in
  /// the data, as of a file that is uploaded.
  private func isExcused(
    _ offence: NamedText.Offence,
    _ index: Int,
    _ tree: AccessibilityTree
  ) -> Bool {
    let words = Words(offence.word)
    let isVisible = tree.visibleTexts(in: index).contains { Words($0).contains(words) }
    let shown = facts[ShownText.self]
    switch offence.form {
    case .placeholder:
      // A link may lead to “Figure 1”.
      guard words.list.allSatisfy(names.placeholders.contains) else {
        return tree.isOperable(index) && names.isCaption(offence.word)
      }
      // A button that says “Clear” clears; one that says “Chart” shows the chart.
      let isCommand = tree.isOperable(index) && words.list.allSatisfy(commands.contains)
      return isVisible || isCommand || shown.names.contains(words)
    case .template: return false
    case .identifier: return isVisible || shown.names.contains(words)
    case .markup: return tree.visibleTexts(in: index).contains { $0.contains(offence.word) }
    case .symbol, .file: return isVisible || shown.contains(offence.word)
    case .code:
      let isName = offence.word.first?.isUppercase == true && !offence.word.contains("_")
      return isVisible || (isName && shown.contains(offence.word))
    }
  }

  // MARK: symbols

  private mutating func symbol(_ glyph: Int, _ snapshot: Int) -> NamedText.Finding {
    let element = facts.trees[snapshot].elements[glyph]
    let symbol = element.symbol ?? ""
    let told = symbols.standsForState(symbol) ? facts.stateUnsaid(of: glyph, in: snapshot) : nil
    return .symbol(symbol, fact: element.label.missing ?? "", telling: told)
  }
}

extension AccessibilityTree {
  /// What is heard at a stop: the glyphs whose names nobody gave, and parts with a label or a value
  /// of their own.
  fileprivate func partsHeard(at index: Int) -> (glyphs: [Int], parts: [Int]) {
    var glyphs: [Int] = []
    var parts: [Int] = []
    if elements[index].kind == .glyph {
      if elements[index].label.missing != nil { glyphs = [index] }
    }
    guard Self.presentsChildren(elements[index]) else { return (glyphs, parts) }
    for child in descendants(of: index) where exposures[child] == .merged(into: index) {
      let isGlyph = elements[child].kind == .glyph && elements[child].label.missing != nil
      if isGlyph, elements[index].kind != .glyph { glyphs.append(child) }
      if elements[child].isDescribed { parts.append(child) }
    }
    return (glyphs, parts)
  }
}

extension ComponentFacts {
  /// The state that nothing in a glyph's step says to assistive technology: “‘Packed’ is completed”.
  fileprivate func stateUnsaid(of glyph: Int, in snapshot: Int) -> String? {
    let tree = trees[snapshot]
    guard case .step(let step) = tree.elements[glyph].subject,
      let index = component.snapshots[snapshot].stepStates[step],
      let item = tree.ancestors(of: glyph).first(where: { tree.elements[$0].kind == .step })
    else { return nil }
    guard !tree.exposed(in: item).isEmpty, telling(of: index, of: step, in: item, tree) == .unsaid
    else { return nil }
    let name = component.steps[step].name.value.map { "‘\($0)’" } ?? "step \(step + 1)"
    return "\(name) is \(StateVocabulary.phrase(for: component.states[index].meaning))"
  }
}

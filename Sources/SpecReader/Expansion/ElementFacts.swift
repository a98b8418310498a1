internal import A11yModel

// What is known of an element in its snapshot, and which look and what placeholders it gets there.
extension ElementBuilder {
  /// The author's traits, and those that the platform gives.
  func traits(of part: PartNode, _ exposure: Exposure) -> Traits {
    var traits: Traits = exposure.isPlain ? [] : exposure.more.traits
    if part.kind == .control, traits.isDisjoint(with: [.link, .adjustable, .toggle, .tab]) {
      traits.insert(.button)
    }
    if part.kind == .glyph { traits.insert(.image) }
    let isDisabledHere = part.placement.disabledWhen.map { condition in
      node.component.place(of: .component, current: current)
        .map { condition.holds(at: $0.position, of: $0.count) } ?? false
    }
    if isDisabled(part, exposure) || isDisabledHere == true { traits.insert(.notEnabled) }
    return traits
  }

  /// Whether its author says that it cannot be used now, to the eye or to assistive technology.
  private func isDisabled(_ part: PartNode, _ exposure: Exposure) -> Bool {
    part.placement.isDisabled
      || part.kind == .control && !exposure.isPlain && exposure.more.traits.contains(.notEnabled)
  }

  func fact(
    _ template: Template?,
    _ subject: Element.Subject,
    isAllKnown: Bool,
    _ phrase: @autoclosure () -> String
  ) -> Fact<String> {
    guard let template else { return isAllKnown ? .absent : .unknown(phrase()) }
    if let literal = template.literal { return .known(literal) }
    return filled(template, subject).fact(phrase())
  }

  /// Adds content in the rotor to an element, and notes what is too long to be heard.
  func add(_ content: Exposure.CustomContent, to element: inout Element) {
    let subjects =
      content.isForEachStep ? node.steps.indices.map { .step($0) } : [element.subject]
    for subject in subjects {
      let noun = "the custom content of the \(element.kind.rawValue)"
      let texts = [content.label, content.value].map {
        $0.map { filled($0, subject) } ?? FilledText("")
      }
      guard let label = texts[0].heard, let said = texts[1].heard else {
        element.missingContent = texts.lazy.compactMap { $0.missing(in: noun) }.first
        continue
      }
      element.customContent.append(
        Element.CustomContent(label: label, value: said, isImportant: content.isImportant)
      )
    }
  }

  /// A template with what its placeholders stand for there.
  func filled(_ template: Template, _ subject: Element.Subject) -> FilledText {
    template.text { placeholder in
      if let own = axisLabel?.value(placeholder) { return .known(own) }
      if let entry, placeholder != .unit { return values.fact(placeholder, ofEntry: entry) }
      return values.fact(placeholder, of: subject)
    }
  }

  // MARK: conditions

  func isPresent(_ part: PartNode, _ subject: Element.Subject) -> Bool {
    guard let condition = part.placement.condition else { return true }
    if let entry {
      return condition.holds(at: entry, of: node.component.chart?.legend?.entries.count ?? 0)
    }
    let place = node.component.place(of: subject, current: current)
    return place.map { condition.holds(at: $0.position, of: $0.count) } ?? true
  }

  // MARK: looks

  /// The first look that fits a step by its state and its place.
  func stepLook(for index: Int) -> LookNode? { looks.look(ofStep: index, in: state(ofStep: index)) }

  func state(ofStep index: Int) -> Int? {
    values.stepStates.indices.contains(index) ? values.stepStates[index] : nil
  }

  var entryLook: LookNode? { node.looks.first { $0.role == .entry } }

  var progressLook: LookNode? {
    guard node.component.kind == .progress, let state = values.progressState else { return nil }
    return node.looks.first { $0.role == .progress && $0.state == state }
  }
}

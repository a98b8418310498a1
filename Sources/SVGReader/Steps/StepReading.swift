internal import A11yModel
internal import Support
internal import XML

/// What a file says of one step: its name, its state, and whether it is the current one.
struct StepReading {
  let element: Int
  let elements: [A11yModel.Element]
  let origins: [Int: XML.Element]
  let place: A11yModel.Element.ListPosition?

  /// Whether a step beside it has a name, so that it has one, too.
  var isNamedRow = false

  /// The element and what it holds.
  private var range: Range<Int> { element..<max(elements[element].end, element + 1) }

  private var own: [XML.Element] { range.compactMap { origins[elements[$0].source] } }

  /// Whether it is said to be the current step, and no other thing that is current.
  var isCurrentStep: Bool { own.contains { current(of: $0) == .step } }

  private func current(of origin: XML.Element) -> CurrentKind? {
    origin["aria-current"].flatMap { CurrentKind(ariaCurrent: $0.singleSpaced) }
  }

  /// Whether its class or its id calls it a step.
  var isCalledStep: Bool {
    guard let origin = origins[elements[element].source] else { return false }
    return [origin["class"], origin.identifier].contains { $0.map(StepVocabulary.isStep) ?? false }
  }

  /// Whether only a class says its state.
  var isStateAssumed: Bool { state != stated }

  /// Whether it says which of how many steps it is: “Step 1 of 4: Cart”.
  var saysPlace: Bool {
    range.contains { index in
      [elements[index].label.value, elements[index].text].contains {
        $0.map(StepVocabulary.isPlace) ?? false
      }
    }
  }

  func item(at position: Int) -> StatedSteps.Item {
    var item = StatedSteps.Item(
      element: element,
      source: elements[element].source,
      id: origins[elements[element].source]?.identifier,
      name: .unknown("the name of step \(position + 1)")
    )
    if let name { item.name = .known(name) }
    item.state = state
    item.isCurrent = isCurrent
    item.place = place
    return item
  }

  // MARK: names

  private var name: String? { namedOtherwise ?? caption?.name }

  /// What its texts and labels say besides states.
  var namedOtherwise: String? {
    texts.lazy.compactMap(\.name).first ?? labels.lazy.compactMap(\.name).first
  }

  /// The text in it that names the step, though it is the word for a state: a caption where nothing else
  /// is, as “Done” below the last number.
  private var caption: StepLabel? {
    guard isNamedRow, namedOtherwise == nil else { return nil }
    return texts.lazy.compactMap(\.asCaption).first
  }

  // MARK: states

  /// What went wrong goes before where the user is, whatever says so.
  private var state: State.Meaning? {
    guard classState != .error else { return .error }
    // A class goes before a caption, but for what went wrong.
    return stated == .error ? .error : attributed ?? classState ?? stated
  }

  private var isCurrent: Bool {
    own.contains { origin in
      if origin["aria-current"] != nil { return current(of: origin) != nil }
      return elements[element].role == .tab && origin["aria-selected"] == "true"
    }
  }

  /// The state that attributes or texts give it.
  private var stated: State.Meaning? { state(said: labelStates + captionStates) }

  /// The state that attributes give it.
  private var attributed: State.Meaning? { state(said: labelStates) }

  private func state(said: [State.Meaning]) -> State.Meaning? {
    if said.contains(.error) || own.contains(where: { isTrue("aria-invalid", $0) }) {
      return .error
    }
    if isCurrent { return .current }
    if let first = said.first { return first }
    return own.contains { isTrue("aria-disabled", $0) } ? .unavailable : nil
  }

  private var labelStates: [State.Meaning] { labels.compactMap(\.state) }

  /// The states that texts beside its name say.
  private var captionStates: [State.Meaning] {
    caption == nil ? texts.compactMap(\.state) : []
  }

  /// The state that a class gives the step, or what is done with it.
  private var classState: State.Meaning? {
    range.lazy.filter { $0 == element || elements[$0].kind == .control }
      .compactMap { StepVocabulary.state(inClass: origins[elements[$0].source]?["class"]) }.first
  }

  private func isTrue(_ name: String, _ origin: XML.Element) -> Bool { origin[name] == "true" }

  // MARK: texts

  /// What is written in it.
  private var texts: [StepLabel] {
    range.compactMap { elements[$0].text.map(StepLabel.init) }
  }

  /// What its author calls it, and what it holds.
  private var labels: [StepLabel] {
    range.compactMap { elements[$0].label.value.map(StepLabel.init) }
  }
}

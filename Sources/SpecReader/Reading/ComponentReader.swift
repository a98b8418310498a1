internal import A11yModel
internal import Support
internal import XML

/// Reads one component of a spec.
struct ComponentReader {
  var spec: SpecReader
  let kind: Component.Kind
  let element: XML.Element

  var node: ComponentDraft
  /// States by id, series by id.
  var stateIndexes: [String: Int] = [:]
  var seriesIndexes: [String: Int] = [:]

  /// The ids of the first series.
  var seriesIDs: [String] = []

  /// How many more steps or marks there are of the last one, of which nobody knows how many there are.
  let moreItems: Int

  /// The mark that is read next, as long as all stand in their order.
  var nextMark = 0

  init(spec: SpecReader, kind: Component.Kind, element: XML.Element) {
    self.spec = spec
    self.kind = kind
    self.element = element
    moreItems = element[.count].flatMap(NumberSyntax.count) ?? 0
    node = ComponentDraft(kind, source: spec.source(of: element))
    node.hasUnknownData = !spec.unknownFacts.isEmpty
  }

  /// Reads all that its source says.
  mutating func read(language: String?) {
    readCommon(language)
    readStates()
    switch kind {
    case .stepIndicator, .statusTracker: readIndicator()
    case .progress: readProgress()
    case .chart: readChart()
    case .graphic: break
    }
    readBody()
    readChanges()
    readAnimations(of: element)
  }

  /// A progress has a number of its own; its accessibility value has another name.
  var valueAttribute: SpecName { kind == .progress ? .valueText : .value }

  // MARK: what all have

  private mutating func readCommon(_ language: String?) {
    node.component.id = element[.id]
    node.component.variant = element[.variant]
    node.component.scope = spec.word(.scope, of: element)
    node.component.completeness = spec.groups(completeIn: element)
    spec.scope = node.component.scope ?? spec.scope
    spec.completeness = node.component.completeness ?? spec.completeness
    let own = spec.readLanguage(of: element)
    node.component.language =
      spec.unknown(.lang, of: element).map {
        .unknown(FileFact.stringLanguage.rawValue + $0.suffix)
      } ?? (own ?? language).map { .known($0) } ?? .absent
    node.component.isLocalized = spec.flag(.localized, of: element) ?? true
    node.backdrop = spec.color(.backdrop, of: element)
    switch element[.surface] {
    case "elevated": node.component.surfaces = [.elevated]
    case "any": node.component.surfaces = [.base, .elevated]
    default: node.component.surfaces = [.base]
    }
    if let only = element[.appearance].flatMap(Appearance.init) {
      node.component.appearances = Appearance.allCases.filter { $0.base == only }
    }
    node.component.isDynamic = spec.flag(.dynamic, of: element) ?? (kind != .chart)
    node.component.identity = spec.word(.identity, of: element)
  }

  private mutating func readStates() {
    for child in element.elements where child.specName == .state {
      guard let id = child[.id], let meaning: State.Meaning = spec.word(.is, of: child) else {
        continue
      }
      var state = State(id: id, meaning: meaning)
      let words = child[.announcedAs]?.split(separator: "|").map { String($0).folded }
      state.announcedAs = words?.filter { !$0.isEmpty } ?? []
      state.hue = spec.word(.meaning, of: child)
      state.source = spec.source(of: child)
      stateIndexes[id] = node.component.states.count
      node.component.states.append(state)
      node.stateNodes.append(
        ComponentNode.StateNode(
          color: spec.color(.color, of: child),
          icon: child[.icon],
          from: spec.number(.from, of: child)
        )
      )
    }
  }

  /// The state that an attribute names: a declared one, or one of the dialect's own where none
  /// with its meaning is declared.
  mutating func state(_ attribute: SpecName, of element: XML.Element) -> Int? {
    guard let id = element[attribute] else { return nil }
    if let index = stateIndexes[id] { return index }
    let free = State.Meaning.allCases.filter { meaning in
      !node.component.states.contains { $0.meaning == meaning && $0.source != nil }
    }
    guard let meaning = free.first(where: { $0.rawValue == id }) else {
      guard !spec.isSuspect(id) else { return nil }
      let names = Array(stateIndexes.keys) + free.map(\.rawValue)
      spec.report(
        "\(attribute.text)=\"\(Excerpt.of(id))\": no state has this id"
          + Grammar.spec.synonyms.hint(for: id, in: names),
        attribute,
        of: element
      )
      return nil
    }
    return stateIndex(for: meaning)
  }

  /// The state of a meaning, declared or the dialect's own.
  mutating func stateIndex(for meaning: State.Meaning) -> Int {
    let states = node.component.states
    if let index = states.firstIndex(where: { $0.meaning == meaning }) { return index }
    stateIndexes[meaning.rawValue] = states.count
    node.component.states.append(State(id: meaning.rawValue, meaning: meaning))
    node.stateNodes.append(ComponentNode.StateNode())
    return states.count
  }

  // MARK: indicators

  private mutating func readIndicator() {
    node.component.isOrdered = spec.flag(.ordered, of: element) ?? true
    node.component.isVertical = element[.orientation] == "vertical"
    for child in element.descendants(named: .step) {
      var step = Step(
        id: child[.id],
        name: child[.name].map { .known($0.folded) }
          ?? missingData(.name, of: child, "the name of the step"),
        source: spec.source(of: child)
      )
      step.position = Double(node.component.steps.count)
      node.component.steps.append(step)
      node.steps.append(
        ComponentNode.StepNode(
          name: child[.name].map(\.folded),
          icon: child[.icon],
          state: state(.state, of: child)
        )
      )
    }
    if let step = node.component.steps.last, let last = node.steps.last {
      for _ in 0..<moreItems {
        node.component.steps.append(step)
        node.component.steps[node.steps.count].position = Double(node.steps.count)
        node.steps.append(last)
      }
    }
    guard let current = element[.current].flatMap(NumberSyntax.count) else { return }
    let count = node.component.steps.count
    guard current <= count + 1 || spec.hasStrangers else {
      spec.report(
        "current=\"\(current)\": "
          + (count == 0
            ? "there are no steps; write a <step> for each"
            : "the last of the steps is \(count); 0 is before the first and \(count + 1) behind it"),
        .current,
        of: element
      )
      return
    }
    node.component.current = current
    for meaning in [State.Meaning.completed, .current, .upcoming] {
      _ = stateIndex(for: meaning)
    }
  }

  // MARK: progress

  private mutating func readProgress() {
    let minimum = spec.number(.min, of: element) ?? 0
    let maximum = spec.number(.max, of: element) ?? 1
    let form: Progress.Form = spec.word(.type, of: element) ?? .ring
    node.component.progress = Progress(
      form: form,
      isDeterminate: spec.flag(.determinate, of: element) ?? (form != .spinner),
      value: spec.number(.value, of: element).map { .known($0) }
        ?? missingData(.value, of: element, "the value of the progress"),
      minimum: minimum,
      maximum: maximum,
      unit: element[.unit].map { .known($0) }
        ?? missingData(.unit, of: element, "the unit of the progress")
    )
    node.progressTexts = ComponentNode.ProgressTexts(
      value: element[.value],
      minimum: element[.min] ?? "0",
      maximum: element[.max] ?? "1"
    )
  }
}

internal import A11yModel
internal import XML

/// A fact with few possible values, of which it is not known which it has.
private struct UnknownChoice {
  let element: XML.Element
  let fact: String

  /// What it is called where it is missing.
  let phrase: String

  /// The values that it may have besides being left out; of what has to be given, the first is the one
  /// it is taken to have.
  let values: [String]
  let isRequired: Bool
}

extension SpecReader {
  /// The components that an element may stand for: first the one in which what is not known is left
  /// out, then those in which it has other values.
  ///
  /// - Parameters:
  ///   - element: the component.
  ///   - read: reads an element.
  /// - Returns: what is read; nil where something is wrong with it.
  func possibilities(
    of element: XML.Element,
    _ read: (XML.Element) -> Component?
  ) -> Component? {
    guard !unknownFacts.isEmpty else { return read(element) }
    let choices = index.listed.compactMap { choice(in: $0, of: element) }
    let given = choices.filter(\.isRequired).map { choice in
      XML.Element.Assumption(choice.element, choice.fact, choice.values[0])
    }
    guard var component = read(element.assuming(given)) else { return nil }
    component.openFacts = openFacts(in: element)
    // A state that is not known is none that is missing.
    if choices.contains(where: {
      $0.fact == SpecName.current.text || $0.fact == SpecName.state.text
    }) {
      component.missingLooks.removeAll { $0.fact == MissingLook.withoutState }
    }
    component.possibilities = Self.combinations(choices).compactMap { combination in
      let values = combination.map { choice, value in
        XML.Element.Assumption(choice.element, choice.fact, value)
      }
      return read(element.assuming(given + values)).map { other in
        Possibility(other, combination.map { $0.choice.phrase })
      }
    }
    return component
  }

  private typealias Combination = [(choice: UnknownChoice, value: String)]

  /// More combinations are not tried: then each value is by itself.
  private static let most = 64

  private static func combinations(_ choices: [UnknownChoice]) -> [Combination] {
    let single: [[Combination]] = choices.map { choice in
      let others = choice.isRequired ? choice.values.dropFirst() : choice.values[...]
      return others.map { [(choice, $0)] }
    }
    let count = single.reduce(1) { min($0 * ($1.count + 1), most + 1) }
    guard count <= most else { return single.flatMap(\.self) }
    let all: [Combination] = single.reduce([[]]) { all, others in
      all + all.flatMap { one in others.map { one + $0 } }
    }
    // What differs in fewest facts tells best which of them matters.
    return all.filter { !$0.isEmpty }.sorted { $0.count < $1.count }
  }

  /// What an element says is not known, where that has few values; nil of anything else.
  private func choice(in unknown: XML.Element, of component: XML.Element) -> UnknownChoice? {
    guard let (parent, known) = fact(in: unknown, of: component) else { return nil }
    if known.fact == KnowableFact.count {
      let phrase = phrase(of: known, parent, nil)
      return UnknownChoice(
        element: parent,
        fact: known.fact,
        phrase: phrase,
        values: ["1", "30"],
        isRequired: false
      )
    }
    guard let type = Self.attribute(known.fact, of: parent) else { return nil }
    let values = values(of: type, component)
    guard !values.isEmpty else { return nil }
    return UnknownChoice(
      element: parent,
      fact: known.fact,
      phrase: phrase(of: known, parent, type),
      values: values,
      isRequired: type.isRequired
    )
  }

  /// What an element within a component says is not known of the one that it stands in.
  private func fact(
    in unknown: XML.Element,
    of component: XML.Element
  ) -> (parent: XML.Element, fact: UnknownFact)? {
    guard let parent = unknown.parent, let name = unknown[.fact],
      (component.order..<(component.order + component.nodeCount)).contains(parent.order),
      let known = self.unknown(name, of: parent)
    else { return nil }
    return (parent, known)
  }

  private static func attribute(_ name: String, of element: XML.Element) -> AttributeType? {
    Grammar.spec.elements.first { $0.name == element.name }?.types.lazy
      .compactMap { $0.attribute(name) }.first
  }

  private func phrase(
    of fact: UnknownFact,
    _ parent: XML.Element,
    _ type: AttributeType?
  ) -> String {
    if case .boolean? = type?.kind {
      return "whether the \(parent.name.replacing("-", with: " ")) is \(fact.fact)\(fact.suffix)"
    }
    return Self.phrase(fact.fact, of: parent) + fact.suffix
  }

  /// All that is said not to be known of a component, in document order.
  private func openFacts(in component: XML.Element) -> [OpenFact] {
    index.listed.compactMap { unknown in
      guard let (parent, known) = fact(in: unknown, of: component) else { return nil }
      let phrase = phrase(of: known, parent, Self.attribute(known.fact, of: parent))
      return OpenFact(phrase, source: source(of: unknown))
    }
  }

  private func values(of attribute: AttributeType, _ component: XML.Element) -> [String] {
    if Self.told.contains(attribute.name) { return [] }
    switch attribute.kind {
    case .boolean: return Self.trueByDefault.contains(attribute.name) ? ["false"] : ["true"]
    case .word(let words), .words(let words): return words.map(\.name)
    case .text where attribute.name == SpecName.state.text:
      let ids = component.elements.filter { $0.specName == .state }.compactMap { $0[.id] }
      return ids.isEmpty ? State.Meaning.allCases.map(\.rawValue) : ids
    case .count where attribute.name == SpecName.current.text:
      return (1...max(component.descendants(named: .step).count, 1)).prefix(8).map(String.init)
    default: return Self.samples[attribute.name] ?? []
    }
  }

  /// What is known, unknown or absent by itself, and rules say so.
  private static let told: Set<String> = [
    "align", "overflow", "reduced", "required", "scales", "style", "text-equivalent", "weight",
  ]

  private static let trueByDefault: Set<String> = [
    "determinate", "dynamic", "localized", "ordered",
  ]

  /// Of what has many values, some that differ from none in all that rules ask.
  private static let samples = [
    "dash": ["unknown"], "marker": ["unknown"], "pattern": ["unknown"], "repeats": ["forever"],
    "sort-priority": ["1", "-1"],
  ]
}

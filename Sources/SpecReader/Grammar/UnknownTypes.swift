internal import A11yModel
internal import XML

/// What may be said not to be known.
enum KnowableFact {
  /// What an element shows as its text.
  static let text = "text"

  /// What an element holds besides what is given.
  static let contents = "contents"

  /// How many steps or marks there are.
  static let count = "count"

  /// The language of all that a component says.
  private static let language = "lang"

  /// The facts of elements of a type: what attributes say, what they show and what they hold.
  static func facts(of type: ElementType) -> [String] {
    var facts = type.ownAttributes.filter(isKnowable).map(\.name)
    if Component.Kind(rawValue: type.name) != nil { facts.append(language) }
    if type.holdsText { facts.append(text) }
    if type.children.contains(where: { $0.name == "text" }) { facts.append(contents) }
    if type.children.contains(where: { $0.name == "step" || $0.name == "mark" }),
      type.name != "step-group",
      type.name != "chart-group"
    {
      facts.append(count)
    }
    return facts
  }

  /// Whether an attribute says a fact: who gives a name to something, or says what is described, knows
  /// it.
  private static func isKnowable(_ attribute: AttributeType) -> Bool {
    switch attribute.kind {
    case .identifier, .reference, .place: false
    case .text, .boolean, .number, .count, .word, .words: !given.contains(attribute.name)
    }
  }

  /// What an author chooses in a spec, and numbers on which all others rest.
  private static let given: Set<String> = [
    "announced-as", "appearance", "complete", "each", "every", "every-percent", "from", "icon",
    "identity",
    "interval", "lang", "max", "min", "part", "platform", "scope", "source", "surface", "ticks",
    "variant", "view",
  ]
}

extension ElementType {
  /// Types of elements that may say of their facts that they are not known.
  static func allowingUnknown(_ types: [ElementType]) -> [ElementType] {
    let facts = types.map(KnowableFact.facts)
    let words = Set(facts.joined()).sorted().map { fact in
      AttributeType.Word(fact, summaries[fact] ?? "What ‘\(fact)’ would say.")
    }
    return [unknownFact(words)]
      + zip(types, facts).map { $0.allowing(.code, $1.isEmpty ? [] : [unknown]) }
  }

  /// The element that says so.
  private static let unknown = Child(name: "unknown", type: "unknown-fact")

  private static let summaries = [
    KnowableFact.text: "The text that it shows, or that is announced.",
    KnowableFact.contents: "What it holds besides what is given.",
    KnowableFact.count: "How many steps or marks there are; those that are given stand for them.",
  ]

  private static func unknownFact(_ facts: [AttributeType.Word]) -> ElementType {
    ElementType(
      unknown.type,
      "That a fact of the element that it stands in is not known: rules that need it say so and cannot "
        + "tell.",
      [
        AttributeType("fact", .word(facts), required: true, "The fact."),
        AttributeType("reason", .text, required: true, "Why it is not known, for reports."),
      ],
      example: #"<unknown fact="label" reason="a server sends the titles"/>"#
    ).allowing(.code, [])
  }
}

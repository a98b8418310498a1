internal import Support

/// Whether a document's names, nesting and words are those of the grammar.
package struct StructureCheck {
  private let grammar: Grammar

  /// What is wrong, in document order.
  package private(set) var problems: [Problem] = []

  /// One thing that is wrong, and where.
  package struct Problem: Error, Hashable, Sendable {
    package var message: String
    package var position: Position
  }

  /// Names that elements with something wrong were perhaps meant to define: what refers to one of
  /// them and finds nothing is no problem of its own.
  package private(set) var suspects: Set<String> = []

  /// Elements that have something wrong themselves, by their order: what they lack they may have
  /// under another name.
  package private(set) var faulty: Set<Int> = []

  /// Whether elements stand where the grammar knows none of their name.
  package private(set) var hasStrangers = false

  /// Where the first attribute stands that is a place in a file.
  package private(set) var firstPlace: Position?

  /// Attributes of the first element that are not the grammar's business.
  private let foreign: Set<String>

  /// The types of elements of which it has been told what they hold, and what attributes they have.
  private var listedHolders: Set<String> = []
  private var listedTypes: Set<String> = []
  private let tree: Tree
  private let root: Int

  /// The number of the grammar's namespace in the document; nil where the document has none of it.
  private let namespace: Int32?

  /// Checks an element and all within it against the type of the grammar's root.
  package init(_ grammar: Grammar, _ element: Element, ignoring foreign: Set<String> = []) {
    self.grammar = grammar
    self.foreign = foreign
    let element = element.numbered(by: grammar.vocabulary)
    tree = element.tree
    root = element.order
    namespace = tree.namespaces.number(of: grammar.namespace)
    check(element, as: grammar.rootPlace)
  }

  /// Recursion is bounded by the depth that the parser allows.
  private mutating func check(_ element: Element, as place: Int) {
    let names = grammar.numbered[place]
    checkAttributes(of: element, names)
    guard !names.type.isOpen, !element.isEmpty else { return }
    guard names.type.holdsText || !element.holdsText else {
      for item in element.content {
        switch item {
        case .element(let child): checkChild(child, of: element, names)
        case .text(let text, let position):
          let excerpt = Excerpt.of(text.drop { Whitespace.contains($0) })
          report(
            "<\(element.name)> holds no text, but ‘\(excerpt)’ stands here" + textPlace(names.type),
            at: position
          )
        case .instruction: continue
        }
      }
      return
    }
    for child in element.elements { checkChild(child, of: element, names) }
  }

  /// Where text belongs that stands directly in an element.
  private func textPlace(_ type: ElementType) -> String {
    if type.attribute("name") != nil { return "; say it with name=" }
    let isForText = type.children.contains { $0.name == "text" }
    return isForText ? "; put it into a <text>" : ""
  }

  // MARK: elements

  private mutating func checkChild(_ child: Element, of parent: Element, _ names: NumberedType) {
    let node = tree.nodes[child.index]
    if node.namespace == namespace, let place = names.childType(Int(node.name)) {
      check(child, as: place)
      return
    }
    let type = names.type
    hasStrangers = true
    suspect(child)
    let name = "<\(Excerpt.of(child.name))>"
    guard child.namespace == grammar.namespace else {
      let namespace = child.namespace.isEmpty ? "no namespace" : "‘\(Excerpt.of(child.namespace))’"
      report(
        "\(name) is in \(namespace), and what <\(parent.name)> holds is in ‘\(grammar.namespace)’",
        at: child.position
      )
      return
    }
    report(name + reason(for: child.name, in: parent.name, type), at: child.position)
  }

  private mutating func reason(
    for name: String,
    in parent: String,
    _ type: ElementType
  ) -> String {
    let isKnown = !grammar.parents(of: name).isEmpty
    let start = isKnown ? " cannot stand in <\(parent)>" : " is no element of this dialect"
    let meant = MeantElement(name, in: parent, type, grammar)
    let hint = meant.map { "; \($0.sentence)" }
    return start + (meant?.isElsewhere == true ? hint ?? "" : held(in: parent, type, hint))
  }

  /// What an element may hold, told once, and a better hint where there is one.
  private mutating func held(in parent: String, _ type: ElementType, _ hint: String?) -> String {
    let names = type.ownChildren.map(\.name)
    if names.isEmpty {
      return "; <\(parent)> holds \(type.holdsText ? "text only" : "nothing")" + (hint ?? "")
    }
    guard listedHolders.insert(type.name).inserted else {
      return hint ?? "; what <\(parent)> holds is said above"
    }
    return "; <\(parent)> holds \(NearestName.choice(names))" + (hint ?? "")
  }

  /// Remembers the names that an element and all within it give.
  private mutating func suspect(_ element: Element) {
    suspectNames(of: element)
    for child in element.elements { suspect(child) }
  }

  private mutating func suspectNames(of element: Element) {
    for name in ["id", "name"] { if let value = element[name] { suspects.insert(value) } }
  }

  // MARK: attributes

  private mutating func checkAttributes(of element: Element, _ names: NumberedType) {
    let count = problems.count
    // The places of all cost no more than that of one.
    var positions: [Position]?
    var meant: Set<String> = []
    let first = Int(tree.nodes[element.index].firstAttribute)
    for ordinal in 0..<element.attributeCount {
      let stored = tree.attributes[first + ordinal]
      switch stored.namespace == 0 ? names.attribute(Int(stored.name)) : .unknown {
      case .text: continue
      case .attribute(let place):
        let known = names.type.attributes[place]
        if case .place = known.kind, firstPlace == nil {
          firstPlace = element.position(ordinal, &positions)
        }
        if tree.withBytes(of: stored.value, { ValueCheck.isPlain($0, of: known.kind) }) { continue }
        for problem in ValueCheck.problems(
          with: tree.string(stored.value),
          of: known,
          grammar.synonyms
        ) {
          report(problem, at: element.position(ordinal, &positions))
          // What is no name is the name of nothing, and that is told once.
          if case .reference = known.kind { suspects.insert(tree.string(stored.value)) }
        }
      case .unknown:
        let attribute = element.attribute(at: ordinal)
        let isForeign = element.order == root && foreign.contains(attribute.name)
        if attribute.isSchemaLocation || isForeign { continue }
        let other = MeantAttribute(attribute.name, of: names.type, grammar)
        meant.formUnion(other?.names ?? [])
        suspects.insert(attribute.value)
        report(
          unknown(attribute, of: element, names.type, other),
          at: element.position(ordinal, &positions)
        )
      }
    }
    for (number, attribute) in names.required
    where !element.has(number) && !meant.contains(attribute.name)
      && !isUnknown(attribute.name, of: element)
    {
      report(
        "<\(element.name)> needs the attribute ‘\(attribute.name)’: \(attribute.phrase)",
        at: element.position
      )
    }
    guard problems.count > count else { return }
    faulty.insert(element.order)
    suspectNames(of: element)
  }

  /// Whether an element says of an attribute that it is not known; one that misspells it is told that once.
  private func isUnknown(_ attribute: String, of element: Element) -> Bool {
    guard let mark = grammar.unknown else { return false }
    return element.elements.contains { child in
      child[mark.attribute].map { NearestName.of($0, in: [attribute]) != nil || $0 == attribute }
        ?? false
    }
  }

  private mutating func unknown(
    _ attribute: Attribute,
    of element: Element,
    _ type: ElementType,
    _ meant: MeantAttribute?
  ) -> String {
    let start = "<\(element.name)> has no attribute ‘\(Excerpt.of(attribute.name))’"
    if !attribute.namespace.isEmpty {
      let own = meant?.names.first.map { "; did you mean ‘\($0)’ without a prefix?" }
      return start + " of the namespace ‘\(Excerpt.of(attribute.namespace))’"
        + (own ?? "; remove it")
    }
    let names = type.ownAttributes.map(\.name)
    let hint = meant.map { "; \($0.sentence)" }
    if names.isEmpty { return start + "; it has none" + (hint ?? "") }
    guard listedTypes.insert(type.name).inserted else {
      return start + (hint ?? "; what it has is said above")
    }
    return start + "; expected \(NearestName.choice(names))" + (hint ?? "")
  }

  private mutating func report(_ message: String, at position: Position) {
    problems.append(Problem(message: message, position: position))
  }
}

extension Element {
  /// Where the name of an attribute begins, found with those of all.
  fileprivate func position(_ ordinal: Int, _ positions: inout [Position]?) -> Position {
    let known = positions ?? attributePositions
    positions = known
    return ordinal < known.count ? known[ordinal] : position
  }
}

extension Attribute {
  /// Whether it only tells a tool where the schema is (XML Schema 1.0, section 2.6.3).
  fileprivate var isSchemaLocation: Bool {
    namespace == "http://www.w3.org/2001/XMLSchema-instance"
      && ["schemaLocation", "noNamespaceSchemaLocation"].contains(name)
  }
}

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

  /// Attributes of the first element that are not the grammar's business.
  private let foreign: Set<String>

  /// Checks an element and all within it against the type of the grammar's root.
  package init(_ grammar: Grammar, _ element: Element, ignoring foreign: Set<String> = []) {
    self.grammar = grammar
    self.foreign = foreign
    root = element.order
    check(element, as: grammar.root)
  }

  private let root: Int

  /// Recursion is bounded by the depth that the parser allows.
  private mutating func check(_ element: Element, as typeName: String) {
    guard let type = grammar.types[typeName] else {
      preconditionFailure("the grammar names a type that it does not declare: \(typeName)")
    }
    checkAttributes(of: element, type)
    guard !type.isOpen else { return }
    for item in element.content {
      switch item {
      case .element(let child): checkChild(child, of: element, type)
      case .text(let text, let position):
        guard !type.holdsText else { continue }
        let excerpt = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(24)
        report("<\(element.name)> holds no text, but ‘\(excerpt)’ stands here", at: position)
      case .instruction: continue
      }
    }
  }

  private mutating func checkChild(
    _ child: Element,
    of parent: Element,
    _ type: ElementType
  ) {
    let names = type.children.map(\.name)
    guard child.namespace == grammar.namespace else {
      let namespace = child.namespace.isEmpty ? "no namespace" : "‘\(child.namespace)’"
      report(
        "<\(child.name)> is in \(namespace), not in ‘\(grammar.namespace)’",
        at: child.position
      )
      return
    }
    if let match = type.children.first(where: { $0.name == child.name }) {
      check(child, as: match.type)
      return
    }
    let isKnown = grammar.types.values.contains { type in
      type.children.contains { $0.name == child.name }
    }
    let reason = isKnown ? "cannot stand in <\(parent.name)>" : "is no element of this dialect"
    let hint =
      names.isEmpty
      ? "; <\(parent.name)> holds no elements" : NearestName.hint(for: child.name, in: names)
    report("<\(child.name)> \(reason)\(hint)", at: child.position)
  }

  private mutating func checkAttributes(of element: Element, _ type: ElementType) {
    // Attributes of other namespaces are other tools' business, as xsi:schemaLocation.
    for attribute in element.attributes where attribute.namespace.isEmpty {
      if element.order == root, foreign.contains(attribute.name) { continue }
      guard let known = type.attribute(attribute.name) else {
        let names = type.attributes.map(\.name)
        report(
          "<\(element.name)> has no attribute ‘\(attribute.name)’"
            + NearestName.hint(for: attribute.name, in: names),
          at: attribute.position
        )
        continue
      }
      checkValue(of: attribute, known)
    }
    for attribute in type.attributes where attribute.isRequired {
      guard element[attribute.name] == nil else { continue }
      report(
        "<\(element.name)> needs the attribute ‘\(attribute.name)’: \(attribute.summary)",
        at: element.position
      )
    }
  }

  private mutating func checkValue(of attribute: Attribute, _ type: AttributeType) {
    switch type.kind {
    case .boolean: checkWord(attribute.value, of: attribute, in: ["true", "false"])
    case .word(let words): checkWord(attribute.value, of: attribute, in: words)
    case .words(let words):
      for word in attribute.value.split(whereSeparator: \.isWhitespace) {
        checkWord(String(word), of: attribute, in: words)
      }
    case .number(let bound):
      if let problem = NumberSyntax.problem(with: attribute.value, atLeast: bound) {
        report("\(attribute.name)=\"\(attribute.value)\": \(problem)", at: attribute.position)
      }
    case .count:
      if Int(attribute.value).map({ $0 < 0 }) ?? true {
        report(
          "\(attribute.name)=\"\(attribute.value)\": a whole number from 0 is expected",
          at: attribute.position
        )
      }
    case .identifier, .reference:
      if !IdentifierSyntax.isValid(attribute.value) {
        report(
          "\(attribute.name)=\"\(attribute.value)\": an id is a letter or ‘_’, then letters, "
            + "digits, ‘-’, ‘_’ or ‘.’",
          at: attribute.position
        )
      }
    case .text: return
    }
  }

  private mutating func checkWord(_ word: String, of attribute: Attribute, in words: [String]) {
    guard !words.contains(word) else { return }
    let hint = NearestName.of(word, in: words).map { "; did you mean ‘\($0)’?" }
    let last = words.last ?? ""
    let choice = words.count < 2 ? last : words.dropLast().joined(separator: ", ") + " or \(last)"
    report(
      "\(attribute.name)=\"\(word)\": expected \(choice)\(hint ?? "")",
      at: attribute.position
    )
  }

  private mutating func report(_ message: String, at position: Position) {
    problems.append(Problem(message: message, position: position))
  }
}

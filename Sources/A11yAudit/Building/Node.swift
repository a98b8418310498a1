internal import A11yModel
internal import XML

extension Spec {
  /// An element as it is written: its name, its attributes, what is in it, and the code that made
  /// it.
  public struct Node: Sendable {
    package var name: String
    package var attributes: [(name: String, value: String)] = []
    package var text: String?
    package var children: [Node] = []
    package var origin: Origin

    package init(
      _ name: String,
      _ fileID: StaticString,
      _ filePath: StaticString,
      _ line: UInt,
      _ column: UInt
    ) {
      self.name = name
      origin = Origin(fileID, filePath, line, column)
    }

    /// Gives an attribute a value, where there is one.
    package mutating func set(_ name: String, _ value: (some AttributeValue)?) {
      if let value { attributes.append((name, value.attributeText)) }
    }
  }
}

extension Spec.Node {
  /// The element for the writer.
  var markup: Markup {
    Markup(
      name,
      attributes,
      content: children.map { .element($0.markup) } + (text.map { [.text($0)] } ?? [])
    )
  }

  /// It and all within it, in document order.
  var descendants: [Spec.Node] {
    var nodes: [Spec.Node] = []
    var waiting = [self]
    while let node = waiting.popLast() {
      nodes.append(node)
      waiting += node.children.reversed()
    }
    return nodes
  }

  /// What in the element's own texts XML has no means to write.
  var unwritableCharacters: [InputError] {
    let texts = attributes.map { (name: $0.name, text: $0.value) } + [("the text", text ?? "")]
    return texts.compactMap { name, text in
      guard let scalar = text.unicodeScalars.first(where: { !Escaping.isAllowed($0) }) else {
        return nil
      }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      return InputError(
        "\(name) of <\(self.name)>: the character U+\(code) cannot stand in a spec; remove it",
        at: origin.location
      )
    }
  }
}

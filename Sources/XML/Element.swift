/// One element of a document: a view into its tree.
package struct Element: Sendable {
  let tree: Tree
  let index: Int

  var node: Tree.Node { tree.nodes[index] }

  /// The local name.
  package var name: String { node.string }

  /// The namespace name; empty where there is none.
  package var namespace: String { tree.namespaces[Int(node.namespace)] }

  /// Where the start tag begins.
  package var position: Position { Position(line: Int(node.line), column: Int(node.column)) }

  /// The element's place in document order, unique within its document.
  package var order: Int { index }

  /// The attributes in document order, without namespace declarations.
  package var attributes: [Attribute] {
    let node = node
    return (0..<Int(node.attributeCount)).map { Attribute(element: self, ordinal: $0) }
  }

  /// Where the attributes' names begin, in one pass through the start tag.
  package var attributePositions: [Position] {
    let bytes = tree.source
    var cursor = Cursor(position: position, offset: node.offset)
    return StartTag(bytes, at: node.offset).attributeNames(in: bytes).map { name in
      cursor.advance(to: name.lowerBound, in: bytes)
      return cursor.position
    }
  }

  func attributePosition(_ ordinal: Int) -> Position {
    let positions = attributePositions
    return ordinal < positions.count ? positions[ordinal] : position
  }

  /// The value of the attribute with this local name and no namespace.
  package subscript(_ name: String) -> String? {
    index(of: name).map { tree.attributes[$0].value }
  }

  /// The attribute with this local name and no namespace.
  package func attribute(_ name: String) -> Attribute? {
    index(of: name).map { Attribute(element: self, ordinal: $0 - Int(node.firstAttribute)) }
  }

  private func index(of name: String) -> Int? {
    let first = Int(tree.nodes[index].firstAttribute)
    let end = first + Int(tree.nodes[index].attributeCount)
    var at = first
    while at < end {
      if tree.attributes[at].namespace == 0, tree.attributes[at].name == name { return at }
      at += 1
    }
    return nil
  }

  /// What stands directly within the element, in document order.
  package var content: [Content] {
    var content: [Content] = []
    var child = index + 1
    let end = Int(node.end)
    while child < end {
      let node = tree.nodes[child]
      switch node.kind {
      case .element: content.append(.element(Element(tree: tree, index: child)))
      case .text:
        content.append(
          .text(node.string, Position(line: Int(node.line), column: Int(node.column)))
        )
      case .instruction:
        content.append(.instruction(ProcessingInstruction(tree: tree, index: child)))
      }
      child = Int(node.end)
    }
    return content
  }

  /// The elements directly within this one, in document order.
  package var children: [Element] {
    var children: [Element] = []
    var child = index + 1
    let end = Int(node.end)
    while child < end {
      let node = tree.nodes[child]
      if node.kind == .element { children.append(Element(tree: tree, index: child)) }
      child = Int(node.end)
    }
    return children
  }

  /// The first child of this name in the element's own namespace.
  package func first(_ name: String) -> Element? {
    children.first { $0.name == name && $0.namespace == namespace }
  }

  /// The character data directly within the element, joined.
  package var text: String {
    var text = ""
    for case .text(let run, _) in content { text += run }
    return text
  }

  /// The element as it stands in the document's text.
  package var source: String {
    String(decoding: tree.source[node.offset..<node.endOffset], as: UTF8.self)
  }

  /// What lies between the element's tags, as it stands in the document's text.
  package var innerSource: String {
    let node = node
    guard index + 1 < Int(node.end) else { return "" }
    let bytes = tree.source
    guard var start = StartTag(bytes, at: node.offset).end else { return "" }
    var end = node.endOffset
    while end > start, bytes[end - 1] != UInt8(ascii: "<") { end -= 1 }
    end -= 1
    if start > end { start = end }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

/// What may stand within an element; comments are left out.
package enum Content: Sendable {
  case element(Element)
  case text(String, Position)
  case instruction(ProcessingInstruction)
}

/// One processing instruction (XML 1.0, section 2.6).
package struct ProcessingInstruction: Sendable {
  package var target: String
  package var data: String
  package var position: Position

  init(tree: Tree, index: Int) {
    let node = tree.nodes[index]
    target = node.string
    data = node.attributeCount == 0 ? "" : tree.attributes[Int(node.firstAttribute)].value
    position = Position(line: Int(node.line), column: Int(node.column))
  }
}

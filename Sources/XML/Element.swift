/// One element of a document: a view into its tree.
package struct Element: Sendable {
  let tree: Tree
  let index: Int

  var node: Tree.Node { tree.nodes[index] }

  /// The local name.
  package var name: String { tree.names[tree.nodes[index].name] }

  /// The number of the local name in its document.
  package var number: Int { Int(tree.nodes[index].name) }

  /// The element with its document's names numbered by a vocabulary.
  package func numbered(by vocabulary: Vocabulary) -> Element {
    Element(tree: tree.numbered(by: vocabulary), index: index)
  }

  /// The namespace name; empty where there is none.
  package var namespace: String { tree.namespaces[tree.nodes[index].namespace] }

  /// A value that an attribute is taken to have.
  package struct Assumption: Sendable {
    /// The order of the element.
    package var element: Int
    package var attribute: String
    package var value: String

    package init(_ element: Element, _ attribute: String, _ value: String) {
      (self.element, self.attribute, self.value) = (element.order, attribute, value)
    }
  }

  /// The same element of the document in which attributes have other values.
  package func assuming(_ values: [Assumption]) -> Element {
    values.isEmpty ? self : Element(tree: Tree(tree, values), index: index)
  }

  /// Where the start tag begins.
  package var position: Position {
    Position(line: Int(tree.nodes[index].line), column: Int(tree.nodes[index].column))
  }

  /// Whether elements or attributes of its document may have a local name.
  package func documentMayUse(_ name: String) -> Bool { number(ofName: name) != nil }

  /// The number of a local name in its document; nil where nothing in it can have that.
  package func number(ofName name: String) -> Int? { tree.names.number(of: name).map { Int($0) } }

  /// The element that it stands in; nil of the outermost.
  package var parent: Element? {
    node.parent < 0 ? nil : Element(tree: tree, index: Int(node.parent))
  }

  /// Whether white space stands before it, which is kept nowhere else where it stands alone between
  /// tags.
  package var followsSpace: Bool {
    node.offset > 0 && Whitespace.contains(tree.source[Int(node.offset) - 1])
  }

  /// How many elements, texts and instructions it is with all within it.
  package var nodeCount: Int { Int(tree.nodes[index].end) - index }

  /// The element's place in document order, unique within its document.
  package var order: Int { index }

  /// The attributes in document order, without namespace declarations.
  package var attributes: [Attribute] {
    (0..<attributeCount).map { Attribute(element: self, ordinal: $0) }
  }

  /// How many attributes there are.
  package var attributeCount: Int { Int(tree.nodes[index].attributeCount) }

  /// One of the attributes, from 0.
  package func attribute(at ordinal: Int) -> Attribute {
    Attribute(element: self, ordinal: ordinal)
  }

  /// Where the attributes' names begin, in one pass through the start tag.
  package var attributePositions: [Position] {
    let bytes = tree.source
    var cursor = Cursor(position: position, offset: Int(node.offset))
    return StartTag(bytes, at: Int(node.offset)).attributeNames(in: bytes).map { name in
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
    place { $0.namespace == 0 && tree.names[$0.name] == name }
      .map { tree.string(tree.attributes[$0].value) }
  }

  /// The value of the attribute whose name has this number, and no namespace.
  package func value(_ number: Int) -> String? {
    place(of: Int32(number)).map { tree.string(tree.attributes[$0].value) }
  }

  /// The value of the attribute whose name has this number, and no namespace, as UTF-8.
  ///
  /// - Parameters:
  ///   - number: the number of the name.
  ///   - read: what makes something of the value.
  /// - Returns: what it has made; nil where there is no such attribute.
  package func withValue<Result>(
    _ number: Int,
    _ read: (UnsafeBufferPointer<UInt8>) -> Result?
  ) -> Result? {
    guard let place = place(of: Int32(number)) else { return nil }
    return tree.withBytes(of: tree.attributes[place].value, read)
  }

  /// Whether there is an attribute whose name has this number, and no namespace.
  package func has(_ number: Int) -> Bool { place(of: Int32(number)) != nil }

  /// Whether it may have any of some attributes; where not, it has none of them.
  package func mayHave(_ names: AttributeNames) -> Bool {
    tree.nodes[index].attributeBits & names.bits != 0
  }

  /// The attribute with this local name and no namespace.
  package func attribute(_ name: String) -> Attribute? {
    place { $0.namespace == 0 && tree.names[$0.name] == name }
      .map { Attribute(element: self, ordinal: $0 - Int(node.firstAttribute)) }
  }

  private func place(of number: Int32) -> Int? {
    // Most are asked for much that they have not.
    guard tree.nodes[index].attributeBits & Tree.bit(of: number) != 0 else { return nil }
    return place { $0.name == number && $0.namespace == 0 }
  }

  private func place(where isMeant: (Tree.StoredAttribute) -> Bool) -> Int? {
    var at = Int(tree.nodes[index].firstAttribute)
    let end = at + Int(tree.nodes[index].attributeCount)
    while at < end {
      if isMeant(tree.attributes[at]) { return at }
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
          .text(
            tree.string(tree.attributes[Int(node.firstAttribute)].value),
            Position(line: Int(node.line), column: Int(node.column))
          )
        )
      case .instruction:
        content.append(.instruction(ProcessingInstruction(tree: tree, index: child)))
      }
      child = Int(node.end)
    }
    return content
  }

  /// The elements directly within this one, in document order, one after another.
  package var elements: Children { Children(of: self) }

  /// The same as an array.
  package var children: [Element] { Array(elements) }

  /// Whether text stands directly within it.
  var holdsText: Bool {
    var child = index + 1
    let end = Int(tree.nodes[index].end)
    while child < end {
      if tree.nodes[child].kind == .text { return true }
      child = Int(tree.nodes[child].end)
    }
    return false
  }

  /// Whether nothing lies within it, neither elements nor text.
  package var isEmpty: Bool { Int(tree.nodes[index].end) == index + 1 }

  /// The first child of this name in the element's own namespace.
  package func first(_ name: String) -> Element? {
    elements.first { $0.name == name && $0.namespace == namespace }
  }

  /// The first child whose name has this number, in the element's own namespace.
  package func first(_ number: Int) -> Element? {
    let namespace = tree.nodes[index].namespace
    return elements.first { $0.number == number && tree.nodes[$0.index].namespace == namespace }
  }

  /// The character data directly within the element, joined.
  package var text: String {
    var text = ""
    var child = index + 1
    let end = Int(tree.nodes[index].end)
    while child < end {
      if tree.nodes[child].kind == .text {
        let run = tree.string(tree.attributes[Int(tree.nodes[child].firstAttribute)].value)
        if text.isEmpty { text = run } else { text += run }
      }
      child = Int(tree.nodes[child].end)
    }
    return text
  }

  /// The element as it stands in the document's text.
  package var source: String {
    String(decoding: tree.source[Int(node.offset)..<Int(node.endOffset)], as: UTF8.self)
  }

  /// What lies between the element's tags, as it stands in the document's text.
  package var innerSource: String {
    let node = node
    guard index + 1 < Int(node.end) else { return "" }
    let bytes = tree.source
    guard var start = StartTag(bytes, at: Int(node.offset)).end else { return "" }
    var end = Int(node.endOffset)
    while end > start, bytes[end - 1] != UInt8(ascii: "<") { end -= 1 }
    end -= 1
    if start > end { start = end }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

/// The elements directly within another, in document order.
package struct Children: Sequence, IteratorProtocol, Sendable {
  private let tree: Tree
  private var place: Int
  private let end: Int

  init(of element: XML.Element) {
    tree = element.tree
    place = element.index + 1
    end = Int(tree.nodes[element.index].end)
  }

  package mutating func next() -> XML.Element? {
    while place < end {
      let index = place
      place = Int(tree.nodes[index].end)
      if tree.nodes[index].kind == .element { return XML.Element(tree: tree, index: index) }
    }
    return nil
  }
}

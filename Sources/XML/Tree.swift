/// A parsed document: its nodes in document order, flat, each with its place.
///
/// Names are held once, and values as ranges of the text they stand in, so that a document costs
/// little more than its text.
package final class Tree: Sendable {
  /// What stands at one place of a document.
  struct Node: Sendable {
    enum Kind: UInt8, Sendable {
      case element
      case text
      case instruction
    }

    var kind: Kind
    /// Of an element or an instruction, the number of its name.
    var name: Int32
    /// The number of its namespace.
    var namespace: Int32 = 0
    /// The node's parent, or -1.
    var parent: Int32
    /// One past the last node within this one.
    var end: Int32
    /// The element's attributes; character data and an instruction's data are held as the value of
    /// one.
    var firstAttribute: Int32
    var attributeCount: Int32 = 0
    var line: Int32
    var column: Int32
    /// Where the node's text begins and ends, in bytes of `source`.
    var offset: Int32
    var endOffset: Int32
    /// Which attributes without a namespace there may be; see ``Tree/bit(of:)``.
    var attributeBits: UInt64 = 0
  }

  /// One attribute, as its element holds it.
  struct StoredAttribute: Sendable {
    var name: Int32
    var namespace: Int32
    var value: Value
  }

  /// A value's bytes: in the document's text, or where XML reads them otherwise, beside it.
  struct Value: Sendable {
    /// Where it begins in `source`; in `values`, minus one less.
    var start: Int32
    var count: Int32
  }

  /// A comment, wherever it stands: in an element, or before or behind the root.
  struct StoredComment: Sendable {
    /// One past its last byte in `source`.
    var end: Int32
    /// How long its text is as XML reads it, in which a line ends with one byte.
    var count: Int32
  }

  let nodes: [Node]
  let attributes: [StoredAttribute]
  let names: DocumentNames
  let namespaces: DocumentNames

  /// Values that differ from the text, as those with entities.
  let values: [UInt8]

  /// The document's text, as UTF-8.
  package let source: [UInt8]

  let comments: [StoredComment]

  init(_ builder: TreeBuilder) {
    nodes = builder.nodes
    attributes = builder.attributes
    names = builder.names.names
    namespaces = builder.namespaces.names
    values = builder.values
    source = builder.source
    comments = builder.comments
  }

  /// The same document, its names numbered by another vocabulary.
  private init(_ tree: Tree, _ vocabulary: Vocabulary) {
    var names = DocumentNames(vocabulary: vocabulary)
    let numbers = tree.names.all.map { name in
      if let number = vocabulary.number(of: name) { return Int32(number) }
      names.others.append(name)
      return Int32(vocabulary.names.count + names.others.count - 1)
    }
    attributes = tree.attributes.map { attribute in
      var attribute = attribute
      attribute.name = numbers[Int(attribute.name)]
      return attribute
    }
    var nodes = tree.nodes
    for index in nodes.indices where nodes[index].kind != .text {
      nodes[index].name = numbers[Int(nodes[index].name)]
      let first = Int(nodes[index].firstAttribute)
      let own = attributes[first..<(first + Int(nodes[index].attributeCount))]
      nodes[index].attributeBits = own.reduce(0) { bits, attribute in
        attribute.namespace == 0 ? bits | Self.bit(of: attribute.name) : bits
      }
    }
    self.nodes = nodes
    self.names = names
    namespaces = tree.namespaces
    values = tree.values
    source = tree.source
    comments = tree.comments
  }

  /// The same document, some attributes with other values.
  init(_ tree: Tree, _ values: [Element.Assumption]) {
    (names, namespaces, source, comments) = (
      tree.names, tree.namespaces, tree.source, tree.comments
    )
    var (nodes, attributes, bytes) = (tree.nodes, tree.attributes, tree.values)
    for value in values {
      guard let name = names.number(of: value.attribute) else { continue }
      var node = nodes[value.element]
      let first = Int(node.firstAttribute)
      let old = attributes[first..<(first + Int(node.attributeCount))]
      let text = Value(start: -Int32(bytes.count) - 1, count: Int32(value.value.utf8.count))
      bytes += value.value.utf8
      node.firstAttribute = Int32(attributes.count)
      attributes += old.filter { $0.name != name || $0.namespace != 0 }
      attributes.append(StoredAttribute(name: name, namespace: 0, value: text))
      node.attributeCount = Int32(attributes.count) - node.firstAttribute
      node.attributeBits |= Self.bit(of: name)
      nodes[value.element] = node
    }
    (self.nodes, self.attributes, self.values) = (nodes, attributes, bytes)
  }

  /// The document with its names numbered by a vocabulary.
  func numbered(by vocabulary: Vocabulary) -> Tree {
    names.vocabulary === vocabulary ? self : Tree(self, vocabulary)
  }

  /// The document element.
  package var root: Element {
    Element(tree: self, index: 0)
  }

  /// The element whose start tag begins at a place; nil where none does.
  package func element(at position: Position) -> Element? {
    var low = 0
    var high = nodes.count
    while low < high {
      let middle = (low + high) / 2
      let node = nodes[middle]
      let place = Position(line: Int(node.line), column: Int(node.column))
      if place < position { low = middle + 1 } else { high = middle }
    }
    guard low < nodes.count, nodes[low].kind == .element else { return nil }
    let element = Element(tree: self, index: low)
    return element.position == position ? element : nil
  }

  func string(_ value: Value) -> String {
    withBytes(of: value) { String(decoding: $0, as: UTF8.self) }
  }

  /// A value's bytes, for as long as they are looked at.
  func withBytes<Result>(
    of value: Value,
    _ look: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let isInText = value.start >= 0
    let start = isInText ? Int(value.start) : -Int(value.start) - 1
    return (isInText ? source : values).withUnsafeBufferPointer { bytes in
      look(UnsafeBufferPointer(rebasing: bytes[start..<(start + Int(value.count))]))
    }
  }

  /// The bit of a name among those of an element's attributes: names that share none differ.
  static func bit(of name: Int32) -> UInt64 { 1 << UInt64(truncatingIfNeeded: name & 63) }
}

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
    /// Of an element or an instruction, an index into `names`.
    var name: Int32
    /// An index into `namespaces`.
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
    /// Which attributes there may be: bits of their names without a namespace.
    var attributeBits: UInt64 = 0
  }

  /// One attribute, as its element holds it.
  struct StoredAttribute: Sendable {
    /// An index into `names`.
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

  let nodes: [Node]
  let attributes: [StoredAttribute]
  let names: [String]
  let namespaces: [String]

  /// Values that differ from the text, as those with entities.
  let values: [UInt8]

  /// The document's text, as UTF-8.
  package let source: [UInt8]

  init(_ builder: TreeBuilder) {
    nodes = builder.nodes
    attributes = builder.attributes
    names = builder.names.strings
    namespaces = builder.namespaces.strings
    values = builder.values
    source = builder.source
  }

  /// The document element.
  package var root: Element {
    Element(tree: self, index: 0)
  }

  func string(_ value: Value) -> String {
    let start = Int(value.start)
    let count = Int(value.count)
    return value.start >= 0
      ? Self.string(source, start, count) : Self.string(values, -start - 1, count)
  }

  private static func string(_ bytes: [UInt8], _ start: Int, _ count: Int) -> String {
    bytes.withUnsafeBufferPointer { bytes in
      String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<(start + count)]), as: UTF8.self)
    }
  }

  /// The bit of a name among those of an element's attributes: names that share none differ.
  static func bit(of name: String) -> UInt64 {
    let bytes = name.utf8
    let first = Int(bytes.first ?? 0)
    let last = Int(bytes.last ?? 0)
    // So that what most marks have shares no bit with what few have.
    return 1 << UInt64(truncatingIfNeeded: (first &+ 7 &* last &+ 5 &* bytes.count) & 63)
  }
}

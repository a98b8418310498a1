/// A parsed document: its nodes in document order, flat, each with its place.
package struct Tree: Sendable {
  /// What stands at one place of a document.
  struct Node: Sendable {
    enum Kind: UInt8, Sendable {
      case element
      case text
      case instruction
    }

    var kind: Kind
    /// The element's local name, the character data, or the instruction's target.
    var string: String
    /// An index into `namespaces`.
    var namespace: Int32 = 0
    /// The node's parent, or -1.
    var parent: Int32
    /// One past the last node within this one.
    var end: Int32
    var firstAttribute: Int32 = 0
    var attributeCount: Int32 = 0
    var line: Int32
    var column: Int32
    /// Where the node's text begins and ends, in bytes of `source`.
    var offset: Int
    var endOffset: Int
  }

  /// One attribute, as its element holds it.
  struct StoredAttribute: Sendable {
    var name: String
    var namespace: Int32
    var value: String
  }

  var nodes: [Node] = []
  var attributes: [StoredAttribute] = []
  var namespaces: [String] = [""]

  /// The document's text, as UTF-8.
  package internal(set) var source: [UInt8] = []

  /// The document element.
  package var root: Element {
    Element(tree: self, index: 0)
  }
}

/// Some names of a vocabulary, to ask at once whether an element may have any such attribute.
package struct AttributeNames: Sendable {
  let bits: UInt64

  /// - Parameter numbers: the numbers of the names.
  package init(_ numbers: some Sequence<Int>) {
    bits = numbers.reduce(0) { $0 | Tree.bit(of: Int32($1)) }
  }
}

/// One attribute of an element.
package struct Attribute: Sendable {
  package let element: Element
  let ordinal: Int

  private var stored: Tree.StoredAttribute {
    element.tree.attributes[Int(element.node.firstAttribute) + ordinal]
  }

  /// The local name.
  package var name: String { element.tree.names[stored.name] }

  /// The number of the local name in its document.
  package var number: Int { Int(stored.name) }

  /// The namespace name; empty where there is none.
  package var namespace: String { element.tree.namespaces[stored.namespace] }

  /// The value, as XML normalises it.
  package var value: String { element.tree.string(stored.value) }

  /// Where the attribute's name begins.
  package var position: Position { element.attributePosition(ordinal) }
}

extension Attribute {
  /// The value's bytes, for as long as they are looked at.
  package func withValue<Result>(_ look: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    element.tree.withBytes(of: stored.value, look)
  }
}

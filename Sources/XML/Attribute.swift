/// Some attributes, to ask at once whether an element may have any of them.
package struct AttributeNames: Sendable {
  let bits: UInt64

  /// - Parameter names: local names of attributes in no namespace.
  package init(_ names: String...) {
    bits = names.reduce(0) { $0 | Tree.bit(of: $1) }
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
  package var name: String { element.tree.names[Int(stored.name)] }

  /// Stands for the local name among those of its document.
  package var nameIndex: Int { Int(stored.name) }

  /// The namespace name; empty where there is none.
  package var namespace: String { element.tree.namespaces[Int(stored.namespace)] }

  /// Whether it is in a namespace.
  package var hasNamespace: Bool { stored.namespace != 0 }

  /// The value, as XML normalises it.
  package var value: String { element.tree.string(stored.value) }

  /// Where the attribute's name begins.
  package var position: Position { element.attributePosition(ordinal) }
}

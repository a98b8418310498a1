/// One attribute of an element.
package struct Attribute: Sendable {
  package let element: Element
  let ordinal: Int

  private var stored: Tree.StoredAttribute {
    element.tree.attributes[Int(element.node.firstAttribute) + ordinal]
  }

  /// The local name.
  package var name: String { stored.name }

  /// The namespace name; empty where there is none.
  package var namespace: String { element.tree.namespaces[Int(stored.namespace)] }

  /// The value, as XML normalises it.
  package var value: String { stored.value }

  /// Where the attribute's name begins.
  package var position: Position { element.attributePosition(ordinal) }
}

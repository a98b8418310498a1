package import SwiftSource

/// A view as the source makes it, with its modifiers in their order.
package struct ViewNode: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A view of SwiftUI by its name, as `Circle`.
    case framework(String)
    /// A view that the source declares, before its body is evaluated and after: its children are the body.
    case custom(Value.Structure)
    /// Several views that a builder makes one after the other.
    case sequence
    /// A view for each of a collection; its children are one sequence for each element.
    case each
    /// Alternatives that a condition tells apart which nobody knows; each child is a sequence.
    case choice(conditions: [String])
    case unknown(Unknown)
  }

  package var kind: Kind
  package var place: Place
  package var arguments: [Value.Labelled]
  package var children: [ViewNode]
  package var modifiers: [Modifier]
  /// The values of the collection that children of an `each` stand for.
  package var elements: [Value]
  private(set) var nesting = Nesting()

  package struct Modifier: Hashable, Sendable {
    package var name: String
    package var arguments: [Value.Labelled]
    package var place: Place
    /// Whether it is modelled; what another changes is not known.
    package var isKnown: Bool
  }

  init(
    _ kind: Kind,
    at place: Place,
    _ arguments: [Value.Labelled] = [],
    children: [ViewNode] = []
  ) {
    self.kind = kind
    self.place = place
    self.arguments = arguments
    self.children = children
    modifiers = []
    elements = []
  }

  /// Counts how much is in it, when all is there.
  func counted() -> ViewNode {
    var node = self
    var inner = children.map { Value.view($0) } + arguments.map(\.value)
    inner += modifiers.flatMap(\.arguments).map(\.value)
    if case .custom(let structure) = kind { inner.append(.structure(structure)) }
    node.nesting = Nesting(around: inner)
    return node
  }
}

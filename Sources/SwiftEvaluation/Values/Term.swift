package import SwiftSource

/// A value of a framework, as the source makes it: by a member, or a call, of a type or of another such value.
package struct Term: Hashable, Sendable {
  /// The type that it has.
  package var type: String
  /// The member, `init` for what a type's initialiser makes.
  package var name: String
  /// What it is derived from; nil where it is a member of the type.
  package var receiver: Value? {
    get { base.first }
    set { base = newValue.map { [$0] } ?? [] }
  }
  private var base: [Value]
  package var arguments: [Value.Labelled]
  package var isCall: Bool
  package var place: Place
  let nesting: Nesting

  init(
    _ type: String,
    _ name: String,
    of receiver: Value? = nil,
    _ arguments: [Value.Labelled] = [],
    isCall: Bool = false,
    at place: Place
  ) {
    self.type = type
    self.name = name
    base = receiver.map { [$0] } ?? []
    self.arguments = arguments
    self.isCall = isCall
    self.place = place
    nesting = Nesting(around: base + arguments.map(\.value))
  }
}

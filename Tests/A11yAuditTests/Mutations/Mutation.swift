import TestSupport
import XML

/// A fact taken from a spec or made worse, and the rules that must see it.
struct Mutation: Sendable, CustomStringConvertible {
  let description: String

  /// One of them must fail, or find that it cannot tell.
  let rules: Set<String>
  let change: @Sendable (Markup, [Markup]) -> Markup.Change

  init(
    _ description: String,
    seenBy rules: Set<String>,
    change: @escaping @Sendable (Markup, [Markup]) -> Markup.Change
  ) {
    self.description = description
    self.rules = rules
    self.change = change
  }

  /// An attribute is gone.
  static func removing(
    _ attribute: String,
    of elements: Set<String>,
    seenBy rules: Set<String>,
    where applies: @escaping @Sendable (Markup, [Markup]) -> Bool = { _, _ in true }
  ) -> Mutation {
    Mutation("no \(attribute)= on \(elements.sorted())", seenBy: rules) { element, within in
      guard elements.contains(element.name), element[attribute] != nil, applies(element, within)
      else { return .none }
      var copy = element
      copy[attribute] = nil
      return .replaced(copy)
    }
  }

  /// An attribute says something else.
  static func setting(
    _ attribute: String,
    of elements: Set<String>,
    to value: String,
    seenBy rules: Set<String>,
    where applies: @escaping @Sendable (Markup, [Markup]) -> Bool = { _, _ in true }
  ) -> Mutation {
    Mutation("\(attribute)=\"\(value)\" on \(elements.sorted())", seenBy: rules) {
      element,
      within in
      guard elements.contains(element.name), element[attribute] != value, applies(element, within)
      else { return .none }
      var copy = element
      copy[attribute] = value
      return .replaced(copy)
    }
  }
}

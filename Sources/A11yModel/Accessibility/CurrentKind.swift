/// Of what an element is the current one (WAI-ARIA 1.2, aria-current).
public enum CurrentKind: String, Hashable, Sendable {
  case page, step, location, date, time

  /// Of a set of anything else.
  case item

  /// Nil where the attribute says that the element is none; what no other kind is called is an item.
  ///
  /// - Parameter text: the value of the attribute.
  public init?(ariaCurrent text: String) {
    let text = text.lowercased()
    guard !text.isEmpty, text != "false" else { return nil }
    self = Self(rawValue: text) ?? .item
  }

  /// What a screen reader says of it.
  public var spoken: String { "current \(rawValue)" }
}

extension Element {
  /// The traits, and the one that says the same as that it is the current one.
  public var statedTraits: Traits { current == nil ? traits : traits.union(.selected) }
}

/// Something a document says, is known not to say, says in part, or cannot say.
public enum Fact<Value: Hashable & Sendable>: Hashable, Sendable {
  case known(Value)

  /// The source is complete in this respect and does not give it.
  case absent

  /// The source does not tell; the phrase names the missing fact, as in “the label of the legend”.
  case unknown(String)

  /// The source tells some of it, as of a text some words; the phrase names what is missing.
  indirect case partial(Value, String)

  /// The value, where all of it is known.
  public var value: Value? {
    if case .known(let value) = self { value } else { nil }
  }

  /// The value as far as it is known.
  package var told: Value? {
    switch self {
    case .known(let value), .partial(let value, _): value
    case .absent, .unknown: nil
    }
  }

  /// Whether the source is known not to give it.
  public var isAbsent: Bool {
    if case .absent = self { true } else { false }
  }

  /// The name of the missing fact, where it is unknown or known in part.
  public var missing: String? {
    switch self {
    case .unknown(let fact), .partial(_, let fact): fact
    case .known, .absent: nil
    }
  }

  /// The fact of what a known value is turned into; absent and unknown stay as they are.
  public func map<Other>(_ transform: (Value) -> Other) -> Fact<Other> {
    switch self {
    case .known(let value): .known(transform(value))
    case .absent: .absent
    case .unknown(let fact): .unknown(fact)
    case .partial(let value, let fact): .partial(transform(value), fact)
    }
  }
}

/// Something a document says, is known not to say, or cannot say.
public enum Fact<Value: Hashable & Sendable>: Hashable, Sendable {
  case known(Value)

  /// The source is complete in this respect and does not give it.
  case absent

  /// The source does not tell; the phrase names the missing fact, as in “the label of the legend”.
  case unknown(String)

  /// The value, where it is known.
  public var value: Value? {
    if case .known(let value) = self { value } else { nil }
  }

  /// Whether the source is known not to give it.
  public var isAbsent: Bool {
    if case .absent = self { true } else { false }
  }

  /// The name of the missing fact, where it is unknown.
  public var missing: String? {
    if case .unknown(let fact) = self { fact } else { nil }
  }

  /// The fact of what a known value is turned into; absent and unknown stay as they are.
  public func map<Other>(_ transform: (Value) -> Other) -> Fact<Other> {
    switch self {
    case .known(let value): .known(transform(value))
    case .absent: .absent
    case .unknown(let fact): .unknown(fact)
    }
  }
}

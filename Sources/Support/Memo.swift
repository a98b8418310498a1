/// Values that are computed where they are first asked for, one of each type, whoever asks.
public final class Memo: @unchecked Sendable {
  @usableFromInline var known: [ObjectIdentifier: any Sendable] = [:]
  @usableFromInline let lock = Lock()

  @inlinable
  public init() {}

  /// The value of a type.
  ///
  /// - Parameter make: computes it; must not ask for another value.
  /// - Returns: what it computed when it was first asked for.
  @inlinable
  public func value<Value: Sendable>(_ make: () -> Value) -> Value {
    lock.whileHeld {
      let type = ObjectIdentifier(Value.self)
      if let value = known[type] as? Value { return value }
      let value = make()
      known[type] = value
      return value
    }
  }
}

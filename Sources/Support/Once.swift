/// A value that is computed where it is first asked for, and once, whoever asks.
public final class Once<Value: Sendable>: @unchecked Sendable {
  @usableFromInline var known: Value?
  @usableFromInline let lock = Lock()

  @inlinable
  public init() {}

  /// The value.
  ///
  /// - Parameter make: computes it; must not ask for the same value.
  /// - Returns: what it computed when it was first asked for.
  @inlinable
  public func value(_ make: () -> Value) -> Value {
    lock.whileHeld {
      if let known { return known }
      let value = make()
      known = value
      return value
    }
  }
}

extension Once {
  /// The value where it has been asked for.
  public var value: Value? { lock.whileHeld { known } }
}

/// A constant of a table that is made where it is first asked for, for most of the table is not.
public final class Lazily<Value: Sendable>: Sendable {
  @usableFromInline let once = Once<Value>()
  @usableFromInline let make: @Sendable () -> Value

  /// - Parameter make: makes it; must not ask for the same constant.
  @inlinable
  public init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  @inlinable public var value: Value { once.value(make) }
}

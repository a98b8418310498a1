/// Values by keys, each computed where it is first asked for, and once.
public final class Shelf<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private var known: [Key: Once<Value>] = [:]
  private let lock = Lock()

  public init() {}

  /// The value of a key.
  ///
  /// - Parameters:
  ///   - key: what it is found by.
  ///   - make: computes it; must not ask for the same value.
  /// - Returns: what it computed when it was first asked for.
  public func value(_ key: Key, _ make: () -> Value) -> Value {
    let once = lock.whileHeld { () -> Once<Value> in
      if let once = known[key] { return once }
      let once = Once<Value>()
      known[key] = once
      return once
    }
    return once.value(make)
  }

  /// All that are computed, in any order.
  public var values: [Value] {
    lock.whileHeld { Array(known.values) }.compactMap(\.value)
  }
}

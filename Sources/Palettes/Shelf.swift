internal import Support

/// Values by keys, each computed where it is first asked for, and once.
final class Shelf<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private var known: [Key: Once<Value>] = [:]
  private let lock = Lock()

  func value(_ key: Key, _ make: () -> Value) -> Value {
    let once = lock.whileHeld { () -> Once<Value> in
      if let once = known[key] { return once }
      let once = Once<Value>()
      known[key] = once
      return once
    }
    return once.value(make)
  }
}

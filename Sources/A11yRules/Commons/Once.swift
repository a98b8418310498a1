#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// Lets one at a time do something.
package final class Lock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  package init() {
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// What a closure gives that nobody else runs meanwhile; it must not ask for the same lock.
  package func whileHeld<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}

/// Values that are computed where they are first asked for, one of each type, whoever asks.
final class Memo: @unchecked Sendable {
  private var known: [ObjectIdentifier: any Sendable] = [:]
  private let lock = Lock()

  /// The value of a type.
  ///
  /// - Parameter make: computes it; must not ask for another value.
  /// - Returns: what it computed when it was first asked for.
  func value<Value: Sendable>(_ make: () -> Value) -> Value {
    lock.whileHeld {
      let type = ObjectIdentifier(Value.self)
      if let value = known[type] as? Value { return value }
      let value = make()
      known[type] = value
      return value
    }
  }
}

/// A value that is computed where it is first asked for, and once, whoever asks.
final class Once<Value: Sendable>: @unchecked Sendable {
  private var known: Value?
  private let lock = Lock()

  /// The value.
  ///
  /// - Parameter make: computes it; must not ask for the same value.
  /// - Returns: what it computed when it was first asked for.
  func value(_ make: () -> Value) -> Value {
    lock.whileHeld {
      if let known { return known }
      let value = make()
      known = value
      return value
    }
  }
}

/// A constant of a table that is made where it is first asked for, for most of the table is not.
final class Lazily<Value: Sendable>: Sendable {
  private let once = Once<Value>()
  private let make: @Sendable () -> Value

  /// - Parameter make: makes it; must not ask for the same constant.
  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  var value: Value { once.value(make) }
}

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// A value that is computed where it is first asked for, and once, whoever asks.
final class Once<Value: Sendable>: @unchecked Sendable {
  private var known: Value?
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() {
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// The value.
  ///
  /// - Parameter make: computes it; must not ask for the same value.
  /// - Returns: what it computed when it was first asked for.
  func value(_ make: () -> Value) -> Value {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    if let known { return known }
    let value = make()
    known = value
    return value
  }
}

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// Values of several types by number, each computed where it is first asked for, and once, whoever asks.
package final class OnceTable: @unchecked Sendable {
  @usableFromInline let values: UnsafeMutablePointer<AnyObject?>
  private let locks: UnsafeMutablePointer<pthread_mutex_t>
  private let count: Int

  /// - Parameter count: numbers are from 0 and below it.
  package init(_ count: Int) {
    self.count = count
    values = .allocate(capacity: count)
    values.initialize(repeating: nil, count: count)
    locks = .allocate(capacity: count)
    locks.initialize(repeating: pthread_mutex_t(), count: count)
    for number in 0..<count { pthread_mutex_init(locks + number, nil) }
  }

  deinit {
    for number in 0..<count { pthread_mutex_destroy(locks + number) }
    locks.deallocate()
    values.deinitialize(count: count)
    values.deallocate()
  }

  /// The value of a number, which is always of the same type.
  ///
  /// - Parameters:
  ///   - number: the number.
  ///   - make: computes it; may ask for values that do not rest on this one.
  /// - Returns: what it computed when it was first asked for.
  @inlinable
  package func value<Value: Sendable>(_ number: Int, _ make: () -> Value) -> Value {
    take(number)
    defer { release(number) }
    if let known = values[number] { return unsafeDowncast(known, to: Kept<Value>.self).value }
    let value = make()
    values[number] = Kept(value)
    return value
  }

  @usableFromInline
  func take(_ number: Int) {
    precondition(number < count, "the table has room for each number")
    pthread_mutex_lock(locks + number)
  }

  @usableFromInline
  func release(_ number: Int) { pthread_mutex_unlock(locks + number) }

  /// A value that an object keeps.
  @usableFromInline
  final class Kept<Value: Sendable>: Sendable {
    @usableFromInline let value: Value

    @inlinable
    init(_ value: Value) { self.value = value }
  }
}

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// Values of several types by number, each computed where it is first asked for, and once, whoever asks.
public final class OnceTable: @unchecked Sendable {
  @usableFromInline let values: UnsafeMutablePointer<AnyObject?>

  /// One lock for all: who computes a value may ask for others.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let count: Int

  /// - Parameter count: numbers are from 0 and below it.
  public init(_ count: Int) {
    self.count = count
    values = .allocate(capacity: count)
    values.initialize(repeating: nil, count: count)
    mutex.initialize(to: pthread_mutex_t())
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
    pthread_mutex_init(mutex, &attributes)
    pthread_mutexattr_destroy(&attributes)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
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
  public func value<Value: Sendable>(_ number: Int, _ make: () -> Value) -> Value {
    take(number)
    defer { release() }
    if let known = values[number] { return unsafeDowncast(known, to: Kept<Value>.self).value }
    let value = make()
    values[number] = Kept(value)
    return value
  }

  @usableFromInline
  func take(_ number: Int) {
    precondition(number < count, "the table has room for each number")
    pthread_mutex_lock(mutex)
  }

  @usableFromInline
  func release() { pthread_mutex_unlock(mutex) }

  /// A value that an object keeps.
  @usableFromInline
  final class Kept<Value: Sendable>: Sendable {
    @usableFromInline let value: Value

    @inlinable
    init(_ value: Value) { self.value = value }
  }
}

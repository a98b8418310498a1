#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// Lets one at a time do something.
///
/// The standard library's `Mutex` asks for macOS 15.
public final class Lock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  public init() {
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// What a closure gives that nobody else runs meanwhile; it must not ask for the same lock.
  @inlinable
  public func whileHeld<Result>(_ body: () -> Result) -> Result {
    take()
    defer { release() }
    return body()
  }

  @usableFromInline
  func take() { pthread_mutex_lock(mutex) }

  @usableFromInline
  func release() { pthread_mutex_unlock(mutex) }
}

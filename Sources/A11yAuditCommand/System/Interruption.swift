internal import Dispatch

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// What becomes of signals: a person who presses Ctrl-C ends the process at once, and no file is left
/// that is not whole.
enum Interruption {
  /// Files and signals wait for one another here.
  private static let queue = DispatchQueue(label: "a11y-audit.files")

  /// The files that are not whole yet, by their descriptors; for what is not to be interrupted alone.
  nonisolated(unsafe) static var begun: [Int32: PartialFile.Place] = [:]

  /// Leaves it to `write` to tell of a closed pipe and a full quota: a signal would hide the exit
  /// code.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// What listens to signals; for what is not to be interrupted alone.
  nonisolated(unsafe) private static var listeners: [any DispatchSourceSignal] = []

  /// From now on lets signals take away the files that are begun before they end the process.
  static func handle() {
    queue.sync { if listeners.isEmpty { listeners = handled() } }
  }

  private static func handled() -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM, SIGHUP].compactMap { number in
      // Who started the process so that a signal does not end it, as nohup does, has a reason.
      let ignored = unsafeBitCast(SIG_IGN, to: Int.self)
      guard unsafeBitCast(signal(number, SIG_IGN), to: Int.self) != ignored else { return nil }
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        for place in begun.values { place.remove() }
        signal(number, SIG_DFL)
        // Every thread may hold it back: those of Dispatch do, and processes that they start inherit it.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        kill(getpid(), number)
      }
      source.activate()
      return source
    }
  }

  /// Does something that is not to be interrupted.
  static func deferred<Value, Failure>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try queue.sync { () -> Result<Value, Failure> in
      do throws(Failure) {
        return .success(try body())
      } catch {
        return .failure(error)
      }
    }.get()
  }
}

public import Probe
public import SwiftProbe

#if canImport(Darwin)
internal import Darwin

private let processor = ITIMER_PROF
#else
internal import Glibc

private let processor = __itimer_which_t(ITIMER_PROF.rawValue)
#endif

/// Tries what libFuzzer thought of, and ends the program where a promise is broken or the processor
/// is busy for too long.
public func tried(
  _ bytes: UnsafePointer<UInt8>?,
  _ count: Int,
  as input: Input? = nil,
  to stage: Stage
) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: bytes, count: count))
  setTimer(seconds: 10)
  do throws(BrokenPromise) {
    try Probe.take(bytes, as: input ?? Input(bytes), to: stage)
  } catch {
    fatalError("broken: \(error.promise)")
  }
  setTimer(seconds: 0)
  return 0
}

/// Tries what libFuzzer made of an answer of the parser's process, in the same way.
public func triedAnswer(
  _ bytes: UnsafePointer<UInt8>?,
  _ count: Int,
  to stage: SwiftProbe.Stage
) -> CInt {
  setTimer(seconds: 10)
  switch SwiftProbe.take(Array(UnsafeBufferPointer(start: bytes, count: count)), to: stage) {
  case .broken(let promise): fatalError("broken: \(promise)")
  case .held(spec: nil): break
  case .held(let spec?):
    do throws(BrokenPromise) { try Probe.read(spec) } catch {
      fatalError("broken: \(error.promise)")
    }
  }
  setTimer(seconds: 0)
  return 0
}

/// Changes an answer where it is, and says how long it is then; what cannot be changed stays.
public func changedAnswer(
  _ bytes: UnsafeMutablePointer<UInt8>,
  _ count: Int,
  _ most: Int,
  _ seed: UInt32
) -> Int {
  let answer = Array(UnsafeBufferPointer(start: bytes, count: count))
  guard let changed = SwiftProbe.changed(answer, seed: UInt64(seed)), changed.count <= most else {
    return count
  }
  _ = UnsafeMutableBufferPointer(start: bytes, count: most).update(fromContentsOf: changed)
  return changed.count
}

/// Ends the program when the processor has worked so long for it; never, for 0.
private func setTimer(seconds: Int) {
  _ = handler
  var timer = itimerval()
  timer.it_value.tv_sec = .init(seconds)
  setitimer(processor, &timer, nil)
}

/// libFuzzer keeps the input when the program aborts.
private let handler: Void = {
  signal(SIGPROF) { _ in
    let message: StaticString = "broken: the processor is busy for 10 seconds\n"
    write(2, message.utf8Start, message.utf8CodeUnitCount)
    abort()
  }
}()

internal import SwiftSource

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// This process's end of the pipe: requests come by standard input, answers go by standard output.
struct PipeEnd {
  /// The next source; nil at the end, and where what comes is no request.
  func request() -> [UInt8]? {
    guard let length = read(4) else { return nil }
    let count = length.reversed().reduce(0) { $0 << 8 | Int($1) }
    return count <= PipeFormat.maximumSource ? read(count) : nil
  }

  /// Writes an answer, and says whether anybody takes it.
  func answer(_ answer: PipeFormat.Answer) -> Bool {
    let bytes = answer.bytes
    return write((0..<4).map { UInt8(truncatingIfNeeded: bytes.count >> ($0 * 8)) }) && write(bytes)
  }

  private func read(_ count: Int) -> [UInt8]? {
    var length = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, size in
      while length < count {
        let step = systemRead(0, buffer.baseAddress?.advanced(by: length), count - length)
        if step < 0, errno == EINTR { continue }
        guard step > 0 else { break }
        length += step
      }
      size = length
    }
    return length == count ? bytes : nil
  }

  func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var length = 0
      while length < buffer.count {
        let rest = buffer.baseAddress?.advanced(by: length)
        let step = systemWrite(1, rest, buffer.count - length)
        if step < 0, errno == EINTR { continue }
        guard step > 0 else { return false }
        length += step
      }
      return true
    }
  }
}

// `read` and `write` of the system, under names that no method here shadows.
private let systemRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = {
  (descriptor, buffer, count) in
  buffer.map { read(descriptor, $0, count) } ?? 0
}

private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = {
  (descriptor, buffer, count) in
  buffer.map { write(descriptor, $0, count) } ?? 0
}

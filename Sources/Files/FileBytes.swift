// The one place that opens a file to read it.
#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// What is in a file.
package enum FileBytes {
  /// How it comes that a file is read.
  package enum Reading: Sendable {
    /// A person named it, who may mean a pipe.
    case named
    /// Something else led to it: it may be what a stranger laid there.
    case found
  }

  /// Reads a file to its end.
  ///
  /// Nothing is opened that is neither a regular file nor a pipe that was named, and what is opened is
  /// asked again what it is: a path may lead elsewhere by then.
  ///
  /// - Parameters:
  ///   - path: the file; `-` is standard input where it is named.
  ///   - reading: how it comes that it is read.
  ///   - size: how large it may be.
  /// - Returns: what is in it.
  /// - Throws: why it cannot be read, or what it is for which it is not.
  package static func of(
    _ path: String,
    _ reading: Reading,
    upTo size: FileSize = .standard
  ) throws(SystemError) -> [UInt8] {
    if path == "-", reading == .named { return try read(0, size, expecting: 1 << 16) }
    var status = stat()
    guard stat(path, &status) == 0 else { throw SystemError(reason) }
    try check(status, reading, size)
    // What has become a pipe since would be waited for.
    let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | (reading == .found ? O_NONBLOCK : 0)
    let descriptor = open(path, flags)
    guard descriptor >= 0 else { throw SystemError(reason) }
    defer { close(descriptor) }
    guard fstat(descriptor, &status) == 0 else { throw SystemError(reason) }
    try check(status, reading, size)
    return try read(descriptor, size, expecting: Int(status.st_size))
  }

  private static func check(
    _ status: stat,
    _ reading: Reading,
    _ size: FileSize
  ) throws(SystemError) {
    let kind: String
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      guard status.st_size <= size.bytes else { throw tooLarge(size) }
      return
    case S_IFIFO:
      if reading == .named { return }
      kind = "pipe"
    case S_IFDIR: kind = "folder"
    case S_IFSOCK: kind = "socket"
    default: kind = "device"
    }
    throw SystemError("is a \(kind) and no file", .kind)
  }

  private static func tooLarge(_ size: FileSize) -> SystemError {
    SystemError("is larger than \(size)", .size)
  }

  private static func read(
    _ descriptor: Int32,
    _ size: FileSize,
    expecting expected: Int
  ) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    // A regular file takes one call, and one more that finds its end.
    var step = max(1 << 12, expected + 1)
    while true {
      var count = 0
      let part = [UInt8](unsafeUninitializedCapacity: step) { buffer, length in
        count = systemRead(descriptor, buffer.baseAddress, buffer.count)
        length = max(count, 0)
      }
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw SystemError(reason)
      }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      guard bytes.count <= size.bytes else { throw tooLarge(size) }
      step = 1 << 16
    }
  }

  private static var reason: String { String(cString: strerror(errno)) }
}

// `read` of the system, under a name that no method here shadows.
private let systemRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = {
  (descriptor, buffer, count) in
  buffer.map { read(descriptor, $0, count) } ?? 0
}

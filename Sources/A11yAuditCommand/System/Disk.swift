// The one place that asks the operating system.
internal import A11yConfiguration
internal import XML

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

extension System {
  /// The machine this runs on.
  static var machine: System {
    System(
      read: { (path) throws(SystemError) in try Disk.read(path) },
      contents: { (path) throws(SystemError) in try Disk.contents(of: path) },
      kind: { Disk.kind(of: $0) },
      currentFolder: Disk.place(of: "."),
      place: { Disk.place(of: $0) },
      git: { (arguments, folder) throws(SystemError) in try Git.output(arguments, in: folder) },
      variable: { name in getenv(name).map { String(cString: $0) } },
      isTerminal: isatty(1) == 1,
      isErrorTerminal: isatty(2) == 1,
      progress: { _ = Disk.write(Array($0.utf8), to: 2) },
      now: {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
      },
      cores: max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    )
  }
}

/// Files, folders and standard streams.
enum Disk {
  /// Reads a file to its end, or to the most that is read of one; `-` is standard input.
  static func read(_ path: String) throws(SystemError) -> [UInt8] {
    let descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError(reason) }
    defer { if path != "-" { _ = close(descriptor) } }
    var bytes: [UInt8] = []
    var status = stat()
    // A regular file takes one call, and one more that finds its end.
    var step = 1 << 16
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      step = max(step >> 4, min(Int(status.st_size), Bounds.maximumDocumentBytes) + 1)
    }
    // One byte too many is for the parser to refuse; a device may never end.
    while bytes.count <= Bounds.maximumDocumentBytes {
      var count = 0
      let part = [UInt8](unsafeUninitializedCapacity: step) { buffer, size in
        count = systemRead(descriptor, buffer.baseAddress, buffer.count)
        size = max(count, 0)
      }
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw SystemError(reason)
      }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      step = 1 << 16
    }
    return bytes
  }

  /// Writes a file whole or not at all.
  static func write(_ text: String, to path: String) throws(SystemError) {
    let file = try PartialFile(replacing: path)
    try file.write(text)
    try file.finish()
  }

  /// What a path names when links are followed, as an absolute path; of one that names nothing, as
  /// much as there is is looked up, and the rest is taken as it is written.
  static func place(of path: String) -> String {
    var missing: [Substring] = []
    var rest = path[...]
    while true {
      while rest.count > 1, rest.last == "/" { rest.removeLast() }
      if let target = target(of: rest.isEmpty ? "." : String(rest)) {
        guard !missing.isEmpty else { return target }
        return PathSyntax.normalized(([target[...]] + missing.reversed()).joined(separator: "/"))
      }
      let start = rest.lastIndex(of: "/").map(rest.index(after:)) ?? rest.startIndex
      guard start < rest.endIndex else { return PathSyntax.normalized(path) }
      missing.append(rest[start...])
      rest = rest[..<start]
    }
  }

  /// What a path names when links are followed; nil where nothing is there.
  static func target(of path: String) -> String? {
    guard let target = realpath(path, nil) else { return nil }
    defer { free(target) }
    return String(cString: target)
  }

  /// Writes to a descriptor to the end; false where that fails, as when nobody listens any more.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Whether the write that failed last did so because nobody reads any more.
  static var lastWriteMetClosedPipe: Bool { errno == EPIPE }

  static var reason: String { String(cString: strerror(errno)) }
}

// `read` and `write` of the system, under names that methods here do not shadow.
private let systemRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = {
  (descriptor, buffer, count) in
  buffer.map { read(descriptor, $0, count) } ?? 0
}

private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = {
  (descriptor, buffer, count) in
  buffer.map { write(descriptor, $0, count) } ?? 0
}

// The one place that asks the operating system.
internal import A11yConfiguration
internal import Files

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
      read: { (path, reading, size) throws(SystemError) in
        try FileBytes.of(path, reading, upTo: size)
      },
      contents: { (path) throws(SystemError) in try Disk.contents(of: path) },
      kind: { Disk.kind(of: $0) },
      currentFolder: Disk.place(of: "."),
      place: { Disk.place(of: $0) },
      git: { (arguments, folder) throws(SystemError) in try Git.output(arguments, in: folder) },
      variable: { name in getenv(name).map { String(cString: $0) } },
      isTerminal: isatty(1) == 1,
      isErrorTerminal: isatty(2) == 1,
      progress: { _ = Disk.write(Array($0.utf8), to: 2) },
      outlet: { .disk($0, makesFolders: $1) },
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
  /// Writes a file whole or not at all.
  static func write(
    _ text: String,
    to path: String,
    makesFolders: Bool = false
  ) throws(SystemError) {
    if makesFolders { try self.makeFolders(for: path) }
    let file = try PartialFile(replacing: path)
    try file.write(text)
    try file.finish()
  }

  /// Makes the folders that a path leads through and that are missing.
  static func makeFolders(for path: String) throws(SystemError) {
    let slashes = path.utf8.indices.dropFirst().filter { path.utf8[$0] == UInt8(ascii: "/") }
    for slash in slashes {
      let folder = String(path[..<slash])
      var status = stat()
      // Another process may make it meanwhile.
      guard stat(folder, &status) != 0, mkdir(folder, 0o777) != 0, errno != EEXIST else { continue }
      throw SystemError("its folder \(folder) cannot be made: \(reason)")
    }
  }

  /// What a path names when links are followed, as an absolute path; of one that names nothing, as
  /// much as there is is looked up, and the rest is taken as it is written.
  static func place(of path: String) -> String {
    let slash = UInt8(ascii: "/")
    var missing: [Substring] = []
    var rest = path.utf8[...]
    while true {
      while rest.count > 1, rest.last == slash { rest.removeLast() }
      if let target = target(of: rest.isEmpty ? "." : String(Substring(rest))) {
        guard !missing.isEmpty else { return target }
        return PathSyntax.normalized(([target[...]] + missing.reversed()).joined(separator: "/"))
      }
      let start = rest.lastIndex(of: slash).map(rest.index(after:)) ?? rest.startIndex
      guard start < rest.endIndex else { return PathSyntax.normalized(path) }
      missing.append(Substring(rest[start...]))
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

// `write` of the system, under a name that methods here do not shadow.
private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = {
  (descriptor, buffer, count) in
  buffer.map { write(descriptor, $0, count) } ?? 0
}

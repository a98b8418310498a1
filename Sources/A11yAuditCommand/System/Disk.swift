// The one place that asks the operating system.
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
      files: { (path) throws(SystemError) in try Disk.files(in: path) },
      variable: { name in getenv(name).map { String(cString: $0) } },
      isTerminal: isatty(1) == 1,
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
  /// Reads a file to its end; `-` is standard input.
  static func read(_ path: String) throws(SystemError) -> [UInt8] {
    let descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError(reason) }
    defer { if path != "-" { _ = close(descriptor) } }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes {
        systemRead(descriptor, $0.baseAddress, $0.count)
      }
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw SystemError(reason)
      }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  /// Symbolic links to folders are not followed, so that no file is met twice; hidden files and
  /// folders are left out.
  static func files(in path: String) throws(SystemError) -> [String]? {
    guard path != "-" else { return nil }
    var status = stat()
    guard stat(path, &status) == 0 else { throw SystemError(reason) }
    guard status.st_mode & S_IFMT == S_IFDIR else { return nil }
    var found: [String] = []
    var open = [path]
    while let folder = open.popLast() {
      for name in try names(in: folder) {
        let child = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        guard lstat(child, &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: open.append(child)
        case S_IFREG: found.append(child)
        case S_IFLNK:
          // One that leads nowhere is said to be unreadable.
          let isFolder = stat(child, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
          if !isFolder { found.append(child) }
        default: continue
        }
      }
    }
    return found.sorted()
  }

  private static func names(in folder: String) throws(SystemError) -> [String] {
    guard let stream = opendir(folder) else { throw SystemError("\(folder): \(reason)") }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(
          to: CChar.self,
          capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)
        ) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  /// Writes a file whole or not at all: beside its place first, and then moved there.
  static func write(_ text: String, to path: String) throws(SystemError) {
    var status = stat()
    let isSpecial = stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    // A device or a pipe is written to; moving a file there would replace it, as it would a link.
    let target = isSpecial ? path : resolved(path)
    let place = isSpecial ? path : "\(target).\(getpid()).partial"
    var signals = sigset_t()
    sigfillset(&signals)
    sigprocmask(SIG_BLOCK, &signals, nil)
    defer { sigprocmask(SIG_UNBLOCK, &signals, nil) }
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (isSpecial ? 0 : O_TRUNC)
    let descriptor = open(place, flags, 0o666)
    guard descriptor >= 0 else { throw SystemError(reason) }
    let isWritten = write(Array(text.utf8), to: descriptor)
    let problem = reason
    let isClosed = close(descriptor) == 0
    guard isWritten, isClosed, isSpecial || rename(place, target) == 0 else {
      let message = isWritten ? reason : problem
      if !isSpecial { unlink(place) }
      throw SystemError(message)
    }
  }

  /// What a path names when links are followed; the path itself where nothing is there yet.
  private static func resolved(_ path: String) -> String {
    guard let target = realpath(path, nil) else { return path }
    defer { free(target) }
    return String(cString: target)
  }

  /// Writes to a standard stream; false where nobody listens any more.
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

  /// A closed pipe is told by `write`, and not by a signal that would hide the exit code.
  static func ignoreClosedPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Whether the write that failed last did so because nobody reads any more.
  static var lastWriteMetClosedPipe: Bool { errno == EPIPE }

  private static var reason: String { String(cString: strerror(errno)) }
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

// The environment is a variable that the whole process shares; it is only read.
#if canImport(Glibc)
@preconcurrency internal import Glibc
#elseif canImport(Musl)
@preconcurrency internal import Musl
#else
@preconcurrency internal import Darwin
#endif

/// Why a parser's process does not answer.
package enum ParserFailure: Error, Hashable, Sendable {
  /// It cannot be run, and why.
  case unusable(String)
  /// It was built without a parser.
  case stub
  /// It is of another version, in its own words.
  case other(String)
  /// It took too long, or died of what it read; another may be started.
  case died
  /// What it says is no answer.
  case garbled(PipeError)
}

/// The process that parses, which ends with this value.
///
/// It is asked over a socket, whose end it sees when this process ends, however that comes.
package struct ParserProcess: ~Copyable {
  private let process: pid_t
  private let socket: Int32

  /// How many milliseconds a program may take to greet.
  private static let patience: Int32 = 10_000

  /// Starts it.
  ///
  /// - Parameter path: the executable.
  /// - Returns: the process.
  /// - Throws: why it cannot be run, or is none of this version.
  package static func start(at path: String) throws(ParserFailure) -> ParserProcess {
    let (process, socket) = try start(path)
    let parser = ParserProcess(process: process, socket: socket)
    try parser.greet()
    return parser
  }

  private static func start(_ path: String) throws(ParserFailure) -> (pid_t, Int32) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, stream, 0, &ends) == 0 else {
      throw ParserFailure.unusable(String(cString: strerror(errno)))
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
    var isOn: Int32 = 1
    setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    defer { _ = close(ends[1]) }
    do throws(ParserFailure) { return (try spawn(path, ends[1]), ends[0]) } catch {
      _ = close(ends[0])
      throw error
    }
  }

  deinit {
    _ = close(socket)
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// Parses a source.
  ///
  /// - Parameter source: its UTF-8, of ``PipeFormat/maximumSource`` bytes at most.
  /// - Returns: its tree, or why it is not parsed.
  /// - Throws: that the process died of it, or answers what is no answer.
  package func parse(_ source: [UInt8]) throws(ParserFailure) -> PipeFormat.Answer {
    let length = (0..<4).map { UInt8(truncatingIfNeeded: source.count >> ($0 * 8)) }
    guard write(length), write(source), let size = read(4) else { throw ParserFailure.died }
    let count = size.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard count <= PipeFormat.maximumAnswer else {
      throw ParserFailure.garbled(PipeError("an answer that is too large"))
    }
    guard let bytes = read(count) else { throw ParserFailure.died }
    do throws(PipeError) { return try PipeFormat.Answer(reading: bytes) } catch {
      throw ParserFailure.garbled(error)
    }
  }

  private func greet() throws(ParserFailure) {
    var line: [UInt8] = []
    while line.count < 200 {
      var event = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      let ready = poll(&event, 1, Self.patience)
      if ready < 0, errno == EINTR { continue }
      guard ready > 0, let byte = read(1)?.first else { break }
      if byte == UInt8(ascii: "\n") { break }
      line.append(byte)
    }
    let text = String(decoding: line, as: UTF8.self)
    let words = text.split(separator: " ")
    guard words.count == 3, words[0] == PipeFormat.greeting else {
      throw ParserFailure.unusable("it is no \(PipeFormat.greeting)")
    }
    guard words[1] == "\(PipeFormat.version)" else { throw ParserFailure.other(text) }
    if words[2] == PipeFormat.stub { throw ParserFailure.stub }
  }

  private func read(_ count: Int) -> [UInt8]? {
    var length = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, size in
      while length < count {
        guard let start = buffer.baseAddress else { break }
        let step = recv(socket, start + length, count - length, 0)
        if step < 0, errno == EINTR { continue }
        guard step > 0 else { break }
        length += step
      }
      size = length
    }
    return length == count ? bytes : nil
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var length = 0
      while length < buffer.count {
        guard let start = buffer.baseAddress else { return false }
        let step = send(socket, start + length, buffer.count - length, Self.quiet)
        if step < 0, errno == EINTR { continue }
        guard step > 0 else { return false }
        length += step
      }
      return true
    }
  }

  #if canImport(Darwin)
  private static let stream = SOCK_STREAM
  private static let quiet: Int32 = 0
  #elseif canImport(Musl)
  private static let stream = SOCK_STREAM
  private static let quiet = Int32(MSG_NOSIGNAL)
  #else
  private static let stream = Int32(SOCK_STREAM.rawValue)
  private static let quiet = Int32(MSG_NOSIGNAL)
  #endif

  private static func spawn(_ path: String, _ end: Int32) throws(ParserFailure) -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    let first: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
    #else
    var actions = posix_spawn_file_actions_t()
    let first: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, end, 0)
    posix_spawn_file_actions_adddup2(&actions, end, 1)
    // What its libraries complain of is nobody's.
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let problem = posix_spawn(&process, path, &actions, nil, &arguments, first)
    guard problem == 0 else {
      throw ParserFailure.unusable(String(cString: strerror(problem)))
    }
    return process
  }
}

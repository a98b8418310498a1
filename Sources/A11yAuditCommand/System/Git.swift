// The one place that runs another program.
internal import Files

// The environment is a variable that the whole process shares; it is only read.
#if canImport(Glibc)
@preconcurrency internal import Glibc
#elseif canImport(Musl)
@preconcurrency internal import Musl
#else
@preconcurrency internal import Darwin
#endif

/// The git that is installed.
///
/// A repository may be a stranger's, and names programs that git is to run: what is asked needs none of
/// them, and none that could be run all the same is (git-config, githooks, gitattributes).
enum Git {
  /// No monitor of files, no hook, no fetching of what is not there, and no repository in what looks like
  /// a folder of one.
  private static let options =
    ["--no-optional-locks", "--no-pager"]
    + ["core.fsmonitor=false", "core.hooksPath=/dev/null", "safe.bareRepository=explicit"]
    .flatMap { ["-c", $0] }

  private static let variables = ["GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": ""]

  /// The most that is read of what it says: the names of a million files.
  private static let maximumBytes = 1 << 27

  /// How many seconds it may say nothing: what a repository names may be a pipe, of which git waits for
  /// the end.
  private static let patience = 300

  /// What git writes to standard output, without a shell between.
  ///
  /// - Parameters:
  ///   - arguments: what it is asked.
  ///   - folder: where it is asked.
  ///   - patience: how many seconds it may say nothing.
  /// - Returns: what it says.
  /// - Throws: that there is no git, or what git says is wrong.
  static func output(
    _ arguments: [String],
    in folder: String,
    patience: Int = patience
  ) throws(SystemError) -> String {
    var output = PipeEnds()
    var complaints = PipeEnds()
    defer {
      output.close()
      complaints.close()
    }
    guard output.open(), complaints.open() else { throw SystemError(reason(errno)) }
    let process = try spawn(["git", "-C", folder] + options + arguments, output, complaints)
    output.closeWriting()
    complaints.closeWriting()
    let answer = read(output.reading, complaints.reading, patience)
    if answer == nil || answer?.said.count ?? 0 > maximumBytes { kill(process, SIGKILL) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    guard let (said, wrong) = answer else {
      throw SystemError("git has said nothing for \(patience) seconds; does it wait for a pipe?")
    }
    guard said.count <= maximumBytes else {
      throw SystemError("git says more than \(maximumBytes >> 20) MB")
    }
    guard status == 0 else {
      let lines = wrong.split(separator: UInt8(ascii: "\n"))
      let first = lines.first { !$0.starts(with: "warning: ".utf8) } ?? lines.first ?? []
      let text = String(decoding: first, as: UTF8.self)
      let prefix = "fatal: "
      throw SystemError(
        text.isEmpty
          ? "git failed" : text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
      )
    }
    return String(decoding: said, as: UTF8.self)
  }

  private static func spawn(
    _ words: [String],
    _ output: PipeEnds,
    _ complaints: PipeEnds
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // It asks nobody for anything.
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
    posix_spawn_file_actions_adddup2(&actions, complaints.writing, 2)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    var environment: [UnsafeMutablePointer<CChar>?] = Self.environment.map { strdup($0) }
    environment.append(nil)
    defer { for variable in environment { free(variable) } }
    let problem = posix_spawnp(&process, "git", &actions, nil, arguments, &environment)
    guard problem == 0 else { throw SystemError("git cannot be run: \(reason(problem))") }
    return process
  }

  /// The variables of this process, with those that hold git back.
  private static var environment: [String] {
    #if canImport(Darwin)
    let first: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
    #else
    let first: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    var all = variables.map { "\($0)=\($1)" }
    guard var next = first else { return all }
    while let variable = next.pointee {
      let text = String(cString: variable)
      if !variables.keys.contains(where: { text.hasPrefix("\($0)=") }) { all.append(text) }
      next += 1
    }
    return all
  }

  /// Reads both to their ends, whichever has something to say, and no more than the most of each; nil
  /// where neither says anything for so many seconds.
  private static func read(
    _ output: Int32,
    _ complaints: Int32,
    _ patience: Int
  ) -> (said: [UInt8], wrong: [UInt8])? {
    var said: [[UInt8]] = [[], []]
    var open = [output, complaints].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while open.contains(where: { $0.fd >= 0 }), said[0].count <= maximumBytes {
      let ready = poll(&open, nfds_t(open.count), Int32(patience * 1000))
      if ready == 0 { return nil }
      if ready < 0 {
        if errno == EINTR { continue }
        break
      }
      for index in open.indices where open[index].fd >= 0 && open[index].revents != 0 {
        let count = Glimpse.read(open[index].fd, &buffer)
        if count > 0 {
          // Of what is wrong the first line is shown, and the rest is let go.
          if index == 0 || said[1].count < buffer.count { said[index] += buffer[..<count] }
        } else if count == 0 || errno != EINTR {
          open[index].fd = -1
        }
      }
    }
    return (said[0], said[1])
  }

  private static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }
}

/// The two ends of a pipe.
private struct PipeEnds {
  private(set) var reading: Int32 = -1
  private(set) var writing: Int32 = -1

  mutating func open() -> Bool {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return false }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return true
  }

  mutating func closeWriting() {
    if writing >= 0 { _ = systemClose(writing) }
    writing = -1
  }

  mutating func close() {
    closeWriting()
    if reading >= 0 { _ = systemClose(reading) }
    reading = -1
  }
}

/// `read` of the system, under a name that no method here shadows.
private enum Glimpse {
  static func read(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
    buffer.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
  }
}

private let systemRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = {
  (descriptor, buffer, count) in
  buffer.map { read(descriptor, $0, count) } ?? 0
}

private let systemClose: @Sendable (Int32) -> Int32 = { close($0) }

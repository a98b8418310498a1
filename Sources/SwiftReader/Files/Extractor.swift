internal import Support
internal import SwiftSource

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// The parser's processes: one for each thread that parses, begun where it is first needed, and another when one has died.
///
/// They end with this value, and with the process that it is in.
package final class Extractor: Sendable {
  /// The executable; nil where there is none.
  private let path: String?
  private let idle = IdleParsers()
  private let greeting = Once<String?>()

  /// - Parameter path: the executable; nil where there is none.
  package init(_ path: String?) { self.path = path }

  /// Looks for the executable: where a variable names it, beside the program, and where it is installed from there.
  ///
  /// - Parameters:
  ///   - variable: the value of `A11Y_AUDIT_EXTRACT`; nil where it is not set.
  ///   - folders: those in which it may lie besides, as where tests are.
  package convenience init(named variable: String?, beside folders: [String] = []) {
    if let variable, !variable.isEmpty {
      self.init(variable)
    } else {
      self.init(Self.executable(near: [Self.programFolder].compactMap(\.self) + folders))
    }
  }

  /// The executable beside one of some folders' programs, or where it is installed from there; nil where none is.
  static func executable(near folders: [String]) -> String? {
    let places = folders.flatMap { ["\($0)/\(name)", "\($0)/../libexec/a11y-audit/\(name)"] }
    return places.first { access($0, X_OK) == 0 }
  }

  static let name = PipeFormat.greeting

  /// The folder of the program that runs, links followed; nil where nobody knows.
  private static var programFolder: String? {
    #if canImport(Darwin)
    var size: UInt32 = 0
    _NSGetExecutablePath(nil, &size)
    var bytes = [CChar](repeating: 0, count: Int(size) + 1)
    guard _NSGetExecutablePath(&bytes, &size) == 0, let target = realpath(bytes, nil) else {
      return nil
    }
    #else
    guard let target = realpath("/proc/self/exe", nil) else { return nil }
    #endif
    defer { free(target) }
    return String(cString: target).lastIndex(of: "/").map {
      String(String(cString: target)[..<$0])
    }
  }

  /// Why it parses nothing, whatever the file, in words that follow “X.swift: cannot be read: ”; nil where it does.
  package var obstacle: String? {
    greeting.value {
      do throws(ParserFailure) {
        idle.give(try start())
        return nil
      } catch {
        return words(for: error)
      }
    }
  }

  /// Parses a source in a process that nobody else uses meanwhile.
  ///
  /// - Parameter source: its UTF-8.
  /// - Returns: its tree, or why it is not parsed.
  /// - Throws: that the process died of it, or cannot be run.
  func parse(_ source: [UInt8]) throws(ParserFailure) -> PipeFormat.Answer {
    let parser: Parser
    if let waiting = idle.take() { parser = waiting } else { parser = try start() }
    let answer = try parser.process.parse(source)
    idle.give(parser)
    return answer
  }

  private func start() throws(ParserFailure) -> Parser {
    guard let path else { throw ParserFailure.unusable("") }
    return Parser(try ParserProcess.start(at: path))
  }

  /// What is said of a file that is not parsed for a failure.
  func words(for failure: ParserFailure) -> String {
    guard let path else {
      return "\(Self.name) is not installed; build it with “swift build -c release --product "
        + "\(Self.name)” in a checkout, or name it in A11Y_AUDIT_EXTRACT"
    }
    switch failure {
    case .unusable(let reason):
      return "\(path) cannot be run: \(reason); name another \(Self.name) in A11Y_AUDIT_EXTRACT"
    case .stub:
      return "\(path) was built without SwiftSyntax; build it with A11Y_AUDIT_SWIFT_HOST=auto, or "
        + "with the folder of a toolchain’s libraries there, as /usr/lib/swift/host"
    case .other(let greeting):
      let version = greeting.split(separator: " ").dropFirst().first.map(String.init) ?? "another"
      return "\(path) is of version \(version), and this program of version "
        + "\(PipeFormat.version) of what the two say to each other; build both from one checkout"
    case .died:
      return "the parser died of it, or took more than 5 s of processor time; make its largest "
        + "expressions smaller, or exclude it"
    case .garbled(let error):
      return "the parser answers what is no answer (\(error.message)); build \(path) again"
    }
  }
}

/// A process that parses one source at a time.
private final class Parser: Sendable {
  let process: ParserProcess

  init(_ process: consuming ParserProcess) { self.process = process }
}

/// Processes that wait for a source.
private final class IdleParsers: @unchecked Sendable {
  private var parsers: [Parser] = []
  private let lock = Lock()

  func take() -> Parser? { lock.whileHeld { parsers.popLast() } }

  func give(_ parser: Parser) { lock.whileHeld { parsers.append(parser) } }
}

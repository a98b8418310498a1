import Foundation
import SwiftEvaluation
import SwiftSource

/// Compares what the evaluator says of programs with what the compiler makes of them.
struct CompilerJudge {
  /// What became of programs.
  struct Verdict {
    var programs = 0
    var lines = 0
    /// Lines of which the evaluator does not know all.
    var unknown = 0
    /// Lines that are otherwise than the compiler has them.
    var differences: [String] = []
    /// How often a reason is given for what is not known.
    var reasons: [String: Int] = [:]
  }

  /// The compiler that `swift` in PATH is beside.
  static let compiler: String? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/swiftc" }
      .first(where: FileManager.default.isExecutableFile)
  }()

  private static let separator = "\u{1}"

  let folder: URL
  let compiler: String

  /// What programs print, one list a program, without those that the compiler does not take: it gives up on some
  /// expressions.
  func compiled(
    _ programs: [GeneratedProgram]
  ) throws -> [(program: GeneratedProgram, lines: [String])] {
    var programs = programs
    let source = folder.appending(path: "programs.swift")
    let binary = folder.appending(path: "programs")
    var complaints = ""
    for _ in 0..<6 {
      var group = -1
      let texts = programs.map { program in
        defer { group = program.group }
        let declarations = program.group == group ? "" : program.declarations
        return "\(declarations)\(program.text)\(program.call)\nprint(\"\\u{1}\")\n"
      }
      try texts.joined().write(to: source, atomically: true, encoding: .utf8)
      let options = ["-Onone", "-suppress-warnings", "-module-name", "programs", "-lm"]
      complaints = try run(compiler, options + ["-o", binary.path, source.path])
      if FileManager.default.isExecutableFile(atPath: binary.path) { break }
      programs = Self.taken(programs, texts, complaints)
    }
    guard FileManager.default.isExecutableFile(atPath: binary.path) else {
      throw Failure(message: complaints)
    }
    let output = try run(binary.path, [])
    try FileManager.default.removeItem(at: binary)
    let outputs = output.components(separatedBy: "\(Self.separator)\n").dropLast().map {
      $0.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
    guard outputs.count == programs.count else {
      throw Failure(message: "program \(programs[outputs.count].number) stops")
    }
    return zip(programs, outputs).map { ($0, $1) }
  }

  /// The programs of which the compiler does not complain.
  private static func taken(
    _ programs: [GeneratedProgram],
    _ texts: [String],
    _ complaints: String
  ) -> [GeneratedProgram] {
    var lines: Set<Int> = []
    for line in complaints.split(separator: "\n") where line.contains(": error: ") {
      let parts = line.split(separator: ":")
      if parts.count > 2, let number = Int(parts[1]) { lines.insert(number) }
    }
    var start = 1
    return zip(programs, texts).compactMap { program, text in
      let count = text.utf8.count { $0 == UInt8(ascii: "\n") }
      defer { start += count }
      return lines.contains { (start..<start + count).contains($0) } ? nil : program
    }
  }

  struct Failure: Error { var message: String }

  private func run(_ executable: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// Compares programs with what they print.
  func verdict(
    _ programs: [GeneratedProgram],
    parse: (String) throws -> SourceFile
  ) throws -> Verdict {
    var verdict = Verdict()
    var group: (number: Int, source: SourceFile)?
    for (program, lines) in try compiled(programs) {
      if group?.number != program.group {
        group = (program.group, try parse(program.declarations))
      }
      let source = try parse(program.text + program.call + "\n")
      var evaluator = Evaluator(Module([group?.source, source].compactMap(\.self)))
      evaluator.runScript()
      verdict.programs += 1
      verdict.lines += lines.count
      let output = evaluator.output
      if let unknown = evaluator.stopped { verdict.reasons[unknown.reason, default: 0] += 1 }
      if output.count > lines.count || evaluator.stopped == nil && output.count < lines.count {
        verdict.differences.append("\(program.number): \(output.count) lines for \(lines.count)")
      }
      for (index, line) in lines.enumerated() {
        guard index < output.count else {
          verdict.unknown += 1
          continue
        }
        if let exact = output[index].exact {
          if exact != line {
            verdict.differences.append("\(program.number), line \(index + 1): \(exact) for \(line)")
          }
        } else {
          verdict.unknown += 1
          for case .hole(let unknown) in output[index].segments {
            verdict.reasons[unknown.reason, default: 0] += 1
          }
        }
      }
    }
    return verdict
  }
}

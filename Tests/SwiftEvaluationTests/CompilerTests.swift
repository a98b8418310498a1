import Foundation
import SwiftEvaluation
import SwiftSource
import TestSupport
import Testing

/// The toolchain's compiler is the judge of what the language means.
@Suite(.enabled(if: SwiftParsing.isThere && CompilerJudge.compiler != nil, SwiftParsing.missing))
struct CompilerTests {
  /// `A11Y_AUDIT_PROGRAMS` is how many programs are tried, from the one of the number in `A11Y_AUDIT_PROGRAMS_FROM`;
  /// 300 take some fifteen seconds of a processor.
  @Test func programsPrintWhatTheCompilerMakesOfThem() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["A11Y_AUDIT_PROGRAMS"].flatMap { Int($0) } ?? 300
    let first = environment["A11Y_AUDIT_PROGRAMS_FROM"].flatMap { Int($0) } ?? 0
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "a11y-audit-programs-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let judge = CompilerJudge(folder: folder, compiler: try #require(CompilerJudge.compiler))
    let process = try ParserProcess.start(at: try #require(SwiftParsing.path))
    var (lines, unknown) = (0, 0)
    for start in stride(from: first, to: first + count, by: 100) {
      let numbers = start..<min(start + 100, first + count)
      let programs = numbers.map { GeneratedProgram(number: $0) }
      let verdict = try judge.verdict(programs) { try SwiftParsing.source($0, process) }
      #expect(verdict.programs * 100 >= programs.count * 95)
      #expect(verdict.differences == [])
      lines += verdict.lines
      unknown += verdict.unknown
    }
    #expect(unknown * 10 <= lines)
  }
}

import Foundation
import SwiftSource
import TestSupport
import Testing

@testable import SwiftReader

@Suite struct ExtractorTests {
  private static let greeting = "a11y-audit-extract \(PipeFormat.version) SwiftSyntax"

  private let project: Project

  init() throws { project = try Project(["X.swift": "let x = 1\n", "Y.swift": "let y = 2\n"]) }

  private func complaints(_ extractor: Extractor) throws -> [String] {
    try project.reader(ReadingScope(), extractor).reading(of: "X.swift").complaints
  }

  @Test func `a program without a parser says how to get one`() throws {
    #expect(
      try complaints(Extractor(nil)) == [
        "X.swift:1:1: cannot be read: a11y-audit-extract is not installed; build it with “swift build "
          + "-c release --product a11y-audit-extract” in a checkout, or name it in A11Y_AUDIT_EXTRACT"
      ]
    )
  }

  @Test func `what the variable names is run, whatever it is`() throws {
    #expect(
      try complaints(Extractor(named: "/nowhere/extract")) == [
        "X.swift:1:1: cannot be read: /nowhere/extract cannot be run: No such file or directory; "
          + "name another a11y-audit-extract in A11Y_AUDIT_EXTRACT"
      ]
    )
  }

  @Test func `a parser is looked for beside the program, and where it is installed from there`()
    throws
  {
    let bin = "\(project.folder)/bin"
    _ = try project.script("bin/a11y-audit", "")
    #expect(Extractor.executable(near: [bin]) == nil)
    _ = try project.script("libexec/a11y-audit/a11y-audit-extract", "")
    let installed = "\(bin)/../libexec/a11y-audit/a11y-audit-extract"
    #expect(Extractor.executable(near: ["/nowhere", bin]) == installed)
    _ = try project.script("bin/a11y-audit-extract", "")
    #expect(Extractor.executable(near: [bin]) == "\(bin)/a11y-audit-extract")
  }

  @Test func `a stub says with which setting it parses`() throws {
    let script = try project.script("stub", "echo a11y-audit-extract \(PipeFormat.version) stub")
    #expect(
      try complaints(Extractor(script)) == [
        "X.swift:1:1: cannot be read: \(script) was built without SwiftSyntax; build it with "
          + "A11Y_AUDIT_SWIFT_HOST=auto, or with the folder of a toolchain’s libraries there, as "
          + "/usr/lib/swift/host"
      ]
    )
  }

  @Test func `another version is named with that of the program`() throws {
    let script = try project.script("other", "echo a11y-audit-extract 99 SwiftSyntax")
    #expect(
      try complaints(Extractor(script)) == [
        "X.swift:1:1: cannot be read: \(script) is of version 99, and this program of version "
          + "\(PipeFormat.version) of what the two say to each other; build both from one checkout"
      ]
    )
  }

  @Test func `another program is none`() throws {
    let script = try project.script("cat", "echo hello")
    let complaints = try complaints(Extractor(script))
    #expect(complaints.count == 1 && complaints[0].contains("it is no a11y-audit-extract"))
  }

  @Test func `a parser that dies is one error of one file, and another is begun`() throws {
    let script = try project.script(
      "dies",
      "echo \(Self.greeting); echo x >> \(project.folder)/starts; head -c 8 > /dev/null; kill -9 $$"
    )
    let reader = try project.reader(ReadingScope(), Extractor(script))
    for file in ["X.swift", "Y.swift"] {
      #expect(
        reader.reading(of: file).complaints == [
          "\(file):1:1: cannot be read: the parser died of it, or took more than 5 s of processor "
            + "time; make its largest expressions smaller, or exclude it"
        ]
      )
    }
    let starts = try String(contentsOfFile: "\(project.folder)/starts", encoding: .utf8)
    #expect(starts == "x\nx\n")
  }

  @Test func `an answer that is none is one error of one file`() throws {
    let script = try project.script(
      "garbles",
      "echo \(Self.greeting); head -c 14 > /dev/null; printf '\\001\\000\\000\\000\\007'; cat > /dev/null"
    )
    let complaints = try complaints(Extractor(script))
    #expect(complaints.count == 1 && complaints[0].contains("answers what is no answer"))
  }

  @Test(.enabled(if: SwiftParsing.isThere, SwiftParsing.missing))
  func `one process parses all files of a thread, and ends with the extractor`() throws {
    let script = try project.script(
      "counts",
      "echo $$ >> \(project.folder)/pids; exec \(SwiftParsing.path ?? "")"
    )
    try readTwo(Extractor(script))
    let pids = try String(contentsOfFile: "\(project.folder)/pids", encoding: .utf8)
      .split(separator: "\n")
    #expect(pids.count == 1)
    for pid in pids { #expect(kill(pid_t(pid) ?? 0, 0) != 0) }
  }

  private func readTwo(_ extractor: Extractor) throws {
    let reader = try project.reader(ReadingScope(), extractor)
    for file in ["X.swift", "Y.swift"] { #expect(reader.reading(of: file).complaints == []) }
  }
}

import Foundation
import TestSupport
import Testing

@testable import A11yAuditCommand

/// The spec that Swift source is audited as.
@Suite(.enabled(if: SwiftParsing.isThere, SwiftParsing.missing)) struct ExtractTests {
  private static let files = [
    "app/ui/Ring.swift": SourceMachine.ring,
    "app/ui/Other.swift": SourceMachine.ring.replacing("Ring", with: "Other"),
    "app/ui/Details.swift": SourceMachine.form,
  ]
  private let machine = SourceMachine.with(Self.files)

  @Test func pathsBeginInTheCurrentFolderOrInThatOfTheOutput() throws {
    let spec = machine.run("extract", "app/ui/Ring.swift").output
    #expect(spec.contains("source=\"app/ui/Ring.swift\""), "\(spec)")
    #expect(spec.contains("src=\"app/ui/Ring.swift:9:7\""), "\(spec)")
    let result = machine.run("extract", "app/ui/Ring.swift", "--output", "app/specs/ring.xml")
    let file = try #require(result.files.first)
    #expect(file.path == "app/specs/ring.xml" && result.output.isEmpty)
    #expect(file.text.contains("src=\"../ui/Ring.swift:9:7\""), "\(file.text)")
  }

  @Test func severalFilesAreOneSpec() {
    let spec = machine.run("extract", "app/ui/Ring.swift", "app/ui/Other.swift").output
    #expect(spec.components(separatedBy: "<progress ").count == 3, "\(spec)")
    let same = machine.run("extract", "app/ui/Ring.swift", "app/ui/Other.swift").output
    #expect(spec == same)
    #expect(
      machine.run("extract", "app/ui/Details.swift", "app/ui/Ring.swift").exitCode == .success
    )
    let none = machine.run("extract", "app/ui/Details.swift")
    #expect(none.exitCode == .nothing && none.output.isEmpty)
    #expect(none.complaints.hasPrefix("app/ui/Details.swift: holds no component\n"))
  }

  @Test func theHeadSaysWhatWasReadAndByWhat() {
    let spec = machine.run("extract", "app/ui/Ring.swift").output
    let head = spec.split(separator: "\n").prefix(2).joined()
    #expect(head.contains("app/ui/Ring.swift") && head.contains("a11y-audit "), "\(head)")
  }

  @Test func nothingIsWrittenWhereSomethingIsWrong() {
    var machine = machine
    machine.files["app/ui/Bad.swift"] = "let = 1\n"
    let words = ["app/ui/Ring.swift", "app/ui/Bad.swift", "--output", "a.xml"]
    let result = CommandLineTool.result(of: ["extract"] + words, machine.system)
    #expect(result.exitCode == .error && result.files.isEmpty && result.output.isEmpty)
    #expect(result.complaints.hasPrefix("app/ui/Bad.swift:1:"), "\(result.complaints)")
  }

  /// A committed spec is checked against the code; which version wrote it does not matter.
  @Test func aCommittedSpecIsHeldToTheCode() throws {
    var machine = machine
    let words = ["extract", "app/ui/Ring.swift"]
    let written = CommandLineTool.result(of: words + ["--output", "app/ring.xml"], machine.system)
    let spec = try #require(written.files.first?.text)
    machine.files["app/ring.xml"] = spec
    let check = words + ["--check", "app/ring.xml"]
    #expect(CommandLineTool.result(of: check, machine.system) == CommandResult())
    machine.files["app/ring.xml"] = spec.replacing("by a11y-audit ", with: "by a11y-audit 0.0.")
    #expect(CommandLineTool.result(of: check, machine.system).exitCode == .success)
    machine.files["app/ui/Ring.swift"] = SourceMachine.ring.replacing("75 percent", with: "3 of 4")
    let result = CommandLineTool.result(of: check, machine.system)
    #expect(result.exitCode == .findings && result.complaints.isEmpty)
    let lines = result.output.split(separator: "\n")
    #expect(lines.prefix(2) == ["--- app/ring.xml", "+++ app/ui/Ring.swift"])
    let removed = lines.dropFirst(2).filter { $0.hasPrefix("-") }
    let added = lines.dropFirst(2).filter { $0.hasPrefix("+") }
    #expect(removed.count == 1 && removed[0].contains("percent"), "\(result.output)")
    #expect(added.count == 1 && added[0].contains("3 of 4"), "\(result.output)")
  }
}

/// Texts that differ, line by line.
@Suite struct LineDifferenceTests {
  private func lines(_ old: String, _ new: String) -> [String] {
    LineDifference(from: Array(old.utf8), to: Array(new.utf8)).hunks.flatMap { $0 }
  }

  @Test func whatDiffersIsShownWithTheLinesAroundIt() {
    #expect(lines("a\nb\n", "a\nb\n") == [])
    #expect(lines("", "a\n") == ["@@ -1,1 +1,2 @@", "+a", " "])
    let old = (1...20).map(String.init)
    var new = old
    new[9] = "ten"
    let shown = lines(old.joined(separator: "\n"), new.joined(separator: "\n"))
    #expect(
      shown == ["@@ -7,7 +7,7 @@", " 7", " 8", " 9", "-10", "+ten", " 11", " 12", " 13"]
    )
    new.removeLast()
    #expect(lines(old.joined(separator: "\n"), new.joined(separator: "\n")).count == 14)
  }

  /// What would take too long to compare is one difference.
  @Test func longTextsAreTakenAsAWhole() {
    let old = (0..<3000).map { "a\($0)\n" }.joined()
    let new = (0..<3000).map { "b\($0)\n" }.joined()
    let shown = lines(old, new)
    #expect(shown.count == 6002 && shown[1] == "-a0" && shown[3001] == "+b0")
  }
}

import TestSupport
import Testing

@testable import A11yAuditCommand

/// Whatever is wrong with Swift source is one error of one file, and all else is audited.
@Suite(.enabled(if: SwiftParsing.isThere, SwiftParsing.missing)) struct BadSourceTests {
  private func check(_ machine: Machine, _ words: String...) -> CommandResult {
    CommandLineTool.result(
      of: ["check"] + words + ["--rule", "component-has-name"],
      machine.system
    )
  }

  /// The place of what is wrong, and words of what is said of it.
  struct Case: CustomTestStringConvertible {
    var name: String
    var source: String
    var said: [String]
    var testDescription: String { name }
  }

  private static let cases = [
    Case(
      name: "nesting",
      source: "let a = " + String(repeating: "(", count: 201) + "1"
        + String(repeating: ")", count: 201),
      said: ["Bad.swift:1:", "200"]
    ),
    Case(
      name: "brackets",
      source: "\nlet a = " + String(repeating: "[", count: 13) + String(repeating: "]", count: 13),
      said: ["Bad.swift:2:", "12"]
    ),
    Case(
      name: "size",
      source: SourceMachine.ring + String(repeating: "// long\n", count: 600_000),
      said: ["Bad.swift:1:1: error: ", "4 MB"]
    ),
  ]

  @Test(arguments: cases) func whatIsBeyondABoundIsOneError(_ bad: Case) {
    let machine = SourceMachine.with(["Bad.swift": bad.source, "Ring.swift": SourceMachine.ring])
    let result = check(machine, "Bad.swift", "Ring.swift")
    #expect(result.exitCode == .error)
    #expect(result.complaints.split(separator: "\n").count == 1, "\(result.complaints.prefix(400))")
    for word in bad.said { #expect(result.complaints.contains(word), "\(result.complaints)") }
    #expect(result.output.contains("audited 1 component in 1 file"), "\(result.output)")
  }

  /// A component without the error is audited; no more than ten errors are said.
  @Test func syntaxErrorsAreSaidAtTheirPlaces() {
    let broken = """
      struct Broken: View {
        var body: some View { ProgressView(value: 0.4 }
      }

      """
    let machine = SourceMachine.with(["Ring.swift": SourceMachine.ring + broken])
    let result = check(machine, "Ring.swift")
    #expect(result.exitCode == .error)
    #expect(result.complaints.hasPrefix("Ring.swift:19:48: error: "), "\(result.complaints)")
    #expect(result.output.contains("audited 1 component"), "\(result.output)")
    let many = SourceMachine.ring + String(repeating: "let = 1\n", count: 30)
    let all = check(SourceMachine.with(["Ring.swift": many]), "Ring.swift")
    #expect(all.complaints.split(separator: "\n").count == 10, "\(all.complaints)")
  }

  @Test func whatIsNoUTF8IsAnError() throws {
    let folder = CommandProcess(["steps.xml": Specs.good])
    let script = """
      printf 'let a = 1\\nlet b = "\\377"\\n' > Bad.swift
      '\(CommandProcess.command.path)' check Bad.swift
      """
    let ended = try folder.run(script, ["A11Y_AUDIT_EXTRACT": SwiftParsing.path ?? ""])
    #expect(ended.code == 2)
    #expect(ended.output.contains("Bad.swift:2:10: error: "), "\(ended.output)")
    #expect(ended.output.contains("UTF-8"), "\(ended.output)")
  }

  /// What never ends is not known, with the place; the budget of steps ends it.
  @Test(arguments: ["name", "endless(0)", "swell()"])
  func whatDoesNotEndIsUnknown(_ name: String) {
    let declared = """
      var name: String { \(name) }
        func endless(_ n: Int) -> String { endless(n + 1) }
        func swell() -> String { var s = "a"; for _ in 0..<60 { s += s }; return s }
        var body
      """
    let source = SourceMachine.ring.replacing("Label(\"Upload\")", with: "Label(name)")
      .replacing("var body", with: declared)
    let result = SourceMachine.with(["Ring.swift": source]).run("extract", "Ring.swift")
    #expect(result.exitCode == .success, "\(result.complaints)")
    let unknown = "<unknown fact=\"label\" reason=\"too much to evaluate\""
    #expect(result.output.contains(unknown), "\(result.output)")
  }

  @Test func viewsThatHoldThemselvesEnd() {
    let source = SourceMachine.ring.replacing(
      "Text(verbatim: \"Upload\")",
      with: "Ring().overlay(Text(verbatim: \"Upload\"))"
    )
    let machine = SourceMachine.with(["Ring.swift": source])
    let result = machine.run("extract", "Ring.swift")
    #expect(result.exitCode == .success, "\(result.complaints)")
  }

  /// What they hold themselves in are rows, of which each would be tried with all that it is given.
  @Test func rowsOfViewsThatHoldThemselvesEnd() {
    let source = """
      import SwiftUI
      struct Circle: View {
        var percentage: Double = 0
        var width: CGFloat = 20
        var body: some View {
          ZStack {
            Circle().stroke(.gray, lineWidth: width)
            Circle().trim(from: 0, to: percentage / 100).stroke(.blue, lineWidth: width)
          }
        }
      }
      """
    let result = SourceMachine.with(["Circle.swift": source]).run("extract", "Circle.swift")
    #expect(result.exitCode == .nothing, "\(result.complaints)")
  }

  /// The greatest and the least numbers have no neighbour on one side.
  @Test(arguments: ["9223372036854775807", "-9223372036854775808"])
  func numbersWithoutNeighboursAreRead(_ number: String) {
    let source = """
      import SwiftUI
      struct Steps: View {
        @State private var current = \(number)
        var body: some View {
          VStack {
            Text("\\(current)").opacity(Double(current))
            Text(current, format: .number)
            HStack {
              ForEach(0..<3, id: \\.self) { step in
                Circle().fill(step == current ? .blue : .gray).frame(width: 8, height: 8)
              }
            }
            ForEach([current], id: \\.self) { step in Text("\\(step)") }
            ProgressView(value: Double(current), total: 10).animation(.default, value: current)
          }
        }
      }
      #Preview { Steps() }
      """
    let result = SourceMachine.with(["Steps.swift": source]).run("extract", "Steps.swift")
    #expect(result.exitCode == .success, "\(result.complaints)")
  }
}

/// Where nothing parses Swift, that is said once, and how to mend it.
@Suite struct MissingParserTests {
  private static let files = [
    "ui/Ring.swift": SourceMachine.ring, "ui/Other.swift": SourceMachine.ring,
    "ui/More.swift": SourceMachine.form, "ui/steps.xml": Specs.good,
  ]

  private func machine(_ parser: String?) -> Machine {
    var machine = SourceMachine.with(Self.files)
    machine.variables["A11Y_AUDIT_EXTRACT"] = parser
    return machine
  }

  @Test func itIsOneErrorOfTheRun() {
    let result = machine("/nowhere/a11y-audit-extract").run("check", "ui", "--swift")
    #expect(result.exitCode == .error)
    let lines = result.complaints.split(separator: "\n")
    #expect(lines.count == 1, "\(result.complaints)")
    #expect(result.complaints.hasPrefix("ui/More.swift:1:1: error: cannot be read: "))
    #expect(result.complaints.contains("A11Y_AUDIT_EXTRACT"))
    #expect(result.complaints.contains("; 2 other Swift files are not read either\n"))
    #expect(result.output.contains("in 1 file"), "\(result.output)")
  }

  @Test(arguments: [["check"], ["tree"], ["extract"]])
  func everyCommandSaysSo(_ command: [String]) {
    let machine = machine("/nowhere/a11y-audit-extract")
    let result = CommandLineTool.result(of: command + ["ui/Ring.swift"], machine.system)
    #expect(result.exitCode == .error)
    #expect(result.complaints.hasPrefix("ui/Ring.swift:1:1: error: cannot be read: "))
    #expect(result.complaints.contains("cannot be run: No such file or directory"))
  }

  /// Nobody asks for it where no Swift file is audited.
  @Test func withoutSwiftNothingIsMissing() {
    let machine = machine("/nowhere/a11y-audit-extract")
    #expect(machine.run("check", "ui", "--quiet").complaints.isEmpty)
    #expect(machine.run("check", "ui/steps.xml", "--swift", "--quiet").complaints.isEmpty)
  }
}

/// What options name for Swift source.
@Suite struct SourceOptionTests {
  @Test(arguments: [
    (["--context", "nowhere"], "--context: nowhere: no such file or folder"),
    (["--sample", "nowhere.swift"], "--sample: nowhere.swift: no such file or folder"),
    (["--sample", "ui"], "--sample: ui is a folder; name a file of Swift source"),
    (
      ["--no-context", "--context", "ui"], "--context ui and --no-context exclude each other; keep"
    ),
  ])
  func whatIsNotThereIsAUsageError(_ words: [String], _ message: String) {
    let machine = SourceMachine.with(["ui/Ring.swift": SourceMachine.ring, "a.xml": Specs.good])
    for command in ["check", "tree", "extract"] {
      let all = [command, "ui/Ring.swift"] + words
      let result = CommandLineTool.result(of: all, machine.system)
      #expect(result.exitCode == .error)
      #expect(result.complaints.hasPrefix("a11y-audit: \(message)"), "\(result.complaints)")
    }
  }

  @Test(arguments: [
    (["a.xml"], "a.xml: is no Swift source, which extract takes"),
    (["-"], "-: is no Swift source, which extract takes"),
    (["ui"], "ui: is no Swift source, which extract takes"),
    (
      ["ui/Ring.swift", "--output", "ui/Ring.swift"],
      "--output ui/Ring.swift: the file of a spec is"
    ),
    (
      ["ui/Ring.swift", "--output", "b.xml", "--check", "a.xml"],
      "--output b.xml and --check a.xml exclude each other; keep one"
    ),
  ])
  func extractRefuses(_ words: [String], _ message: String) {
    let machine = SourceMachine.with(["ui/Ring.swift": SourceMachine.ring, "a.xml": Specs.good])
    let result = CommandLineTool.result(of: ["extract"] + words, machine.system)
    #expect(result.exitCode == .error)
    #expect(result.complaints.hasPrefix("a11y-audit: \(message)"), "\(result.complaints)")
  }
}

import A11yReports
import A11yRules
import Foundation
import Testing

@testable import A11yAuditCommand

@Suite struct CompletionTests {
  private static func script(_ shell: String) -> String {
    Machine().run("completions", shell).output
  }

  /// What is added to a table is offered everywhere.
  @Test(arguments: CompletionScript.shells)
  func everyNameIsOffered(shell: String) {
    let words = Set(Self.script(shell).split { !($0.isLetter || $0.isNumber || "-".contains($0)) })
    let names =
      Command.all.flatMap(\.words) + Command.all.flatMap(\.options).flatMap(\.choices)
      + Reporter.all.map(\.name) + Catalogue.builtIn.rules.map(\.id)
    #expect(names.filter { !words.contains(Substring($0)) } == [])
    // fish has the names of options without their dashes.
    let dashes = shell == "fish" ? "" : "--"
    let options = Command.all.flatMap(\.options).map { dashes + $0.name }
    #expect(options.filter { !words.contains(Substring($0)) } == [])
  }

  @Test func anUnknownShellHasTheNearestName() {
    let result = Machine().run("completions", "fsh")
    #expect(result.exitCode == .error)
    #expect(
      result.complaints
        == "a11y-audit: completions fsh: there is no such shell; did you mean ‘fish’?\n"
    )
  }

  /// What bash offers for a line; the last word is the one being written.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")),
    arguments: [
      (["ch"], ["check"]), (["check", "--form"], ["--format"]),
      (["check", "--format", "js"], ["json", "jsonl"]),
      (["check", "--format", "=", "jun"], ["junit"]),
      (["explain", "text-sc"], ["text-scales"]), (["check", "--rule", "="], nil),
      (["check", "--output", "mark"], ["markdown="]), (["check", "--jobs", ""], []),
      (["completions", ""], ["bash", "zsh", "fish"]),
      (["new", "s"], SpecTemplate.names.filter { $0.hasPrefix("s") }), (["check", "Spec"], []),
    ] as [([String], [String]?)]
  )
  func bashOffers(line: [String], expected: [String]?) throws {
    let words = (["a11y-audit"] + line).map { CompletionScript.quoted($0) }.joined(separator: " ")
    let program =
      Self.script("bash")
      + "COMP_WORDS=(\(words)); COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 )); _a11y_audit\n"
      + "printf '%s\\n' \"${COMPREPLY[@]}\"\n"
    let offered = try Self.run("/bin/bash", program).split(separator: "\n").map(String.init)
    #expect(offered == expected ?? Catalogue.builtIn.rules.map(\.id))
  }

  @Test(arguments: CompletionScript.shells)
  func theShellReadsItsScript(shell: String) throws {
    let folders = ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    let places = folders.map { "\($0)/\(shell)" }
    guard let path = places.first(where: FileManager.default.isExecutableFile) else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Self.script(shell).write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    process.arguments = ["-n", file.path]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  private static func run(_ shell: String, _ program: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: shell)
    process.arguments = ["-c", program]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

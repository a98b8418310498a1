import Foundation
import Testing

@testable import A11yAuditCommand

@Suite struct ManualTests {
  private let page = Machine(variables: ["SOURCE_DATE_EPOCH": "0"]).run("manual").output

  /// What is added to a table is in the manual.
  @Test func everyNameIsThere() {
    let text = page.replacing(#"\-"#, with: "-")
    for command in Command.all {
      #expect(text.contains("\n.SS \\fB\(command.name)\\fR"))
      for option in command.options { #expect(text.contains("\\fB--\(option.name)\\fR")) }
    }
    for code in ExitCode.allCases { #expect(text.contains("\n.TP\n\(code.rawValue)\n")) }
    #expect(text.contains("\n.TH A11Y-AUDIT 1 1970-01-01 \"a11y-audit 0.1.0\"\n"))
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(arguments: [
    (".TH", "\\&.TH"), ("'", "\\(aq"), ("a-b\\", "a\\-b\\(rs"), ("PATH…", "PATH\\[u2026]"),
  ])
  func textIsNoMoreThanText(_ text: String, _ shown: String) {
    #expect(Roff.plain(text) == shown)
  }

  /// Nothing in it is wrong to the programs that show it.
  @Test(arguments: [
    ["/usr/bin/groff", "-man", "-ww", "-z"], ["/usr/bin/mandoc", "-Tlint", "-Wwarning"],
  ])
  func programsShowIt(_ words: [String]) throws {
    guard FileManager.default.isExecutableFile(atPath: words[0]) else { return }
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).1")
    try page.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = words.dropFirst() + [file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(String(decoding: data, as: UTF8.self) == "")
    #expect(process.terminationStatus == 0)
  }
}

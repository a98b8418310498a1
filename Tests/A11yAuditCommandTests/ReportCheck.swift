import A11yReports
import TestSupport
import Testing

@testable import A11yAuditCommand

/// Holds the reports in JSON that commands write to the schema.
enum ReportCheck {
  static func hold(_ result: CommandResult, _ words: [String]) {
    guard words.first == "check" || words.first == "merge" else { return }
    var format: String?
    for (word, next) in zip(words, words.dropFirst() + [""]) {
      if word == "--format" { format = next }
      if word.hasPrefix("--format=") { format = String(word.dropFirst(9)) }
    }
    if let format, !result.output.isEmpty { hold(result.output, format) }
    for file in result.files where file.text.hasPrefix("{\n  \"schema\": 2") {
      hold(file.text, "json")
    }
  }

  private static let schema = JSONSchema(ReportSchema.json.line)

  private static func hold(_ text: String, _ format: String) {
    guard let schema else {
      Issue.record("the schema of reports is no JSON")
      return
    }
    switch format {
    case "json": #expect(schema.problems(in: text) == [])
    case "jsonl":
      for line in text.split(separator: "\n") {
        #expect(schema.problems(in: String(line), by: "line") == [])
      }
    default: break
    }
  }
}

/// What programs that read reports can rely on, beside each report's being held to the schema.
@Suite struct ReportSchemaTests {
  @Test func theSchemaIsPublished() throws {
    let schema = Machine().run("report", "schema").output
    try expectFile("Examples/report.schema.json", holds: schema)
  }

  /// Of files without findings nothing is kept for reports that are written meanwhile.
  @Test(arguments: [
    (["--format", "json"], 0), (["--format", "jsonl", "--output", "gitlab=a"], 0),
    (["--format", "text"], 1), (["--output", "html=a"], 1), (["--output", "junit=a"], 3),
  ])
  func littleIsKept(_ words: [String], _ count: Int) throws {
    let machine = Machine(files: ["a.xml": Specs.good, "b.xml": Specs.bad, "c.xml": Specs.good])
    let paths = ["a.xml", "b.xml", "c.xml"]
    let rule = ["--rule", "step-position-announced"]
    let arguments = try Arguments(paths + rule + words, options: Command.check.options)
    let run = try CheckRun(arguments, machine.system)
    #expect(try run.gathered().report.files.count == count)
  }
}

import Testing

@testable import A11yAuditCommand

/// Which outcomes reports in JSON list.
@Suite struct OutcomesOptionTests {
  private let machine = Machine(files: ["bad.xml": Specs.bad, "open.xml": Specs.open])

  private func outcomes(_ words: String...) -> Set<Substring> {
    let words = ["check", "bad.xml", "open.xml"] + words
    let text = CommandLineTool.result(of: words, machine.system).output
    return Set(text.matches(of: #/"outcome": "(\w+)"/#).map(\.output.1))
  }

  @Test(arguments: ["json", "jsonl"])
  func theseAreListed(_ format: String) {
    #expect(outcomes("-f", format) == ["failed", "cantTell", "passed"])
    #expect(outcomes("-f", format, "--outcomes", "failed,cantTell") == ["failed", "cantTell"])
    #expect(outcomes("-f", format, "--outcomes", "failed") == ["failed"])
    #expect(
      outcomes("-f", format, "--outcomes", "inapplicable,untested") == ["inapplicable", "untested"]
    )
    #expect(outcomes("-f", format, "--all-outcomes", "--outcomes", "passed") == ["passed"])
  }

  /// What is not listed is counted all the same.
  @Test func allAreCounted() {
    let all = machine.run("check", "bad.xml", "-f", "json").output
    let some = machine.run("check", "bad.xml", "-f", "json", "--outcomes", "failed").output
    let summary = { (text: String) in text.split(separator: "\"summary\": ").last }
    #expect(summary(all) == summary(some))
    let file = machine.run("check", "bad.xml", "-o", "a.json", "--outcomes", "failed").files
    #expect(file.map(\.text) == [some])
  }
}

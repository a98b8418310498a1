import Testing

@testable import A11yAuditCommand

/// The number of findings of each rule, in place of them.
@Suite struct StatisticsTests {
  private let machine = Machine(files: ["bad.xml": Specs.bad, "open.xml": Specs.open])

  @Test func rulesAreCounted() {
    let result = machine.run("check", "bad.xml", "open.xml", "--statistics")
    let lines = result.output.split(separator: "\n").map(String.init)
    let rows = lines.prefix { !$0.contains("finding") }
    let counts = rows.map { Int($0.split(separator: " ")[0]) ?? 0 }
    let open = rows.firstIndex { $0.contains("cannot tell") } ?? rows.endIndex
    #expect(open > 1 && open < rows.endIndex)
    #expect(counts[..<open].elementsEqual(counts[..<open].sorted(by: >)))
    #expect(!result.output.contains("bad.xml:"))
    let all = machine.run("check", "bad.xml", "open.xml")
    #expect(
      result.output.hasSuffix(
        all.output.split(separator: "\n").suffix(2).joined(separator: "\n") + "\n"
      )
    )
    #expect(result.exitCode == all.exitCode)
  }

  @Test(arguments: [["--format", "json"], ["--format", "sarif"], ["--quiet"]])
  func othersHaveNone(_ words: [String]) {
    let result = CommandLineTool.result(
      of: ["check", "bad.xml", "--statistics"] + words,
      machine.system
    )
    #expect(result.exitCode == .error && result.output.isEmpty)
    #expect(result.complaints.contains("--statistics"))
  }
}

import A11yReports
import TestSupport
import Testing

@testable import A11yAuditCommand

/// What several machines audit comes to what one does, to the byte.
@Suite struct MergeTests {
  /// Examples, what is wrong, what is passed over, and a configuration that suppresses some of it.
  private static let machine: Machine = {
    var machine = Machine(variables: ["SOURCE_DATE_EPOCH": "1778491800"])
    for (folder, ending) in [("Examples/published", ".xml"), ("Examples/charts", ".svg")] {
      for file in (try? Repository.files(in: folder, ending: ending)) ?? [] {
        guard let text = try? String(contentsOf: file, encoding: .utf8), text.utf8.count < 8_000
        else { continue }
        machine.files["specs/\(file.lastPathComponent)"] = text
      }
    }
    machine.files["specs/broken.xml"] = #"<spec xmlns="urn:a11y-audit:spec:1"><stpe"#
    machine.files["specs/open.xml"] = Specs.open
    machine.files["specs/needless.xml"] = Specs.bad.replacing(
      "<step-indicator id",
      with: "<!-- a11y-audit-disable-next text-scales: it never did -->\n<step-indicator id"
    )
    machine.files["specs/plist.xml"] = "<plist/>"
    machine.files["specs/empty.xml"] = Specs.empty
    machine.files["none/read.txt"] = ""
    machine.files[".a11y-audit.json"] = """
      {
        "failOn": "moderate",
        "overrides": [{"files": ["specs/a*"], "failOn": "never"}],
        "suppressions": [
          {"files": ["specs/*"], "rules": ["step-position-announced", "text-scales"], "reason": "a"},
          {"files": ["specs/open.xml"], "rules": ["legend-present"], "reason": "b"},
          {"files": ["specs/gone.xml"], "rules": ["text-scales"], "reason": "c", "until": "2020-01-01"}
        ]
      }
      """
    return machine
  }()

  private static let formats = Reporter.all.map(\.name)

  /// What one run writes, by the names of files, and what three merged shards write.
  private static func both(_ words: [String], _ ending: [String]) -> [CommandResult] {
    let outputs = formats.flatMap { ["--output", "\($0)=report.\($0)"] }
    let run = ["check", "specs", "none", "absent.xml"] + words
    let one = CommandLineTool.result(of: run + ending + outputs, machine.system)
    var merging = machine
    for number in [3, 1, 2] {
      let shard = ["--shard", "\(number)/3", "--for-merge", "--format", "json"]
      let report = CommandLineTool.result(of: run + shard, machine.system).output
      merging.files["\(number).json"] = report
    }
    let reports = ["merge", "3.json", "1.json", "2.json"]
    return [one, CommandLineTool.result(of: reports + ending + outputs, merging.system)]
  }

  /// What is found on a page: reports that are merged hold nothing to be drawn.
  private static func findings(_ page: CommandResult.OutputFile) -> [Substring] {
    page.text.matches(of: /id="finding-[0-9a-f]+"/).map(\.output).sorted()
  }

  @Test(arguments: [
    ([], []), (["--all-outcomes"], ["--fail-on", "critical"]),
    (["--rule", "text-contrast-minimum"], ["--cant-tell", "fail", "--quiet"]),
  ])
  func mergedShardsAreOneRun(_ words: [String], _ ending: [String]) {
    let both = Self.both(words, ending)
    #expect(both[0].files.count == Self.formats.count && both[0].exitCode == .error)
    for (one, merged) in zip(both[0].files, both[1].files) {
      let isSame =
        one.path == "report.html" ? Self.findings(one) == Self.findings(merged) : one == merged
      #expect(isSame, "\(one.path)")
    }
    #expect(both[0].output == both[1].output && both[0].complaints == both[1].complaints)
    #expect(both[0].exitCode == both[1].exitCode)
    if words.isEmpty {
      for file in both[1].files where file.path == "report.json" { expectMuch(in: file.text) }
    }
  }

  /// What they are to be the same in is there.
  private func expectMuch(in text: String) {
    for part in [
      "unused-suppression", "expired-suppression", "\"suppression\"", "\"skipped\": 1",
      "none: holds",
      "specs/broken.xml", "absent.xml", "cantTell", "\"causes\"",
    ] { #expect(text.contains(part), "\(part)") }
    #expect(!text.contains("\"merge\""))
  }

  private func merged(_ machine: Machine, _ checks: [[String]], _ words: [String] = [])
    -> CommandResult
  {
    var machine = machine
    var reports: [String] = []
    for (index, words) in checks.enumerated() {
      let check = ["check"] + words + ["--for-merge", "--format", "json"]
      let report = CommandLineTool.result(of: check, machine.system)
      #expect(report.complaints.isEmpty, "\(words)")
      reports.append("\(index).json")
      machine.files["\(index).json"] = report.output
    }
    return CommandLineTool.result(of: ["merge"] + reports + words, machine.system)
  }

  /// No shard decides that nothing was audited.
  @Test func mergingDecidesThatNothingWasAudited() {
    let machine = Machine(files: ["a.xml": Specs.empty, "b.xml": Specs.empty])
    let shards = (1...2).map { ["a.xml", "b.xml", "--shard", "\($0)/2"] }
    for shard in shards {
      let result = CommandLineTool.result(of: ["check"] + shard, machine.system)
      #expect(result.exitCode == .success)
    }
    let merged = merged(machine, shards)
    #expect(merged.exitCode == .nothing)
    #expect(merged.output.contains("note: a.xml: holds no component"))
    #expect(!merged.output.contains("shard"))
    let leftOut = self.merged(
      Machine(files: ["a.txt": ""]),
      (1...2).map { ["a.txt", "--force-exclude", "--shard", "\($0)/2"] }
    )
    #expect(leftOut.exitCode == .success && leftOut.output.contains("note: nothing to audit: all"))
  }

  /// Of whole runs each has its files in its own order.
  @Test func runsAreMergedOneAfterAnother() {
    let machine = Machine(
      files: ["b/a.xml": Specs.bad, "a/b.xml": Specs.good, "a/c.xml": Specs.bad]
    )
    let merged = merged(machine, [["b"], ["a"]], ["--format", "concise"])
    let files = merged.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(files.prefix(2) == ["b/a.xml", "a/c.xml"] && merged.exitCode == .findings)
    #expect(merged.output.contains("in 3 files"))
  }

  /// A baseline is for the merged report; what shards took from it stays so.
  @Test(arguments: [[], ["--baseline", "base.json"]])
  func aBaselineHoldsForAll(_ words: [String]) throws {
    var machine = Machine(files: ["a.xml": Specs.bad, "b.xml": Specs.bad])
    let written = machine.run("baseline", "write", "a.xml", "b.xml", "--baseline", "base.json")
    machine.files["base.json"] = try #require(written.files.first).text
    machine.files["a.xml"] = Specs.good
    let ending = ["--baseline", "base.json", "--strict-baseline"]
    let one = CommandLineTool.result(of: ["check", "a.xml", "b.xml"] + ending, machine.system)
    #expect(one.exitCode == .findings && one.output.contains("by the baseline"))
    let shards = (1...2).map { ["a.xml", "b.xml", "--shard", "\($0)/2"] + words }
    #expect(merged(machine, shards, ending) == one)
  }
}

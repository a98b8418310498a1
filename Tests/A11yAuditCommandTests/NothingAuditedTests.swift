import Testing

@testable import A11yAuditCommand

/// Nobody takes for audited what holds nothing.
@Suite struct NothingAuditedTests {
  private let machine = Machine(files: [
    "good.xml": Specs.good, "bad.xml": Specs.bad, "empty.xml": Specs.empty,
  ])

  /// Who is told that nothing was audited is told why.
  @Test(arguments: [
    (["empty.xml"], "note: empty.xml: holds no component"),
    (
      ["bad.xml", "--rule", "progress-value-valid"],
      "note: bad.xml: none of the rules that were chosen applies to what it holds"
    ),
    (["notes"], "note: notes: holds no *.xml, *.svg or *.svgz"),
  ])
  func nothingWasAudited(words: [String], note: String) {
    var machine = machine
    machine.files["notes/read.txt"] = "no XML"
    let result = CommandLineTool.result(of: ["check"] + words, machine.system)
    #expect(result.exitCode == .nothing)
    #expect(result.output.contains(note + "\n"), "\(result.output)")
  }

  @Test func patternsAreForShells() {
    let hint = "; shells alone expand patterns: do not quote them, or name a folder\n"
    #expect(machine.run("check", "no*.xml").complaints.hasSuffix("directory\(hint)"))
    #expect(machine.run("check", "absent.xml").complaints.hasSuffix("directory\n"))
  }

  /// What holds nothing is told of beside something else, too.
  @Test(arguments: [
    (["empty.xml", "bad.xml"], ["empty.xml: holds no component"]),
    (["empty", "good.xml"], ["empty/a.xml: holds no component"]),
    (["notes", "good.xml"], ["notes: holds no *.xml, *.svg or *.svgz"]),
    (
      ["bad.xml", "chart.xml", "--rule", "step-position-announced"],
      ["chart.xml: none of the rules that were chosen applies to what it holds"]
    ),
    (["mixed", "--rule", "step-position-announced"], []),
  ])
  func nothingWasAuditedOfSome(words: [String], notes: [String]) {
    var machine = machine
    let chart = """
      <spec xmlns="urn:a11y-audit:spec:1">
        <chart id="c" type="bar" label="Sleep"><mark value="1"/></chart>
      </spec>
      """
    for (name, text) in [
      ("notes/read.txt", ""), ("empty/a.xml", Specs.empty), ("chart.xml", chart),
      ("mixed/chart.xml", chart), ("mixed/good.xml", Specs.good),
    ] { machine.files[name] = text }
    let result = CommandLineTool.result(of: ["check"] + words, machine.system)
    #expect(result.exitCode != .nothing && result.exitCode != .error)
    let told = result.output.split(separator: "\n").filter { $0.hasPrefix("note: ") }
    #expect(told.map { String($0.dropFirst(6)) } == notes)
  }

  /// A text about specs is none.
  @Test(arguments: ["notes.md", "data.json"])
  func textsThatNameTheNamespaceAreNoSpecs(name: String) {
    let machine = Machine(files: [name: "{\"about\": \"urn:a11y-audit:spec:1\"}"])
    let result = machine.run("check", name)
    #expect(result.exitCode == .error)
    #expect(result.complaints.contains(", not a spec; a spec (<spec"), "\(result.complaints)")
  }
}

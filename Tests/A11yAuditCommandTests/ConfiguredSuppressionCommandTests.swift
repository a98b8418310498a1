import Testing

@testable import A11yAuditCommand

/// What a configuration suppresses by target, and the baseline that it names.
@Suite struct ConfiguredSuppressionCommandTests {
  private static let rule = "step-position-announced"

  private func machine(
    _ suppression: String,
    of names: String = "specs/*.xml",
    files: [String: String] = ["specs/bad.xml": Specs.bad, "specs/good.xml": Specs.good]
  ) -> Machine {
    var machine = Machine(files: files)
    machine.files["/project/.git/HEAD"] = ""
    machine.files[".a11y-audit.json"] = """
      {"suppressions": [
        {"files": ["\(names)"], "rules": ["\(Self.rule)"], \(suppression), "reason": "generated"}
      ]}
      """
    return machine
  }

  private func run(_ machine: Machine, _ words: String...) -> CommandResult {
    CommandLineTool.result(of: ["check"] + words + ["--rule", Self.rule], machine.system)
  }

  @Test func targetsAreSuppressed() {
    let target = #""targets": ["/spec[1]/step-indicator[1]"]"#
    let result = run(machine(target), "specs")
    #expect(result.exitCode == .success)
    #expect(result.complaints.isEmpty)
    #expect(result.output.contains("1 finding suppressed (1 by the configuration)"))
    #expect(!result.output.contains("unused-suppression"))
    #expect(run(machine(target), "specs", "--isolated").exitCode == .findings)
  }

  /// Only a run in which all files were audited can tell that nothing needs a suppression.
  @Test func unusedOnesAreFoundByWholeRuns() {
    let machine = machine(#""targets": ["/spec[1]/chart[*]"]"#)
    let whole = run(machine, ".")
    #expect(whole.exitCode == .findings)
    #expect(whole.output.contains(".a11y-audit.json:2:3"))
    #expect(whole.output.contains("unused-suppression"))
    #expect(!run(machine, "specs/good.xml").output.contains("unused-suppression"))
    #expect(!run(machine, ".", "--appearance", "dark").output.contains("unused-suppression"))
    #expect(
      !run(machine, ".", "--skip", "legend-present", "--rule", "component-has-name")
        .output.contains("component-has-name suppresses nothing")
    )
  }

  /// A name that is mistyped is that of no file.
  @Test func thoseForNoFileAreFound() {
    let machine = machine(#""targets": ["/spec[1]/step-indicator[1]"]"#, of: "spec/*.xml")
    let whole = run(machine, ".")
    #expect(whole.output.contains(".a11y-audit.json:2:3"))
    #expect(whole.output.contains("unused-suppression"))
    // They may be elsewhere.
    #expect(!run(machine, "specs").output.contains("unused-suppression"))
  }

  @Test func expiredOnesAreFound() {
    let machine = machine(#""until": "2026-05-10""#)
    let result = run(machine, "specs/bad.xml")
    #expect(result.exitCode == .findings)
    #expect(result.output.contains("expired-suppression"))
    #expect(result.output.contains("held until 2026-05-10"))
    #expect(run(self.machine(#""until": "2026-05-11""#), "specs/bad.xml").exitCode == .success)
  }

  /// The one that the configuration names is empty until it is written.
  @Test func aConfiguredBaselineMayBeMissing() {
    var machine = machine(#""until": "2020-01-01""#)
    machine.files[".a11y-audit.json"] = #"{"baseline": "known.json"}"#
    let first = run(machine, "specs")
    #expect(first.exitCode == .findings)
    #expect(
      first.output.contains(
        "note: known.json: is not there yet; a11y-audit baseline write --baseline known.json PATH… "
          + "writes it\n"
      )
    )
    let written = machine.run("baseline", "write", "--rule", Self.rule)
    #expect(written.files.map(\.path) == ["known.json"])
    for file in written.files { machine.files[file.path] = file.text }
    let second = run(machine, "specs", "--strict-baseline")
    #expect(second.exitCode == .success)
    #expect(second.output.contains("(1 by the baseline)"))
  }
}

import Testing

@testable import A11yAuditCommand

/// What is refused.
extension BaselineCommandTests {
  @Test func nothingIsWrittenOfARunThatFailed() {
    let broken = machine(["specs/broken.xml": "<spec xmlns=\"urn:a11y-audit:spec:1\">"])
    let result = run(broken, "baseline", "write")
    #expect(result.exitCode == .error)
    #expect(result.files.isEmpty)
    #expect(
      result.complaints.hasSuffix(
        "a11y-audit: \(Self.name) is not written: the run had errors, mend them first\n"
      )
    )
    let empty = run(Machine(files: ["empty.xml": Specs.empty]), "baseline", "write")
    #expect(empty.exitCode == .nothing)
    #expect(empty.files.isEmpty)
    #expect(
      empty.complaints.hasSuffix("a11y-audit: \(Self.name) is not written: nothing was audited\n")
    )
    // A comment that cannot be followed is an error as well.
    let comment = machine([
      "specs/bad.xml": Specs.bad.replacing("<step-", with: "<!-- a11y-audit-disable x --><step-")
    ])
    #expect(run(comment, "baseline", "write").exitCode == .error)
    let prune = run(after(run(machine(), "baseline", "write"), broken), "baseline", "prune")
    #expect(prune.exitCode == .error)
    #expect(prune.files.isEmpty)
  }

  @Test(arguments: [
    (
      ["check", "specs", "--baseline", "none.json"],
      "--baseline none.json: there is no such file; a11y-audit baseline write --baseline none.json "
        + "PATH… writes it"
    ),
    (
      ["baseline", "prune"],
      "--baseline \(name): there is no such file; a11y-audit baseline write PATH… writes it"
    ),
    (
      ["baseline", "report", "--baseline", "old.json"],
      "old.json:1:12: error: the baseline has schema 0, and this a11y-audit reads 1; write it anew: "
        + "a11y-audit baseline write"
    ),
    (
      ["check", "specs", "--baseline", "specs"],
      "--baseline specs: cannot be read: is a folder and no file"
    ),
    (
      ["check", "specs", "--strict-baseline"],
      "--strict-baseline: there is no baseline; name it: --baseline FILE"
    ),
    (
      ["check", "specs", "--baseline", "old.json", "--output", "json=./old.json"],
      "--output: old.json is the baseline; write the report elsewhere"
    ),
    (
      ["baseline", "write", "--baseline", "package.json"],
      "--baseline package.json: is no baseline; name another file, or remove it"
    ),
    (
      ["baseline", "write", "--baseline", "specs"],
      "--baseline specs: is no file; name another"
    ),
    (
      ["baseline", "write", "--baseline", "specs/marked.xml"],
      "--baseline specs/marked.xml: is audited, too; write the baseline elsewhere"
    ),
    (
      ["check", "specs", "--baseline", "old.json", "--baseline", "old.json"],
      "--baseline is given twice; keep one"
    ),
  ])
  func badBaselines(words: [String], expected: String) {
    let machine = machine([
      "old.json": #"{"schema": 0}"#, "package.json": "{}",
      "specs/marked.xml": Specs.good + "<!-- \"a11y-audit\" -->",
    ])
    let result = CommandLineTool.result(of: words + Self.rule, machine.system)
    #expect(result.exitCode == .error)
    #expect(result.complaints == "a11y-audit: \(expected)\n")
    #expect(result.files.isEmpty)
  }

  /// One that was spoiled by hand is written anew.
  @Test func aSpoiledBaselineIsWrittenAnew() {
    let spoiled = machine([Self.name: "<<<<<<< HEAD\n{\"tool\": \"a11y-audit\"\n======="])
    #expect(run(spoiled, "baseline", "write").exitCode == .success)
    #expect(run(machine([Self.name: ""]), "baseline", "write").exitCode == .success)
  }
}

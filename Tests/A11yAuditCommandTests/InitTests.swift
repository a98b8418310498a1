import A11yConfiguration
import A11yReports
import JSONReading
import Testing

@testable import A11yAuditCommand

@Suite struct InitTests {
  private var machine: Machine {
    Machine(files: [
      "a/bad.xml": Specs.bad, "a/open.xml": Specs.open, "a/good.xml": Specs.good,
      "a/other.xml": "<plist/>", ".git/HEAD": "", ".gitignore": "*.log\n",
    ])
  }

  @Test(arguments: ["text", "json", "junit", "markdown"])
  func whatInitWritesChangesNothing(_ format: String) {
    var configured = machine
    let written = machine.run("init")
    #expect(written.exitCode == .success)
    #expect(written.files.map(\.path) == [".a11y-audit.json"])
    for file in written.files { configured.files[file.path] = file.text }
    let words = ["check", "a", "--format", format]
    let before = CommandLineTool.result(of: words, machine.system)
    let after = CommandLineTool.result(of: words, configured.system)
    #expect(after.exitCode == .findings && before.exitCode == .findings)
    // All that is new is what to do next.
    let note =
      ".a11y-audit-baseline.json: is not there yet; a11y-audit baseline write PATH… writes it"
    let told = after.output.replacing("\n- note: \(note)\n", with: "")
      .replacing("note: \(note)\n\n", with: "")
      .replacing(",\n  \"notes\": [\"\(note)\"]", with: "")
      .replacing("\nnote: \(note)", with: "")
    #expect(told == before.output)
    configured.files[".a11y-audit-baseline.json"] = """
      {"schema": 1, "tool": "a11y-audit", "findings": {}}
      """
    let known = CommandLineTool.result(of: words, configured.system)
    // Where there is a baseline, Markdown says first what is new to it.
    let isLed = known.output.hasPrefix("## a11y-audit: 2 findings are new\n")
    #expect(format == "markdown" ? isLed : known == before)
  }

  /// Where nothing fails, nobody misses a baseline.
  @Test func aBaselineIsMissedWhereSomethingFails() {
    var machine = machine
    for file in machine.run("init").files { machine.files[file.path] = file.text }
    let rule = "step-position-announced"
    #expect(!machine.run("check", "a/good.xml", "--rule", rule).output.contains("note: "))
    #expect(
      machine.run("check", "a/bad.xml", "--rule", rule).output.contains(
        "note: .a11y-audit-baseline.json"
      )
    )
  }

  /// What holds in a folder by the configuration of one above still does.
  @Test(arguments: [".", "a"])
  func whatHoldsSoFarIsExtended(_ current: String) throws {
    var configured = machine
    configured.files[".a11y-audit.json"] = """
      {"failOn": "never", "rules": {"step-position-announced": "off"}, "exclude": ["open.xml"]}
      """
    configured.currentFolder = current == "." ? Machine.home : "\(Machine.home)/a"
    let folder = current == "." ? "a" : "."
    let before = configured.run("check", folder)
    let written = configured.run("init", folder)
    #expect(
      written.output.hasPrefix(
        "\(current == "." ? "a/" : "").a11y-audit.json: extends ../.a11y-audit.json, which holds so far"
      )
    )
    for file in written.files {
      configured.files["a/" + PathSyntax.name(of: file.path)] = file.text
    }
    #expect(configured.files["a/.a11y-audit.json"]?.contains("failOn") == false)
    #expect(before.exitCode == .success && configured.run("check", folder) == before)
  }

  @Test func whatIsWrongAboveIsMendedFirst() {
    var machine = machine
    machine.files[".a11y-audit.json"] = #"{"failOn": "nevr"}"#
    let result = machine.run("init", "a")
    #expect(result.exitCode == .error && result.files.isEmpty)
    #expect(result.complaints.contains("what holds in a so far is wrong; mend it"))
  }

  @Test func nothingIsWrittenOver() {
    var machine = machine
    machine.files["a/.a11y-audit.json"] = ""
    let result = machine.run("init", "a")
    #expect(result.exitCode == .error && result.files.isEmpty)
    #expect(
      result.complaints
        == "a11y-audit: a/.a11y-audit.json: is there already; init writes over nothing\n"
    )
    #expect(machine.run("init", "absent").complaints == "a11y-audit: absent: is no folder\n")
  }

  @Test func aFolderGetsItsOwn() {
    #expect(machine.run("init", "a").files.map(\.path).first == "a/.a11y-audit.json")
  }

  @Test func showSaysWhereEverythingComesFrom() {
    var machine = machine
    machine.files[".a11y-audit.json"] = """
      {"failOn": "minor", "rules": {"chart-has-title": {"impact": "minor"}},
       "overrides": [{"files": ["a/"], "appearances": ["dark"]}],
       "exclude": ["bad.*"],
       "suppressions": [{"files": ["*"], "rules": ["chart-has-title"], "reason": "draft"}]}
      """
    let text = machine.run("config", "show", "a/bad.xml", "--profile", "wcag-a")
    #expect(
      text.output == """
        a/bad.xml
          configuration: .a11y-audit.json
          left out where it is not named: bad.* (.a11y-audit.json:3:14)

        profiles                wcag-a   --profile
        failOn                  minor    .a11y-audit.json:1:12
        cantTell                report   default
        systemColors            ios26    default
        background              unknown  default
        appearances             dark     .a11y-audit.json:2:49
        gitignore               true     default
        swift                   false    default
        baseline                none     default
        exclude                 bad.*    .a11y-audit.json:3:14
        chart-has-title impact  minor    .a11y-audit.json:1:61
        suppressed: chart-has-title (draft)  .a11y-audit.json:4:19

        """
    )
    let json = machine.run("config", "show", "a/bad.xml", "--format", "json").output
    #expect(json.contains(#""name": "failOn","#) && json.contains(#""rule": "chart-has-title","#))
    let whole = machine.run("config", "show").output
    #expect(whole.hasPrefix("the current folder\n  configuration: .a11y-audit.json\n\n"))
    #expect(whole.contains("of the dialect"))
    machine.files[".a11y-audit.json"] = "{"
    #expect(machine.run("config", "show").exitCode == .error)
    #expect(machine.run("config", "show", "x").complaints.contains("x: there is no such file"))
    #expect(machine.run("config", "show", "a").complaints.contains("a: is a folder; config show"))
  }

  @Test func theSchemaHasRulesOfOnesOwn() throws {
    let schema = machine.run("config", "schema").output
    let read = try JSONNode(parsing: Array(schema.utf8), file: "schema.json")
    #expect(read["properties"]?.members?.isEmpty == false)
  }
}

import Files
import Testing

@testable import A11yAuditCommand

@Suite struct CheckTests {
  private let machine = Machine(files: [
    "good.xml": Specs.good, "bad.xml": Specs.bad, "open.xml": Specs.open,
    "empty.xml": Specs.empty, "broken.xml": "<spec", "folder/good.xml": Specs.good,
    "folder/other.xml": "<plist/>", "folder/notes.txt": "no XML", "folder/rest.xml": "<a",
    "folder/icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'><text x='1'>New</text></svg>",
    "sick/broken.xml": "<spec xmlns=\"urn:a11y-audit:spec:1\"><palette>",
  ])

  @Test(arguments: [
    ("good.xml", ExitCode.success), ("bad.xml", .findings), ("empty.xml", .nothing),
    ("broken.xml", .error), ("absent.xml", .error), ("folder", .success), ("sick", .error),
  ])
  func exitCodes(path: String, code: ExitCode) {
    let result = machine.run("check", path, "--rule", "step-position-announced")
    #expect(result.exitCode == code)
  }

  @Test func oneBadFileDoesNotStopTheOthers() {
    let result = machine.run("check", "broken.xml", "bad.xml", "--quiet")
    #expect(result.exitCode == .error)
    #expect(result.complaints.hasPrefix("broken.xml:1:6: error: "))
    #expect(result.output.contains("in 1 file"))
    #expect(result.output.contains("1 input error"))
  }

  @Test func foldersSkipAndCountWhatIsNoSpec() {
    let result = machine.run("check", "folder", "--quiet")
    #expect(result.complaints.isEmpty)
    #expect(result.output.contains("3 files neither spec nor chart"))
  }

  /// A spec without its namespace, or of another version, is a mistake and nothing to pass over; a
  /// `<spec>` of somebody else is none of ours.
  @Test(arguments: [
    ("<spec lang='en'><step-indicator current='1'/></spec>", "<spec> is in no namespace"),
    ("<spec xmlns='urn:a11y-audit:spec:2'/>", "this is a spec of version ‘2’"),
    ("<spec><requirement/></spec>", nil), ("<rule xmlns='urn:a11y-audit:spec:1'/>", nil),
  ])
  func specsAreNotPassedOver(text: String, complaint: String?) {
    let machine = Machine(files: ["folder/good.xml": Specs.good, "folder/other.xml": text])
    let result = machine.run("check", "folder", "--rule", "step-position-announced")
    #expect(result.exitCode == (complaint == nil ? .success : .error))
    #expect(result.complaints.contains(complaint ?? "\n") == (complaint != nil))
  }

  /// What an earlier run has written in a folder is not audited, and is written anew.
  @Test func reportsOfEarlierRunsAreWrittenAnew() {
    let files = ["good.xml": Specs.good, "report.xml": "<testsuites/>"]
    let words = ["--rule", "step-position-announced", "--output", "junit=report.xml"]
    func run(_ files: [String: String], _ path: String) -> CommandResult {
      CommandLineTool.result(of: ["check", path] + words, Machine(files: files).system)
    }
    let again = run(files, ".")
    #expect(again.exitCode == .success && again.complaints.isEmpty, "\(again.complaints)")
    #expect(again.files.map(\.path) == ["report.xml"])
    // What was named, or is a spec, stays.
    #expect(run(files, "report.xml").exitCode == .error)
    #expect(run(files.merging(["report.xml": Specs.bad]) { $1 }, ".").exitCode == .error)
  }

  /// What an SVG file shows decides whether it is audited where a folder is, not what it is called.
  @Test func chartsInFoldersAreFoundByTheirContent() {
    let chart = """
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120" role="img" lang="en">
      <title>Revenue by quarter</title><rect width="200" height="120" fill="white"/>
      <g class="axis"><text class="tick" x="35" y="115">Q1</text>
      <text class="tick" x="75" y="115">Q2</text><text class="tick" x="115" y="115">Q3</text></g>
      <rect class="bar" x="30" y="40" width="10" height="60" fill="#048"/>
      <rect class="bar" x="70" y="20" width="10" height="80" fill="#048"/>
      <rect class="bar" x="110" y="30" width="10" height="70" fill="#048"/></svg>
      """
    let icon =
      "<svg xmlns='http://www.w3.org/2000/svg' width='16' height='16'><path d='M0 0h9'/></svg>"
    let machine = Machine(files: ["img/a.svg": chart, "img/chart.svg": icon, "img/b.xml": chart])
    let result = machine.run("check", "img", "--quiet")
    #expect(result.complaints.isEmpty)
    #expect(result.output.contains("in 2 files"))
    #expect(result.output.contains("1 file neither spec nor chart"))
  }

  /// What fails no build: whatever comes of it, lines are warnings, once, and only misuse is an error.
  @Test(arguments: ["bad.xml", "broken.xml", "absent.xml", "pom.xml"])
  func nothingFailsABuild(file: String) {
    let machine = Machine(files: [
      "bad.xml": Specs.bad, "broken.xml": "<spec", "pom.xml": "<project/>",
    ])
    let result = machine.run(
      "check",
      file,
      "--format",
      "concise",
      "--fail-on",
      "never",
      "--exit-zero"
    )
    #expect(result.exitCode == .success && result.complaints.isEmpty, "\(result)")
    #expect(result.output.contains(": warning: ") && !result.output.contains("error: "))
    #expect(machine.run("check", file).exitCode != .success)
    #expect(machine.run("check", file, "--exit-zero", "--rule", "none").exitCode == .error)
  }

  /// Of a long row of steps the middle is not walked through, and the report says so.
  @Test(arguments: [("100", false), ("101", true)])
  func whatIsNotWalkedIsNoted(count: String, isNoted: Bool) throws {
    let steps = String(repeating: "<step/>", count: try #require(Int(count)))
    let spec = """
      <spec xmlns="urn:a11y-audit:spec:1" lang="en">
      <step-indicator id="long" current="1" children="ignore" label="{position} of {count}">
      \(steps)</step-indicator></spec>
      """
    let machine = Machine(files: ["long.xml": spec])
    let note = "long.xml:2:1: of 101 steps, the first and the last 50 are walked through"
    let text = machine.run("check", "long.xml")
    #expect(text.output.contains("note: \(note)") == isNoted)
    let json = machine.run("check", "long.xml", "--format", "json")
    #expect(json.output.contains("\"notes\": [\"\(note)") == isNoted)
  }

  /// What may be a chart and is not recognised is told of, wherever it was found, and is counted for none.
  @Test(arguments: ["check img/a.svg", "check img"])
  func whatMayBeAChartIsTold(line: String) {
    let chart = """
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">
      <g text-anchor="end"><text x="20" y="100">0</text><text x="20" y="60">5</text>
      <text x="20" y="20">10</text></g></svg>
      """
    let icon = "<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0h9'/></svg>"
    let machine = Machine(files: [
      "img/a.svg": chart, "img/icon.svg": icon, "img/b.xml": Specs.good,
    ])
    let words = line.split(separator: " ").map(String.init)
    func run(_ more: String...) -> CommandResult {
      CommandLineTool.result(of: words + more, machine.system)
    }
    let note = "img/a.svg: ticks of an axis are seen and no chart is recognised"
    let text = run()
    #expect(text.output.ranges(of: "note: ").count == 1, "\(text.output)")
    #expect(text.output.contains("note: \(note)"))
    let covered =
      words.last == "img" ? "1 component in 1 file" : "1 image without a chart or an indicator in 1"
    #expect(text.output.contains("audited \(covered)"), "\(text.output)")
    #expect(run("--format", "json").output.contains("\"notes\": [\"\(note)"))
    #expect(run("--format", "sarif").output.contains("\"text\": \"\(note)"))
  }

  /// A transparent image is judged on the background that is given for an appearance, and with
  /// increased contrast on that without it.
  @Test(arguments: [
    ([], "cantTell dark likely fail, cantTell light likely pass"),
    (["--background", "white"], "passed dark, passed light"),
    (["--background", "#222"], "failed dark, failed light"),
    (
      ["--background", "white", "--background", "dark=#222"],
      "failed dark, passed light"
    ),
    (
      ["--background", "light=white", "--background", "dark=#222"],
      "failed dark, passed light"
    ),
    (
      ["--background", "dark=#222", "--background", "dark-high-contrast=white"],
      "cantTell light likely pass, failed dark, passed dark-high-contrast"
    ),
  ])
  func imagesLieOnTheBackground(_ options: [String], expected: String) throws {
    let image = """
      <svg xmlns="http://www.w3.org/2000/svg" width="90" height="30">
      <text x="5" y="20" font-size="12">12 °C</text></svg>
      """
    let words = ["check", "a.svg", "--rule", "text-contrast-minimum", "--format", "json"]
    let result = CommandLineTool.result(
      of: words + ["--all-outcomes"] + options,
      Machine(files: ["a.svg": image]).system
    )
    let outcomes = result.output.matches(
      of: #/"outcome": "(\w+)".*?"appearance": "([\w-]+)"(?:.*?"likely": "(\w+)")?/#
    ).map { "\($0.1) \($0.2)" + ($0.3.map { " likely \($0)" } ?? "") }
    #expect(outcomes.sorted().joined(separator: ", ") == expected)
  }

  @Test func thresholdsDecide() {
    #expect(machine.run("check", "bad.xml", "--fail-on", "critical").exitCode == .success)
    #expect(machine.run("check", "bad.xml", "--fail-on", "never").exitCode == .success)
    #expect(machine.run("check", "bad.xml", "--fail-on", "serious").exitCode == .findings)
  }

  @Test func whatCannotBeToldFailsOnRequestAlone() {
    let rule = "text-contrast-minimum"
    #expect(machine.run("check", "open.xml", "--rule", rule).exitCode == .success)
    let strict = machine.run("check", "open.xml", "--rule", rule, "--cant-tell", "fail")
    #expect(strict.exitCode == .findings)
    #expect(strict.output.contains(" could not be told (which fails the run)\n"))
  }

  @Test func outputsStandBesideStandardOutput() {
    let result = machine.run(
      "check",
      "bad.xml",
      "--output",
      "json=report.json",
      "--output=junit=report.xml"
    )
    #expect(result.files.map(\.path) == ["report.json", "report.xml"])
    #expect(result.files[0].text.hasPrefix("{"))
    #expect(result.files[1].text.hasPrefix("<?xml"))
    #expect(result.output.contains("bad.xml:2:"))
  }

  @Test func severalAtOnceAreReportedAsOneByOne() {
    let paths = ["bad.xml", "good.xml", "open.xml", "broken.xml", "empty.xml"]
    func output(_ jobs: String) -> CommandResult {
      CommandLineTool.result(
        of: ["check"] + paths + ["--format", "json", "--jobs", jobs],
        machine.system
      )
    }
    let one = output("1")
    let many = output("4")
    #expect(one == many)
  }

  @Test func skippedRulesAreUntested() {
    let result = machine.run(
      "check",
      "bad.xml",
      "--skip",
      "step-position-announced",
      "--quiet"
    )
    #expect(result.output.contains("1 rule left out on request"))
  }

  /// What is found on suppressions has an id in every report; who asks after it is told what it is.
  @Test(arguments: ["unused-suppression", "expired-suppression"])
  func whatIsFoundOnSuppressionsIsExplained(_ id: String) {
    let text = machine.run("explain", id)
    #expect(text.exitCode == .success && text.output.hasPrefix("\(id)\n"))
    #expect(text.output.contains("\n\nimpact: minor\n\nwhy\n  "))
    let skipped = machine.run("check", "bad.xml", "--skip", id)
    #expect(
      skipped.complaints.contains("is found on suppressions and is no rule that can be chosen")
    )
    var configured = machine
    configured.files[".a11y-audit.json"] = "{\"rules\": {\"\(id)\": \"off\"}}"
    let result = configured.run("check", "bad.xml")
    #expect(result.complaints.contains("‘\(id)’ is found on suppressions and is no rule"))
  }

  @Test func whatCannotBeLookedIntoIsAnErrorAndTheRestIsAudited() {
    var system = machine.system
    system.contents = { (path) throws(SystemError) in
      guard path == "folder" else { throw SystemError("Permission denied") }
      return FolderContents(entries: [
        FolderEntry(name: "good.xml", kind: .file), FolderEntry(name: "locked", kind: .folder),
      ])
    }
    let result = CommandLineTool.result(of: ["check", "folder", "--quiet"], system)
    #expect(result.exitCode == .error)
    #expect(result.complaints.contains("folder/locked:1:1: error: cannot be read: Permission"))
    #expect(result.output.contains("in 1 file"))
  }

  @Test(arguments: ["-1", "253402300800", "-9223372036854775808", "now"])
  func timesThatAreNone(seconds: String) {
    var fixed = machine
    fixed.variables = ["SOURCE_DATE_EPOCH": seconds]
    let result = fixed.run("check", "bad.xml")
    #expect(result.exitCode == .error)
    #expect(result.complaints.hasPrefix("a11y-audit: SOURCE_DATE_EPOCH=\(seconds): "))
  }

  @Test func timeCanBeFixed() {
    var fixed = machine
    fixed.variables = ["SOURCE_DATE_EPOCH": "0"]
    let result = fixed.run("check", "bad.xml", "--format", "junit")
    #expect(result.output.contains("timestamp=\"1970-01-01T00:00:00\""))
    #expect(result.output.contains("time=\"0.000\""))
  }
}

import Testing

@testable import A11yAuditCommand

@Suite struct BaselineCommandTests {
  static let name = ".a11y-audit-baseline.json"
  static let rule = ["--rule", "step-position-announced"]

  /// A folder with a finding, in a repository.
  func machine(_ files: [String: String] = [:]) -> Machine {
    var machine = Machine(files: ["specs/bad.xml": Specs.bad, "specs/good.xml": Specs.good])
    machine.files["/project/.git/HEAD"] = "ref: refs/heads/main"
    for (name, text) in files { machine.files[name] = text }
    return machine
  }

  func run(_ machine: Machine, _ words: String...) -> CommandResult {
    CommandLineTool.result(of: words + Self.rule, machine.system)
  }

  /// The same machine with what a command wrote.
  func after(_ result: CommandResult, _ machine: Machine) -> Machine {
    var machine = machine
    for file in result.files { machine.files[file.path] = file.text }
    return machine
  }

  @Test func onlyWhatIsNewFails() throws {
    let old = machine()
    #expect(run(old, "check", "specs").exitCode == .findings)
    let written = run(old, "baseline", "write")
    #expect(written.exitCode == .success)
    #expect(written.output == "\(Self.name): 1 entry in 1 file\n")
    let text = try #require(written.files.first?.text)
    #expect(text.contains("    \"specs/bad.xml\": [\n"))
    let adopted = after(written, old)
    let checked = run(adopted, "check", "specs", "--baseline", Self.name)
    #expect(checked.exitCode == .success)
    #expect(checked.output.contains("1 finding suppressed (1 by the baseline)"))
    // A second run writes the same.
    #expect(run(adopted, "baseline", "write", "specs").files == written.files)
    // Lines that move change nothing, and another finding is new.
    var moved = adopted
    moved.files["specs/bad.xml"] = Specs.bad.replacing(
      "<step-indicator",
      with: "<!-- moved -->\n\n<step-indicator"
    )
    #expect(run(moved, "check", "specs", "--baseline", Self.name).exitCode == .success)
    #expect(run(moved, "baseline", "write").files == written.files)
    moved.files["specs/new.xml"] = Specs.bad
    #expect(run(moved, "check", "specs", "--baseline", Self.name).exitCode == .findings)
  }

  /// Nothing is left to tell of a code base that is adopted; a baseline of failures alone leaves the
  /// doubts.
  @Test func whatIsAdoptedIsSilent() throws {
    let words = ["specs", "--rule", "text-contrast-minimum"]
    func verdict(_ machine: Machine, _ words: [String]) -> String {
      let output = CommandLineTool.result(of: ["check"] + words, machine.system).output
      return output.split(separator: "\n").dropLast().last.map(String.init) ?? ""
    }
    let old = machine(["specs/open.xml": Specs.open])
    #expect(verdict(old, words).hasSuffix("1 could not be told"))
    let written = CommandLineTool.result(of: ["baseline", "write"] + words, old.system)
    let adopted = after(written, old)
    #expect(verdict(adopted, words + ["--baseline", Self.name]) == "no failures found")
    var older = adopted
    let lines = try #require(written.files.first?.text).split(separator: "\n")
    #expect(lines.contains { $0.contains("\"outcome\": \"cantTell\"") })
    older.files[Self.name] = #"{"schema": 1, "tool": "a11y-audit", "findings": {}}"#
    #expect(verdict(older, words + ["--baseline", Self.name]).hasSuffix("1 could not be told"))
  }

  /// It is the same wherever it is written from and used in.
  @Test func foldersDoNotMatter() {
    let written = run(machine(), "baseline", "write")
    var inner = machine()
    inner.currentFolder = "/project/specs"
    inner.files = [".git/HEAD": "", "specs/bad.xml": Specs.bad, "specs/good.xml": Specs.good]
    let same = run(inner, "baseline", "write", "--baseline", "../\(Self.name)", "bad.xml")
    #expect(same.files.map(\.text) == written.files.map(\.text))
    inner.files["/project/\(Self.name)"] = written.files[0].text
    #expect(
      run(inner, "check", "bad.xml", "--baseline", "../\(Self.name)").exitCode == .success
    )
  }

  /// From outside a repository, names are those of the one that all of the paths are in.
  @Test func repositoriesAreFoundFromOutside() throws {
    let written = run(machine(), "baseline", "write")
    var outside = after(written, machine())
    outside.currentFolder = "/elsewhere"
    let path = "/project/\(Self.name)"
    outside.files[path] = try #require(written.files.first?.text)
    let checked = run(outside, "check", "/project/specs", "--baseline", path)
    #expect(checked.exitCode == .success, "\(checked.output)")
    // With files of none, no repository is that of all.
    outside.files["/elsewhere/good.xml"] = Specs.good
    let mixed = run(
      outside,
      "check",
      "/project/specs",
      "/elsewhere/good.xml",
      "--baseline",
      path
    )
    #expect(mixed.exitCode == .findings)
  }

  /// A run of some files or rules leaves what is in it of others.
  @Test func writingKeepsWhatARunCannotTell() throws {
    let all = after(
      machine(["specs/other.xml": Specs.bad]).run("baseline", "write"),
      machine(["specs/other.xml": Specs.bad])
    )
    let text = try #require(all.files[Self.name])
    let part = all.run("baseline", "write", "specs/bad.xml")
    #expect(part.files.first?.text == text)
    #expect(part.output.contains("kept of files and rules of which this run cannot tell\n"))
    #expect(run(all, "baseline", "write").files.first?.text == text)
    // What this run can tell is as it is now.
    var mended = all
    mended.files["specs/other.xml"] = nil
    mended.files["specs/bad.xml"] = Specs.good
    let rest = try #require(run(mended, "baseline", "write").files.first?.text)
    #expect(!rest.contains("step-position-announced") && !rest.contains("specs/other.xml"))
    // One that cannot be read is replaced.
    mended.files[Self.name] = #"{"tool": "a11y-audit", "schema": 0}"#
    #expect(!(mended.run("baseline", "write").output.contains("kept")))
  }

  /// What was not written is not said to be.
  @Test func onlyWhatIsWrittenIsTold() {
    #expect(run(machine(), "baseline", "write").tellsOfFiles)
    #expect(Machine(files: [:]).run("init").tellsOfFiles)
    #expect(!run(machine(), "check", "specs").tellsOfFiles)
  }

  @Test func whatIsMendedIsPruned() throws {
    var mended = after(run(machine(), "baseline", "write"), machine())
    mended.files["specs/bad.xml"] = Specs.good
    let note =
      "\(Self.name): 1 entry no longer occurs; a11y-audit baseline prune takes it out"
    let checked = run(mended, "check", "specs", "--baseline", Self.name)
    #expect(checked.exitCode == .success)
    #expect(checked.output.contains("note: \(note)\n"))
    let strict = run(mended, "check", "specs", "--baseline", Self.name, "--strict-baseline")
    #expect(strict.exitCode == .findings)
    #expect(strict.output.contains("note: \(note), which --strict-baseline asks for\n"))
    let quiet = run(
      mended,
      "check",
      "specs",
      "--baseline",
      Self.name,
      "--strict-baseline",
      "--quiet"
    )
    #expect(quiet.output.hasPrefix("no failures found, 1 entry of the baseline no longer occurs\n"))
    let pruned = run(mended, "baseline", "prune")
    #expect(pruned.output == "\(Self.name): 1 entry taken out; no entry left\n")
    #expect(pruned.files.first?.text.contains("\"findings\": {}") == true)
    let again = run(after(pruned, mended), "baseline", "prune")
    #expect(again.files.isEmpty)
    #expect(
      again.output == "\(Self.name): everything in it still occurs, as far as this run can tell\n"
    )
  }

  /// Without git, the folder of the configuration is what names are relative to.
  @Test func foldersDoNotMatterWithoutGit() {
    var machine = machine([".a11y-audit.json": "{\"baseline\": \"\(Self.name)\"}"])
    machine.files["/project/.git/HEAD"] = nil
    machine = after(run(machine, "baseline", "write"), machine)
    machine.files["/project/\(Self.name)"] = machine.files[Self.name]
    machine.currentFolder = "/project/specs"
    #expect(run(machine, "check", "bad.xml").exitCode == .success)
  }

  /// What is found on suppressions is told by a run of all rules that reads the comments.
  @Test func suppressionsOfRulesThatAreNotAskedStay() {
    let comment = "<!-- a11y-audit-disable-next text-scales until=2021-01-01: old -->"
    let spec = Specs.bad.replacing("<step-indicator", with: comment + "<step-indicator")
    var machine = machine(["specs/bad.xml": spec])
    machine = after(machine.run("baseline", "write"), machine)
    #expect(machine.files[Self.name]?.contains("expired-suppression") == true)
    for words in [
      ["--rule", "step-position-announced"], ["--skip", "text-scales"], ["--no-inline"],
    ] {
      let result = CommandLineTool.result(of: ["baseline", "prune"] + words, machine.system)
      #expect(result.files.isEmpty, "\(words)")
    }
  }

  /// A file that is gone has no findings, and one that was not audited may have them still.
  @Test func onlyWhatARunCanTellIsPruned() {
    var machine = after(run(machine(), "baseline", "write"), machine())
    let other = run(machine, "check", "specs/good.xml", "--baseline", Self.name)
    #expect(!other.output.contains("note: "))
    #expect(run(machine, "baseline", "prune", "specs/good.xml").files.isEmpty)
    let rule = Machine(files: machine.files).run(
      "baseline",
      "prune",
      "--rule",
      "component-name"
    )
    #expect(rule.files.isEmpty)
    machine.files["specs/bad.xml"] = nil
    #expect(run(machine, "baseline", "prune", "specs/good.xml").files.count == 1)
    // It adds nothing.
    machine.files["specs/new.xml"] = Specs.bad
    let text = run(machine, "baseline", "prune").files.first?.text
    #expect(text?.contains("fingerprint") == false)
  }

  @Test func whatIsInItIsCounted() {
    var machine = after(run(machine(), "baseline", "write"), machine())
    machine.files["specs/new.xml"] = Specs.bad
    machine.files["specs/bad.xml"] = Specs.good
    let text = run(machine, "baseline", "report")
    #expect(text.exitCode == .success)
    #expect(
      text.output == """
        \(Self.name): 1 entry in 1 file

        by rule:
          1  step-position-announced

        by file:
          1  specs/bad.xml

        no longer there (a11y-audit baseline prune takes them out):
          specs/bad.xml: step-position-announced at /spec[1]/step-indicator[1]

        not in it: 1 outcome

        """
    )
    let json = run(machine, "baseline", "report", "--format", "json")
    #expect(
      json.output.hasPrefix(
        """
        {
          "schema": 1,
          "baseline": "\(Self.name)",
          "entries": 1,
          "new": 1,
          "rules": {"step-position-announced": 1},
          "files": {"specs/bad.xml": 1},
          "stale": [
            {"file": "specs/bad.xml", "fingerprint": "
        """
      )
    )
  }
}

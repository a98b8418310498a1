import Testing

@testable import A11yAuditCommand

/// What a configuration and git leave out of a folder.
@Suite struct ExclusionTests {
  private let name = ".a11y-audit.json"
  private let broken = "<spec xmlns=\"urn:a11y-audit:spec:1\"><palette>"

  private func machine(_ files: [String: String]) -> Machine {
    Machine(files: ["a/bad.xml": Specs.bad, "a/b/bad.xml": Specs.bad].merging(files) { $1 })
  }

  @Test func excludedFilesAreAuditedWhereTheyAreNamed() {
    let machine = machine([
      name: #"{"exclude": ["b/", "*.svg"]}"#, "a/x.svg": broken,
      "a/b/broken.xml": broken,
    ])
    let found = machine.run("check", "a", "--quiet")
    #expect(found.exitCode == .findings && found.complaints.isEmpty)
    #expect(found.output.contains("in 1 file"))
    #expect(machine.run("check", "a/b/bad.xml", "--quiet").exitCode == .findings)
    // A folder that is named is looked into.
    #expect(machine.run("check", "a/b", "--quiet").exitCode == .error)
  }

  @Test func hooksLeaveOutWhatIsExcluded() {
    let machine = machine([name: #"{"exclude": ["b/"]}"#])
    let one = machine.run("check", "a/b/bad.xml", "--force-exclude")
    #expect(one.exitCode == .success)
    #expect(one.output.contains("note: nothing to audit: all that was named is excluded"))
    let two = machine.run("check", "a/b", "a/bad.xml", "--force-exclude", "--quiet")
    #expect(two.exitCode == .findings && two.output.contains("in 1 file"))
  }

  @Test func whatGitIgnoresIsLeftOut() {
    var machine = machine([
      ".git/HEAD": "", ".gitignore": "/a/b/\n*.tmp.xml\n", "a/c/.gitignore": "*\n!kept.xml\n",
      "a/c/kept.xml": Specs.good, "a/c/x.xml": broken, "a/x.tmp.xml": broken,
    ])
    let result = machine.run("check", "a", "--format", "json")
    #expect(result.complaints.isEmpty)
    #expect(result.output.contains("\"files\": 2,"))
    machine.currentFolder = "/project/a"
    #expect(machine.run("check", ".").complaints.isEmpty)
    machine.currentFolder = "/project"
    machine.files[name] = #"{"gitignore": false}"#
    #expect(machine.run("check", "a").complaints.contains("a/x.tmp.xml:"))
    machine.files[name] = nil
    machine.files[".git/HEAD"] = nil
    #expect(machine.run("check", "a").complaints.contains("a/c/x.xml:"))
  }

  @Test func whoFindsNothingIsToldWhy() {
    let result = machine([name: #"{"exclude": ["*.xml"]}"#]).run("check", "a")
    #expect(result.exitCode == .nothing)
    #expect(
      result.output.contains("note: a: holds no *.xml, *.svg or *.svgz that is not left out\n")
    )
  }
}

import Files
import Foundation
import Testing

@testable import A11yAuditCommand

/// Only files are audited of which git says that they differ from a revision.
@Suite struct SinceTests {
  private static let rule = ["--rule", "step-position-announced"]

  private func machine(
    changed: String = "",
    untracked: String = "",
    revisions: [String] = ["main"]
  ) -> Machine {
    var machine = Machine(files: [
      "bad.xml": Specs.bad, "good.xml": Specs.good, "other.xml": "<plist/>",
      "/elsewhere/a.xml": Specs.bad,
    ])
    machine.git = { (arguments) throws(SystemError) in
      if arguments.contains("--show-toplevel") { return "/project\n" }
      if let wanted = arguments.first(where: { $0.hasSuffix("^{commit}") }) {
        guard revisions.contains(String(wanted.dropLast("^{commit}".count))) else {
          throw SystemError("Needed a single revision")
        }
        return ""
      }
      if arguments.contains("diff-index") { return Self.entries(changed) }
      return arguments.contains("--others") ? untracked : ""
    }
    return machine
  }

  /// What git lists of files that changed, in its raw format.
  private static func entries(_ names: String) -> String {
    names.utf8.split(separator: 0).map { ":100644 100644 1f 00 M\0\(Substring($0))\0" }.joined()
  }

  private func run(_ machine: Machine, _ words: String...) -> CommandResult {
    CommandLineTool.result(of: ["check"] + words + Self.rule, machine.system)
  }

  @Test func onlyWhatDiffersIsAudited() {
    let all = run(machine(changed: "bad.xml\0"), ".", "--since", "main")
    #expect(all.exitCode == .findings)
    #expect(all.output.contains("in 1 file"))
    let new = run(machine(untracked: "good.xml\0gone.xml\0"), ".", "--since", "main")
    #expect(new.exitCode == .success)
    #expect(new.output.contains("in 1 file"))
  }

  @Test(arguments: ["", "other.xml\0"])
  func nothingThatDiffersIsNoFailure(changed: String) {
    let result = run(machine(changed: changed), ".", "--since", "main")
    #expect(result.exitCode == .success)
    #expect(result.output.contains("note: nothing to audit differs from main\n"))
    #expect(result.complaints.isEmpty)
  }

  /// A name that is mistyped is no file that did not change.
  @Test func whatIsNotThereIsAnError() {
    let result = run(machine(changed: "bad.xml\0"), "nosuch.xml", "--since", "main")
    #expect(result.exitCode == .error)
    #expect(result.complaints.hasPrefix("nosuch.xml:1:1: error: cannot be read: "))
    let elsewhere = run(machine(changed: "bad.xml\0"), "/nosuch/a/", "--since", "main")
    #expect(elsewhere.complaints.hasPrefix("/nosuch/a/:1:1: error: cannot be read: "))
  }

  @Test func aFolderWithoutInputsStaysAnError() {
    var machine = machine()
    machine.files = ["notes.txt": "x"]
    #expect(run(machine, ".", "--since", "main").exitCode == .nothing)
  }

  @Test(arguments: [
    (
      ["bad.xml", "--since", "mian"],
      "--since mian: git knows no such revision here; name another, or fetch it: a shallow clone "
        + "has only the last"
    ),
    (
      ["bad.xml", "--since", "main...HEAD"],
      "--since main...HEAD: one revision is expected and no range; what a branch has changed is "
        + "--since $(git merge-base main HEAD)"
    ),
    (
      ["bad.xml", "--since=--output=x"],
      "--since --output=x: a revision is expected, as in --since main"
    ),
    (
      ["/elsewhere/a.xml", "--since", "main"],
      "--since main: /elsewhere/a.xml is not in the repository /project; audit it without --since"
    ),
    (
      ["-", "--since", "main"],
      "--since main: standard input is not in the repository /project; audit it without --since"
    ),
  ])
  func badRevisions(words: [String], expected: String) {
    let result = CommandLineTool.result(of: ["check"] + words + Self.rule, machine().system)
    #expect(result.exitCode == .error)
    #expect(result.complaints == "a11y-audit: \(expected)\n")
  }

  @Test func withoutGitNothingIsAudited() {
    let result = run(Machine(files: ["bad.xml": Specs.bad]), "bad.xml", "--since", "main")
    #expect(result.exitCode == .error)
    #expect(
      result.complaints
        == "a11y-audit: --since main: git cannot be run: No such file or directory\n"
    )
  }

  // MARK: git itself

  private static let hasGit = ["/usr/bin", "/usr/local/bin", "/bin", "/opt/homebrew/bin"]
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/git") }

  /// A repository of its own, asked at the root.
  private struct Clone {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    var system = System.machine

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      system.currentFolder = system.place(folder.path)
    }

    func write(_ text: String, _ name: String) throws {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func git(_ words: String..., in name: String = "") throws {
      let own = ["user.name=a", "user.email=a@b", "protocol.file.allow=always"]
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.currentDirectoryURL = folder.appending(path: name)
      process.arguments = ["git"] + own.flatMap { ["-c", $0] } + words
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
    }

    func commit(in name: String = "") throws {
      try git("add", ".", in: name)
      try git("commit", "-q", "-m", "change", in: name)
    }

    /// The names of the files that are audited.
    func changed(since revision: String) throws -> [String] {
      var rules = FolderRules(Configurations(.none, RuleFolders(), system), system)
      let files = FileDiscovery(
        try NamedPaths(Arguments([folder.path], options: []), system),
        &rules,
        system
      ).files
      return try ChangedFiles(since: revision, system).changed(of: files) { _ in [] }
        .map { String($0.path.dropFirst(folder.path.count + 1)) }
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
  }

  @Test(.enabled(if: hasGit))
  func submodulesAreLookedInto() throws {
    let library = try Clone()
    defer { library.remove() }
    for name in ["same.xml", "changed.xml"] { try library.write(Specs.good, name) }
    try library.git("init", "-q")
    try library.commit()
    let app = try Clone()
    defer { app.remove() }
    try app.write(Specs.good, "same.xml")
    try app.git("init", "-q")
    try app.git("submodule", "--quiet", "add", library.folder.path, "still")
    try app.git("submodule", "--quiet", "add", library.folder.path, "Charts/kit")
    try app.commit()
    #expect(try app.changed(since: "HEAD") == [])
    // Committed there and not yet here, not committed, and not yet known.
    try app.write(Specs.bad, "Charts/kit/changed.xml")
    try app.commit(in: "Charts/kit")
    #expect(try app.changed(since: "HEAD") == ["Charts/kit/changed.xml"])
    try app.write(Specs.good, "Charts/kit/new.xml")
    try app.write(Specs.bad, "still/same.xml")
    let changed = ["Charts/kit/changed.xml", "Charts/kit/new.xml", "still/same.xml"]
    #expect(try app.changed(since: "HEAD") == changed)
    // All of one is new where there was none, and where the commit that it had was not fetched.
    try app.git("submodule", "--quiet", "add", library.folder.path, "new")
    let lost = "160000,\(String(repeating: "1", count: 40)),still"
    try app.git("update-index", "--cacheinfo", lost)
    try app.git("commit", "-q", "-m", "lost")
    let kit = changed[..<2]
    #expect(
      try app.changed(since: "HEAD~1") == kit + [
        "new/changed.xml", "new/same.xml", "still/same.xml",
      ]
    )
    #expect(try app.changed(since: "HEAD") == kit + ["still/changed.xml", "still/same.xml"])
  }

  @Test(.enabled(if: hasGit))
  func aRepositoryIsAsked() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let specs = folder.appending(path: "sp ec\n\u{E9}")
    try FileManager.default.createDirectory(at: specs, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["same.xml", "changed.xml", "gone.xml"] {
      try Specs.good.write(to: specs.appending(path: name), atomically: true, encoding: .utf8)
    }
    var system = System.machine
    system.currentFolder = system.place(folder.path)
    let root = system.currentFolder
    // There is no repository yet.
    #expect(throws: UsageError.self) { try ChangedFiles(since: "HEAD", system) }
    for words in [
      ["init", "-q"], ["add", "."],
      ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "first"],
    ] {
      _ = try system.git(words, root)
    }
    try Specs.bad.write(
      to: specs.appending(path: "changed.xml"),
      atomically: true,
      encoding: .utf8
    )
    try Specs.good.write(to: specs.appending(path: "new.xml"), atomically: true, encoding: .utf8)
    try FileManager.default.removeItem(at: specs.appending(path: "gone.xml"))
    // Where it is asked in the repository does not matter.
    for current in [root, system.place(specs.path)] {
      system.currentFolder = current
      var rules = FolderRules(Configurations(.none, RuleFolders(), system), system)
      let files = FileDiscovery(
        try NamedPaths(Arguments([folder.path], options: []), system),
        &rules,
        system
      ).files
      let changed = try ChangedFiles(since: "HEAD", system).changed(of: files) { _ in [] }
      let names = changed.map { $0.path.split(separator: "/").last.map(String.init) }
      #expect(names == ["changed.xml", "new.xml"])
    }
    #expect(throws: UsageError.self) { try ChangedFiles(since: "nowhere", system) }
    #expect(throws: SystemError("unknown option: --nonsense")) {
      try system.git(["--nonsense"], root)
    }
  }
}

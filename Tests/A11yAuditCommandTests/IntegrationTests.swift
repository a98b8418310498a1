#if os(Linux)
import Foundation
import TestSupport
import Testing

@testable import A11yAuditCommand

/// The commands that the GitHub Action, the pre-commit hook and the GitLab template run.
@Suite struct IntegrationTests {
  /// A repository with a spec that fails, one that passes, and XML that is neither.
  private let process = CommandProcess([
    "Specs of ours/good.xml": Specs.good, "Specs of ours/bad.xml": Specs.bad,
    "Specs of ours/pom.xml": "<project/>",
  ])
  private var folder: URL { process.folder }

  /// Runs a script as a job's shell does, which stops at the first command that fails.
  private func run(
    _ script: String,
    _ variables: [String: String] = [:]
  ) throws -> CommandProcess.Ended {
    let tool = CommandProcess.command.deletingLastPathComponent().path
    return try process.run(
      "set -e\n\(script)",
      variables.merging([
        "PATH": tool + ":/usr/local/bin:/usr/bin:/bin",
        "GITHUB_STEP_SUMMARY": folder.appending(path: "summary.md").path,
        "RUNNER_TEMP": folder.path,
      ]) { own, _ in own }
    )
  }

  private func written(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// The lines below the one that ends a path of keys, without their indentation.
  private static func block(_ file: String, below keys: String...) throws -> String {
    let bytes = try Repository.bytes(Repository.root.appending(path: file))
    var lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)[...]
    for key in keys {
      let place = try #require(lines.firstIndex { $0.contains(key) }, "\(key)")
      lines = lines[place...]
    }
    let indent = lines.first?.prefix { $0 == " " }.count ?? 0
    let body = lines.dropFirst().prefix { line in
      line.isEmpty || line.prefix { $0 == " " }.count > indent
    }
    let depth = body.first?.prefix { $0 == " " }.count ?? 0
    return body.map { $0.dropFirst(depth) }.joined(separator: "\n")
  }

  /// The value that stands behind a key on its line.
  private static func value(_ file: String, _ key: String) throws -> String {
    let bytes = try Repository.bytes(Repository.root.appending(path: file))
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let line = try #require(lines.first { $0.trimmingPrefix { " -".contains($0) }.hasPrefix(key) })
    return String(line.drop { $0 != ":" }.dropFirst(2))
  }

  /// Runs the step of the Action that audits, with its inputs.
  private func action(
    paths: String,
    arguments: String = "",
    sarif: String = ""
  ) throws -> CommandProcess.Ended {
    try run(
      try Self.block("action.yml", below: "name: Audit", "run: |"),
      [
        "A11Y_AUDIT_PATHS": paths, "A11Y_AUDIT_ARGUMENTS": arguments, "A11Y_AUDIT_SARIF": sarif,
      ]
    )
  }

  @Test func theActionAnnotatesAndSumsUp() throws {
    let ended = try action(
      paths: "Specs of ours\n",
      arguments: "--profile=wcag-aa\n",
      sarif: "audit.sarif"
    )
    #expect(ended.code == 1, "\(ended.output)")
    #expect(ended.output.contains("::error file=Specs of ours/bad.xml,line=2,col=3"))
    #expect(try written("summary.md").hasPrefix("## a11y-audit: "))
    #expect(try written("audit.sarif").contains(#""version": "2.1.0""#))
  }

  /// What an input says is never run.
  @Test func theActionRunsNoInput() throws {
    let ended = try action(paths: "$(touch ran)\n`touch ran`\n--version")
    #expect(ended.code == 2, "\(ended.output)")
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "ran").path))
  }

  /// A tool that is there already is not built again.
  @Test func theActionBuildsOnce() throws {
    let script = try Self.block("action.yml", below: "name: Build", "run: |")
    let tool = folder.appending(path: "a11y-audit/bin")
    try FileManager.default.createDirectory(at: tool, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: tool.appending(path: "a11y-audit"),
      withDestinationURL: CommandProcess.command
    )
    let ended = try run(
      script,
      ["GITHUB_PATH": folder.appending(path: "path").path, "GITHUB_ACTION_PATH": "/nonexistent"]
    )
    #expect(ended.code == 0, "\(ended.output)")
    #expect(try written("path") == tool.path + "\n")
  }

  /// The key of the cache follows the sources, wherever they lie.
  @Test func theActionKnowsItsSources() throws {
    let script = try Self.block("action.yml", below: "id: sources", "run: |")
    let digest = { (copy: String) in
      let place = self.folder.appending(path: copy).path
      let output = self.folder.appending(path: "output").path
      try Data().write(to: URL(filePath: output))
      let ended = try self.run(script, ["GITHUB_ACTION_PATH": place, "GITHUB_OUTPUT": output])
      #expect(ended.code == 0, "\(ended.output)")
      return try self.written("output")
    }
    for copy in ["one", "two"] {
      let sources = folder.appending(path: "\(copy)/Sources/a b")
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      for name in ["Makefile", "Package.swift", "Sources/main.swift", "Sources/a b/c.swift"] {
        try Data(name.utf8).write(to: folder.appending(path: "\(copy)/\(name)"))
      }
    }
    let first = try digest("one")
    #expect(first.wholeMatch(of: /digest=[0-9a-f]{64}\n/) != nil, "\(first)")
    #expect(try digest("two") == first)
    try Data("other".utf8).write(to: folder.appending(path: "two/Sources/a b/c.swift"))
    #expect(try digest("two") != first)
  }

  /// What was built of a branch is used until the branch has moved.
  @Test func theTemplateBuildsWhatIsNew() throws {
    let script = try Self.block(".gitlab/a11y-audit.yml", below: "before_script:", "- |")
    let made = """
      A11Y_AUDIT_REPOSITORY="file://$PWD/sources"
      git init -q
      [ -d sources ] || git init -q sources
      commit() { git -C sources -c user.name=a -c user.email=a@b commit -q --allow-empty -m "$1"; }
      commit first
      git -C sources branch -q -M main
      make() { mkdir -p .a11y-audit-tool/bin; cp /bin/true .a11y-audit-tool/bin/a11y-audit; echo built; }
      apt-get() { :; }

      """
    let job = { (commands: String) in
      try self.run(
        made + commands.replacing("JOB", with: script),
        ["A11Y_AUDIT_VERSION": "main"]
      )
    }
    let ended = try job("JOB\necho again\nJOB\ncommit second\necho moved\nJOB")
    #expect(ended.code == 0, "\(ended.output)")
    #expect(ended.output == "built\nagain\nmoved\nbuilt\n")
    // A tool that a branch brings would be taken for one of an earlier job.
    let planted = try job(
      """
      printf '#!/bin/sh\ntouch ran' > .a11y-audit-tool/bin/a11y-audit
      git add -f .a11y-audit-tool
      JOB
      cmp .a11y-audit-tool/bin/a11y-audit /bin/true && echo ours
      """
    )
    #expect(planted.output.contains("holds .a11y-audit-tool, which is not used\nbuilt\n"))
    #expect(planted.output.hasSuffix("\nours\n"), "\(planted.output)")
  }

  /// What the Action and the template install with is a target of the Makefile.
  @Test(arguments: ["action.yml", ".gitlab/a11y-audit.yml"])
  func installing(file: String) throws {
    let bytes = try Repository.bytes(Repository.root.appending(path: file))
    let line = try #require(
      String(decoding: bytes, as: UTF8.self).split(separator: "\n").first { $0.contains("make -C") }
    )
    let words = line.split(separator: " ").map(String.init)
    #expect(words.contains("install") && words.last?.hasPrefix("PREFIX=") == true)
    let ended = try run("make -n -C '\(Repository.root.path)' install PREFIX=\"$PWD/tool\"")
    #expect(ended.code == 0 && ended.output.contains("\(folder.path)/tool/bin/a11y-audit"))
  }

  /// The hook gets every XML and SVG file of a commit, specs or not.
  @Test(arguments: [
    ("'Specs of ours'/*.xml", 1), ("'Specs of ours/pom.xml'", 0),
  ])
  func theHook(files: String, code: Int32) throws {
    let ended = try run("\(try Self.hook()) \(files)")
    #expect(ended.code == code, "\(ended.output)")
    let finding = ended.output.split(separator: "\n").contains { line in
      line.hasPrefix("Specs of ours/bad.xml:2:3: error: ")
    }
    #expect(finding == (code == 1), "\(ended.output)")
  }

  /// What runs where a repository gives no arguments of its own.
  private static func hook() throws -> String {
    let arguments = try value(".pre-commit-hooks.yaml", "args")
    return try value(".pre-commit-hooks.yaml", "entry") + " " + arguments.filter { $0 == "-" }
  }

  @Test func theHookTakesNamesForNames() throws {
    let ended = try run("cp 'Specs of ours/bad.xml' ./--quiet.xml\n\(try Self.hook()) --quiet.xml")
    #expect(
      ended.code == 1 && ended.output.hasPrefix("--quiet.xml:2:3: error: "),
      "\(ended.output)"
    )
  }

  /// Paths stand one a line, and no link that the checkout brings is written through.
  @Test(arguments: [".", "Specs of ours\n\n--quiet.xml\n", "$(touch ran)/*.xml\n.\n"])
  func theTemplateWritesItsReports(paths: String) throws {
    let script = try Self.block(".gitlab/a11y-audit.yml", below: "  script:", "- |")
    let ended = try run(
      """
      ln -s victim gl-code-quality.json; ln -s victim a11y-audit.xml
      cp 'Specs of ours/good.xml' ./--quiet.xml
      \(script)
      """,
      ["A11Y_AUDIT_PATHS": paths]
    )
    #expect(ended.code == (paths.contains("ran") ? 2 : 1), "\(ended.output)")
    #expect(try written("gl-code-quality.json").contains(#""path": "Specs of ours/bad.xml""#))
    #expect(try written("a11y-audit.xml").contains("<testsuites>"))
    for name in ["ran", "victim"] {
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: name).path))
    }
  }

  /// Everything of others is of a commit that cannot become another one.
  @Test func actionsOfOthersArePinned() throws {
    let bytes = try Repository.bytes(Repository.root.appending(path: "action.yml"))
    let used = String(decoding: bytes, as: UTF8.self).matches(of: /uses: (\S+)/).map(\.1)
    #expect(!used.isEmpty)
    for action in used { #expect(action.contains(/@[0-9a-f]{40}$/), "\(action)") }
  }

  /// What the command is linked with is named in the notices that are installed with it.
  @Test func noticesNameWhatIsLinked() throws {
    let bytes = try Repository.bytes(Repository.root.appending(path: "NOTICES"))
    let words = String(decoding: bytes, as: UTF8.self).split { " ,\n".contains($0) }
    let linked = try run("pkg-config --libs --static libxml-2.0").output
      .split { $0.isWhitespace }.filter { $0.hasPrefix("-l") }
    #expect(linked.contains("-lxml2"))
    for library in linked + ["-lstdc++", "-lswiftCore", "-ldispatch", "-lc"] {
      #expect(words.contains(library), "\(library)")
    }
    let ended = try run("make -n -C '\(Repository.root.path)' install PREFIX=\"$PWD/tool\"")
    #expect(ended.output.contains(#"NOTICES "\#(folder.path)/tool/share/doc/a11y-audit""#))
  }
}
#endif

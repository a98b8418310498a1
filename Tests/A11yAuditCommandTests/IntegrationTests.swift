#if os(Linux)
import Foundation
import TestSupport
import Testing

@testable import A11yAuditCommand

/// The commands that the GitHub Action and the pre-commit hook run, and what is installed.
@Suite struct IntegrationTests {
  private let job = ServiceJob()
  private var folder: URL { job.folder }

  /// Runs the step of the Action that audits, with its inputs.
  private func action(
    paths: String,
    arguments: String = "",
    sarif: String = ""
  ) throws -> CommandProcess.Ended {
    try job.run(
      try ServiceJob.block("action.yml", below: "name: Audit", "run: |"),
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
    #expect(try job.written("summary.md").hasPrefix("## a11y-audit: "))
    #expect(try job.written("audit.sarif").contains(#""version": "2.1.0""#))
  }

  /// What an input says is never run.
  @Test func theActionRunsNoInput() throws {
    let ended = try action(paths: "$(touch ran)\n`touch ran`\n--version")
    #expect(ended.code == 2, "\(ended.output)")
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "ran").path))
  }

  /// A tool that is there already is not built again.
  @Test func theActionBuildsOnce() throws {
    let script = try ServiceJob.block("action.yml", below: "name: Build", "run: |")
    let tool = folder.appending(path: "a11y-audit/bin")
    try FileManager.default.createDirectory(at: tool, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: tool.appending(path: "a11y-audit"),
      withDestinationURL: CommandProcess.command
    )
    let ended = try job.run(
      script,
      ["GITHUB_PATH": folder.appending(path: "path").path, "GITHUB_ACTION_PATH": "/nonexistent"]
    )
    #expect(ended.code == 0, "\(ended.output)")
    #expect(try job.written("path") == tool.path + "\n")
  }

  /// The key of the cache follows the sources, wherever they lie.
  @Test func theActionKnowsItsSources() throws {
    let script = try ServiceJob.block("action.yml", below: "id: sources", "run: |")
    let digest = { (copy: String) in
      let place = folder.appending(path: copy).path
      let output = folder.appending(path: "output").path
      try Data().write(to: URL(filePath: output))
      let ended = try job.run(script, ["GITHUB_ACTION_PATH": place, "GITHUB_OUTPUT": output])
      #expect(ended.code == 0, "\(ended.output)")
      return try job.written("output")
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

  /// What the Action and the template install with is a target of the Makefile.
  @Test(arguments: ["action.yml", ".gitlab/a11y-audit.yml"])
  func installing(file: String) throws {
    let bytes = try Repository.bytes(Repository.root.appending(path: file))
    let line = try #require(
      String(decoding: bytes, as: UTF8.self).split(separator: "\n").first { $0.contains("make -C") }
    )
    let words = line.split(separator: " ").map(String.init)
    #expect(words.contains("install") && words.last?.hasPrefix("PREFIX=") == true)
    let ended = try job.run("make -n -C '\(Repository.root.path)' install PREFIX=\"$PWD/tool\"")
    #expect(ended.code == 0 && ended.output.contains("\(folder.path)/tool/bin/a11y-audit"))
  }

  /// The hook gets every XML and SVG file of a commit, specs or not.
  @Test(arguments: [
    ("'Specs of ours'/*.xml", 1), ("'Specs of ours/pom.xml'", 0),
  ])
  func theHook(files: String, code: Int32) throws {
    let ended = try job.run("\(try Self.hook()) \(files)")
    #expect(ended.code == code, "\(ended.output)")
    let finding = ended.output.split(separator: "\n").contains { line in
      line.hasPrefix("Specs of ours/bad.xml:2:3: error: ")
    }
    #expect(finding == (code == 1), "\(ended.output)")
  }

  /// What runs where a repository gives no arguments of its own.
  private static func hook() throws -> String {
    let arguments = try ServiceJob.value(".pre-commit-hooks.yaml", "args")
    return try ServiceJob.value(".pre-commit-hooks.yaml", "entry") + " "
      + arguments.filter { $0 == "-" }
  }

  @Test func theHookTakesNamesForNames() throws {
    let ended = try job.run(
      "cp 'Specs of ours/bad.xml' ./--quiet.xml\n\(try Self.hook()) --quiet.xml"
    )
    #expect(
      ended.code == 1 && ended.output.hasPrefix("--quiet.xml:2:3: error: "),
      "\(ended.output)"
    )
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
    let linked = try job.run("pkg-config --libs --static libxml-2.0").output
      .split { $0.isWhitespace }.filter { $0.hasPrefix("-l") }
    #expect(linked.contains("-lxml2"))
    for library in linked + ["-lstdc++", "-lswiftCore", "-ldispatch", "-lc"] {
      #expect(words.contains(library), "\(library)")
    }
    let ended = try job.run("make -n -C '\(Repository.root.path)' install PREFIX=\"$PWD/tool\"")
    #expect(ended.output.contains(#"NOTICES "\#(folder.path)/tool/share/doc/a11y-audit""#))
  }
}
#endif

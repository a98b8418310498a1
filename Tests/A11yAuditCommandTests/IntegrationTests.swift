#if os(Linux)
import A11yAudit
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
    let json = folder.appending(path: "a11y-audit.json").path
    #expect(try job.written("outputs") == "findings=1\njson=\(json)\nsarif=audit.sarif\n")
    #expect(try job.written("a11y-audit.json").contains(#""schema": 2"#))
  }

  /// Where nothing could be audited, nobody is told that nothing was found.
  @Test func theActionCountsNothingOfNothing() throws {
    let ended = try action(paths: "missing.xml", sarif: "a.sarif\nfindings=9")
    #expect(ended.code == 2, "\(ended.output)")
    let outputs = try job.written("outputs")
    #expect(outputs.hasPrefix("findings=\n") && outputs.hasSuffix("sarif=a.sarif\n"), "\(outputs)")
  }

  /// What an input says is never run.
  @Test func theActionRunsNoInput() throws {
    let ended = try action(paths: "$(touch ran)\n`touch ran`\n--version")
    #expect(ended.code == 2, "\(ended.output)")
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "ran").path))
  }

  /// A tool that is there already is not installed again.
  @Test func theActionInstallsOnce() throws {
    let tool = folder.appending(path: "a11y-audit/bin")
    try FileManager.default.createDirectory(at: tool, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: tool.appending(path: "a11y-audit"),
      withDestinationURL: CommandProcess.command
    )
    let ended = try install(from: "/nonexistent", ["GITHUB_ACTION_PATH": "/nonexistent"])
    #expect(ended.code == 0, "\(ended.output)")
    #expect(try job.written("path") == tool.path + "\n")
  }

  private func install(
    from releases: String,
    _ variables: [String: String] = [:]
  ) throws -> CommandProcess.Ended {
    try job.run(
      try ServiceJob.block("action.yml", below: "name: Install", "run: |"),
      [
        "GITHUB_PATH": folder.appending(path: "path").path, "A11Y_AUDIT_PLACE": releases,
        "GITHUB_ACTION_PATH": Repository.root.path,
      ].merging(variables) { _, new in new }
    )
  }

  /// A release as `make dist` writes one, with a script in place of the command.
  private func release(of version: String) throws -> String {
    let ended = try job.run(
      """
      name=a11y-audit-\(version)-$(uname -s | tr DL dl | sed s/darwin/macos/)-$(uname -m)
      mkdir -p "releases/v\(version)" "$name/bin"
      printf '#!/bin/sh\necho released \(version)\n' > "$name/bin/a11y-audit"
      chmod +x "$name/bin/a11y-audit"
      tar -cJf "releases/v\(version)/$name.tar.xz" "$name"
      cd "releases/v\(version)"
      sha256sum *.tar.xz > SHA256SUMS
      """
    )
    #expect(ended.code == 0, "\(ended.output)")
    return "file://" + folder.appending(path: "releases").path
  }

  /// The command of a release is taken, and nothing is built.
  @Test(arguments: [Version.current, "9.8.7"])
  func theActionTakesARelease(version: String) throws {
    let releases = try release(of: version)
    let asked = version == Version.current ? "" : version
    let ended = try install(from: releases, ["A11Y_AUDIT_VERSION": asked])
    #expect(ended.code == 0, "\(ended.output)")
    #expect(try job.run("a11y-audit/bin/a11y-audit").output == "released \(version)\n")
  }

  /// What is not what the release's sums say is not installed.
  @Test func aWrongSumStops() throws {
    let releases = try release(of: Version.current)
    _ = try job.run("printf x >> releases/v*/a11y-audit-*.tar.xz")
    let ended = try install(from: releases)
    #expect(ended.code == 1 && ended.output.contains("is not what SHA256SUMS"), "\(ended.output)")
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "a11y-audit").path))
  }

  /// Other versions than that of the sources are released or not there at all.
  @Test(arguments: [("9.9.9", "there is no release 9.9.9"), ("$(touch ran)", "is not a version")])
  func anUnknownVersionStops(version: String, text: String) throws {
    let releases = try release(of: Version.current)
    let ended = try install(from: releases, ["A11Y_AUDIT_VERSION": version])
    #expect(ended.code == 1 && ended.output.contains(text), "\(ended.output)")
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "ran").path))
  }

  /// What is not reached is not taken for a release that is not there.
  @Test(arguments: ["http://127.0.0.1:9", "releases"])
  func anUnreachableReleaseStops(releases: String) throws {
    let ended = try install(from: releases)
    #expect(ended.code == 1 && ended.output.contains(releases), "\(ended.output)")
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "a11y-audit").path))
  }

  /// Without a release of its version, it is built of the sources beside it.
  @Test func theSourcesAreBuilt() throws {
    let ended = try job.run(
      """
      mkdir -p tool own/.ci/dist own/Sources/A11yAudit
      cp "\(Repository.root.path)/.ci/dist/install" own/.ci/dist
      cp "\(Repository.root.path)/Sources/A11yAudit/Version.swift" own/Sources/A11yAudit
      printf 'system-library:\ninstall:\n\techo built for $(PREFIX)\n' > own/Makefile
      printf '#!/bin/sh\n' > tool/swift && chmod +x tool/swift
      PATH=$PWD/tool:$PATH A11Y_AUDIT_RELEASES=file:///nonexistent own/.ci/dist/install here
      """
    )
    #expect(ended.code == 0, "\(ended.output)")
    #expect(ended.output.contains("built for \(folder.path)/here"), "\(ended.output)")
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
      let names = [
        ".ci/dist/install", "Makefile", "Package.swift", "Sources/main.swift",
        "Sources/a b/c.swift",
      ]
      for name in names {
        let file = folder.appending(path: "\(copy)/\(name)")
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(name.utf8).write(to: file)
      }
    }
    let first = try digest("one")
    #expect(first.wholeMatch(of: /digest=[0-9a-f]{64}\n/) != nil, "\(first)")
    #expect(try digest("two") == first)
    try Data("other".utf8).write(to: folder.appending(path: "two/Sources/a b/c.swift"))
    #expect(try digest("two") != first)
  }

  /// What installs where there is no release is a target of the Makefile.
  @Test func installing() throws {
    let ended = try job.run(
      "make -n -C '\(Repository.root.path)' system-library install PREFIX=\"$PWD/tool\""
    )
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
  @Test(arguments: ["action.yml", ".github/workflows/release.yml"])
  func actionsOfOthersArePinned(file: String) throws {
    let bytes = try Repository.bytes(Repository.root.appending(path: file))
    let used = String(decoding: bytes, as: UTF8.self).matches(of: /uses: (\S+)/).map(\.1)
    #expect(!used.isEmpty)
    for action in used { #expect(action.contains(/@[0-9a-f]{40}$/), "\(action)") }
  }

  /// The newest version in the list of changes is that of the command, which is called otherwise
  /// between releases.
  @Test func theChangesAreOfThisVersion() throws {
    let bytes = try Repository.bytes(Repository.root.appending(path: "CHANGELOG.md"))
    let versions = String(decoding: bytes, as: UTF8.self).matches(of: /\n## \[(.+)\]/).map(\.1)
    #expect(versions.first == "Unreleased")
    #expect(versions.dropFirst().first == Version.current[...] || Version.current.hasSuffix("-dev"))
  }

  /// What the command is linked with is named in the notices that are installed with it.
  @Test func noticesNameWhatIsLinked() throws {
    let bytes = try Repository.bytes(Repository.root.appending(path: "NOTICES"))
    let words = String(decoding: bytes, as: UTF8.self).split { " ,\n".contains($0) }
    let linked = try job.run("pkg-config --libs --static libxml-2.0 zlib").output
      .split { $0.isWhitespace }.filter { $0.hasPrefix("-l") && !$0.hasPrefix("-licu") }
    #expect(linked.contains("-lxml2"))
    for library in linked + ["-lstdc++", "-lswiftCore", "-ldispatch", "-lc"] {
      #expect(words.contains(library), "\(library)")
    }
    let ended = try job.run("make -n -C '\(Repository.root.path)' install PREFIX=\"$PWD/tool\"")
    #expect(ended.output.contains(#"NOTICES "\#(folder.path)/tool/share/doc/a11y-audit""#))
  }
}
#endif

import A11yModel
import Foundation
import Testing

@testable import A11yConfiguration

@Suite struct IgnoreTests {
  @Test(arguments: IgnoreCase.all)
  func patternsMeanWhatGitSays(_ example: IgnoreCase) {
    let text = example.lines.joined(separator: "\n")
    let patterns = PathPatterns(gitignore: Array(text.utf8), file: ".gitignore", in: "/r")
    #expect(patterns.leaveOut(example.path) == example.isIgnored)
  }

  /// The table above is what git itself does.
  @Test func gitAgrees() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    guard try git(["init", "-q"], in: folder) == 0 else { return }
    for example in IgnoreCase.all {
      let place = folder.appending(path: "tree")
      defer { try? FileManager.default.removeItem(at: place) }
      let file = place.appending(path: example.path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data().write(to: file)
      try Data(example.lines.joined(separator: "\n").utf8)
        .write(to: place.appending(path: ".gitignore"))
      let status = try git(["check-ignore", "-q", "--no-index", file.path], in: folder)
      #expect((status == 0) == example.isIgnored, "\(example)")
    }
  }

  private func git(_ arguments: [String], in folder: URL) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test(arguments: [
    ("*.{xml,svg}", "a.svg", true), ("*.{xml,svg}", "a.txt", false),
    ("{a,b/**}/c", "b/x/c", true), ("{a,b/**}/c", "a/c", true),
    ("x{,.gen}.xml", "x.xml", true), ("x{,.gen}.xml", "x.gen.xml", true),
    ("{a,{b,c}}d", "cd", true), ("{a,{b,c}}d", "d", false), (#"\{a}"#, "{a}", true),
    ("{a}", "a", true),
  ])
  func configurationsHaveBraces(_ pattern: String, _ path: String, _ isMeant: Bool) throws {
    let place = Location(file: "c.json", line: 1, column: 1)
    let read = try #require(try PathPattern(pattern, .configuration, at: place))
    #expect(PathChoices([[read]], in: "/r").covering("/r/\(path)") == (isMeant ? [0] : []))
  }

  /// What takes exponential time by trying one way after the other takes none here.
  @Test(.timeLimit(.minutes(1)))
  func nothingExplodes() throws {
    let place = Location(file: "c.json", line: 1, column: 1)
    let text = String(repeating: "a", count: 400)
    for pattern in [
      String(repeating: "*a", count: 100) + "b", String(repeating: "{a,aa}", count: 100) + "b",
      String(repeating: "**/", count: 100) + "b", String(repeating: "{a,{a,a*}*}", count: 60) + "b",
    ] {
      let read = try #require(try PathPattern(pattern, .configuration, at: place))
      #expect(PathChoices([[read]], in: "/").covering("/\(text)/\(text)").isEmpty)
    }
    #expect(throws: PatternError.self) {
      try PathPattern(String(repeating: "{", count: 100_000), .configuration, at: place)
    }
  }
}

extension PathPatterns {
  /// Whether a file is left out, itself or for a folder above it, which nothing brings back.
  fileprivate func leaveOut(_ path: String) -> Bool {
    PathSyntax.ancestors(of: "\(folder)/\(path)").reversed().contains { place in
      deciding(on: place, isFolder: place != "\(folder)/\(path)").map { !$0.isNegated } ?? false
    }
  }
}

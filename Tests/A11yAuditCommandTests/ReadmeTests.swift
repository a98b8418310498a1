import TestSupport
import Testing

@testable import A11yAuditCommand

/// A document with fenced blocks, as the README.
private struct ShownDocument {
  struct Block {
    /// The line of the opening fence.
    var start: Int
    var language: String
    var body: [Substring]
  }

  let path: String
  let lines: [Substring]
  let blocks: [Block]

  init(_ path: String) throws {
    self.path = path
    let bytes = try Repository.bytes(Repository.root.appending(path: path))
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    self.lines = lines
    var blocks: [Block] = []
    var open: Block?
    for (index, line) in lines.enumerated() where line.hasPrefix("```") {
      if var block = open {
        block.body = Array(lines[(block.start + 1)..<index])
        blocks.append(block)
        open = nil
      } else {
        open = Block(start: index, language: String(line.dropFirst(3)), body: [])
      }
    }
    self.blocks = blocks
  }

  /// The files that it shows, each under the name that ends the text before it.
  func files(in languages: String...) -> [String: String] {
    var files: [String: String] = [:]
    for block in blocks where languages.contains(block.language) {
      let name = lines[..<block.start].last { !$0.isEmpty }?.split(separator: "`").dropLast().last
      files[String(name ?? "")] = block.body.joined(separator: "\n") + "\n"
    }
    return files
  }
}

/// What the README and the documents it leads to show is what the command prints.
@Suite struct ReadmeTests {
  @Test(arguments: [
    ("Documentation/Checking.md", ["checkout.xml"], 3),
    ("Examples/README.md", ["revenue.svg", "sleep.xml"], 3),
    ("Rules/README.md", ["house-rules/text.xml"], 2),
  ])
  func commandsPrintWhatIsShown(path: String, named: [String], least: Int) throws {
    let document = try ShownDocument(path)
    let files = document.files(in: "xml", "svg")
    #expect(files.keys.sorted() == named)
    try hold(document, with: files, least: least)
  }

  @Test(.enabled(if: SwiftParsing.isThere, SwiftParsing.missing))
  func commandsOnSwiftPrintWhatIsShown() throws {
    let document = try ShownDocument("README.md")
    let files = document.files(in: "xml", "swift")
    #expect(files.keys.sorted() == ["UploadRing.swift", "upload.xml"])
    try hold(document, with: files, least: 3)
  }

  private func hold(
    _ document: ShownDocument,
    with files: [String: String],
    least: Int
  ) throws {
    let examples = try ShownDocument("Examples/README.md").files(in: "xml")
    let machine = SourceMachine.with(files.merging(examples) { own, _ in own })
    var text = document.lines.map(String.init)
    var commands = 0
    for block in document.blocks.reversed() where block.language == "console" {
      var shown: [String] = []
      for line in block.body where line.hasPrefix("$ ") {
        let words = line.dropFirst(2).split(separator: " ").map {
          String($0).replacing("'", with: "")
        }
        try #require(words[0] == "a11y-audit")
        let result = CommandLineTool.result(of: Array(words.dropFirst()), machine.system)
        #expect(result.complaints.isEmpty, "\(line)")
        let output = result.output.split(separator: "\n", omittingEmptySubsequences: false)
        shown += [String(line)] + output.dropLast().map(String.init)
        commands += 1
      }
      text.replaceSubrange((block.start + 1)...(block.start + block.body.count), with: shown)
    }
    #expect(commands >= least)
    try expectFile(document.path, holds: text.joined(separator: "\n"))
  }

  /// The configuration that is shown is one, and so is the comment that suppresses.
  @Test func theConfigurationShownHolds() throws {
    let document = try ShownDocument("Documentation/Checking.md")
    var files = document.files(in: "json")
    #expect(Set(files.keys) == [".a11y-audit.json"])
    files["checkout.xml"] = document.files(in: "xml")["checkout.xml"]
    let shown = Machine(files: files).run("config", "show", "checkout.xml")
    #expect(shown.exitCode == .success && shown.complaints.isEmpty)
    #expect(shown.output.contains("text-contrast-minimum impact"))
    let comment = try #require(document.blocks.first { $0.language == "html" }?.body.first)
    files["checkout.xml"] = files["checkout.xml"]?.replacing(
      "<text style=\"caption\" weight",
      with: "\(comment)<text style=\"caption\" weight"
    )
    let audited = Machine(files: files).run("check", "checkout.xml", "--quiet")
    #expect(audited.output.contains("1 finding suppressed (1 inline)"), "\(audited.output)")
  }

  /// The consumer package runs the assertions that are shown.
  @Test func theAssertionsShownAreRun() throws {
    let files = try ShownDocument("Documentation/Testing.md").files(in: "swift")
    #expect(Set(files.keys) == ["CheckoutTests.swift", "UploadTests.swift"])
    for (name, text) in files {
      try expectFile("Tests/Consumer/Tests/PassingTests/\(name)", holds: text)
    }
  }
}

import TestSupport
import Testing

@testable import A11yAuditCommand

/// What the README shows is what the command prints.
@Suite struct ReadmeTests {
  private static let lines =
    (try? Repository.bytes(Repository.root.appending(path: "README.md")))
    .map {
      String(decoding: $0, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }
    ?? []

  /// The fenced blocks: the line of the opening fence, its language and its lines.
  private static let blocks: [(start: Int, language: String, body: [Substring])] = {
    var blocks: [(start: Int, language: String, body: [Substring])] = []
    var open: (start: Int, language: String)?
    for (index, line) in lines.enumerated() where line.hasPrefix("```") {
      if let block = open {
        blocks.append((block.start, block.language, Array(lines[(block.start + 1)..<index])))
        open = nil
      } else {
        open = (index, String(line.dropFirst(3)))
      }
    }
    return blocks
  }()

  /// The files that the README shows, each under the name that ends the text before it.
  private static func files(in language: String) -> [String: String] {
    var files: [String: String] = [:]
    for block in blocks where block.language == language {
      let name = lines[..<block.start].last { !$0.isEmpty }?.split(separator: "`").dropLast().last
      files[String(name ?? "")] = block.body.joined(separator: "\n") + "\n"
    }
    return files
  }

  @Test func commandsPrintWhatIsShown() throws {
    let files = Self.files(in: "xml")
    #expect(Set(files.keys) == ["checkout.xml", "sleep.xml", "house-rules/text.xml"])
    let images = Self.files(in: "svg")
    #expect(Set(images.keys) == ["revenue.svg"])
    let machine = Machine(files: files.merging(images) { $1 })
    var text = Self.lines.map(String.init)
    var commands = 0
    for block in Self.blocks.reversed() where block.language == "console" {
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
    #expect(commands >= 5)
    try expectFile("README.md", holds: text.joined(separator: "\n"))
  }

  /// The configuration that is shown is one, and so is the comment that suppresses.
  @Test func theConfigurationShownHolds() throws {
    var files = Self.files(in: "json")
    #expect(Set(files.keys) == [".a11y-audit.json"])
    files["checkout.xml"] = Self.files(in: "xml")["checkout.xml"]
    let shown = Machine(files: files).run("config", "show", "checkout.xml")
    #expect(shown.exitCode == .success && shown.complaints.isEmpty)
    #expect(shown.output.contains("text-contrast-minimum impact"))
    let comment = try #require(Self.blocks.first { $0.language == "html" }?.body.first)
    files["checkout.xml"] = files["checkout.xml"]?.replacing(
      "<text style=\"caption\" weight",
      with: "\(comment)<text style=\"caption\" weight"
    )
    let audited = Machine(files: files).run("check", "checkout.xml", "--quiet")
    #expect(audited.output.contains("1 finding suppressed (1 inline)"), "\(audited.output)")
  }

  /// The consumer package runs the assertions that are shown.
  @Test func theAssertionsShownAreRun() throws {
    let files = Self.files(in: "swift")
    #expect(Set(files.keys) == ["CheckoutTests.swift", "UploadTests.swift"])
    for (name, text) in files {
      try expectFile("Tests/Consumer/Tests/PassingTests/\(name)", holds: text)
    }
  }
}

import Foundation
import TestSupport
import Testing

/// What rules say to write in SwiftUI can be written.
@Suite struct AdviceTests {
  private static func snippets() throws -> [AdviceSnippet] {
    try Repository.files(in: "Rules", ending: ".xml").flatMap { file in
      try AdviceSnippet.all(
        in: String(contentsOf: file, encoding: .utf8),
        file: "Rules/\(file.lastPathComponent)"
      )
    }
  }

  @Test func adviceCompiles() throws {
    let snippets = try Self.snippets()
    #expect(snippets.count > 100)
    let errors = try AdviceCompiler.errors(of: snippets.map(\.code))
    for snippet in snippets {
      guard let messages = errors[snippet.code] else { continue }
      let name = snippet.file.split(separator: "/").last.map(String.init) ?? snippet.file
      let place = SourceLocation(
        fileID: "a11y-audit/\(name)",
        filePath: snippet.file,
        line: snippet.line,
        column: 1
      )
      Issue.record("`\(snippet.code)`: \(messages.joined(separator: "; "))", sourceLocation: place)
    }
  }

  /// Nothing is left out for want of backticks.
  @Test func codeStandsBetweenBackticks() throws {
    for file in try Repository.files(in: "Rules", ending: ".xml") {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(AdviceSnippet.unmarked(in: text) == [], "\(file.lastPathComponent)")
    }
    let rule = "<swiftui>Use .font and @State, Text(x), isShown, `.font`, “aB”.</swiftui>"
    #expect(AdviceSnippet.unmarked(in: rule) == [".font", "@State", "Text(", "isShown"])
  }

  /// Of every name in every snippet a misspelling is found.
  @Test func misspeltAdviceDoesNotCompile() throws {
    let misspelt = Set(try Self.snippets().flatMap(\.misspellings))
    #expect(misspelt.count > 200)
    let errors = try AdviceCompiler.errors(of: Array(misspelt))
    #expect(misspelt.subtracting(errors.keys) == [])
  }

  /// What is wrong is found where it stands, with what is wrong with it.
  @Test func wrongAdviceIsFound() throws {
    let wrong = [
      (".accessibilityLable(\"Day\")", "has no member 'accessibilityLable'"),
      (".accessibilityAction(name:)", "no exact matches in call"),
      (".accessibilityHidden(\"yes\")", "to expected argument type 'Bool'"),
      (".accessibilityElement(children: .merge)", "has no member 'merge'"),
      ("SectorMark(angularInset: 1)", "missing argument for parameter 'angle'"),
      ("@Environment(\\.reduceMotion)", "cannot infer key path type"),
      ("Text(\"Day\"", "expected "),
      ("if data { Circle() }", "to expected condition type 'Bool'"),
      ("PieChart", "cannot find type 'PieChart' in scope"),
    ]
    let rule =
      "<help>\n<swiftui>\nUse `Text`,\n`\(wrong.map(\.0).joined(separator: "`,\n`"))`.</swiftui>"
    let snippets = AdviceSnippet.all(in: rule, file: "own.xml")
    #expect(snippets.map(\.line) == Array(3..<(4 + wrong.count)))
    #expect(snippets.map(\.code) == ["Text"] + wrong.map(\.0))
    let errors = try AdviceCompiler.errors(of: snippets.map(\.code))
    #expect(Set(errors.keys) == Set(wrong.map(\.0)))
    for (code, message) in wrong {
      #expect(
        errors[code]?.contains { $0.contains(message) } == true,
        "\(code): \(errors[code] ?? [])"
      )
    }
  }
}

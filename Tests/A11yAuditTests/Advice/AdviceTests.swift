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
    let tried = misspelt.sorted().sampled(each: 10)
    let errors = try AdviceCompiler.errors(of: tried)
    #expect(Set(tried).subtracting(errors.keys) == [])
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
    let advice = wrong.map { "`\($0.0)`" }.joined(separator: ",\n")
    let rule = """
      <remedy dialect="svg">see fooBar</remedy>
      <remedy dialect="spec">hide it (.accessibilityHiden(true)), as fooBar,
        @Scaled and (Button) do on macOS, at [{nearest}]</remedy>
      <swiftui>Use `Text`,
      \(advice).</swiftui>
      """
    let remedy = [
      (".accessibilityHiden(true)", "has no member 'accessibilityHiden'"),
      (".fooBar", "has no member 'fooBar'"), ("@Scaled", "unknown attribute 'Scaled'"),
    ]
    let snippets = AdviceSnippet.all(in: rule, file: "own.xml")
    #expect(snippets.map(\.line) == Array(4..<(5 + wrong.count)) + [2, 2, 3, 3])
    #expect(
      snippets.map(\.code) == ["Text"] + wrong.map(\.0) + remedy.map(\.0) + ["Button"]
    )
    let errors = try AdviceCompiler.errors(of: snippets.map(\.code))
    #expect(Set(errors.keys) == Set((wrong + remedy).map(\.0)))
    for (code, message) in wrong + remedy {
      #expect(
        errors[code]?.contains { $0.contains(message) } == true,
        "\(code): \(errors[code] ?? [])"
      )
    }
  }
}

import Foundation

/// Swift that the advice of a rule file says to write: what stands between backticks.
struct AdviceSnippet: Hashable {
  /// The name of the rule file.
  var file: String
  /// The line that it begins in, from 1.
  var line: Int
  var code: String

  /// All snippets of a rule file, in their order.
  static func all(in text: String, file: String) -> [AdviceSnippet] {
    guard let advice = advice(in: text) else { return [] }
    var line = 1 + text[..<advice.startIndex].count(where: \.isNewline)
    var snippets: [AdviceSnippet] = []
    for (index, part) in parts(of: advice).enumerated() {
      if !index.isMultiple(of: 2) {
        let code = part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        snippets.append(AdviceSnippet(file: file, line: line, code: unescaped(code)))
      }
      line += part.count(where: \.isNewline)
    }
    return snippets
  }

  /// What looks like Swift and stands between no backticks, which nobody would compile.
  static func unmarked(in text: String) -> [String] {
    guard let advice = advice(in: text) else { return [] }
    // Names of assets stand in quotation marks.
    return parts(of: advice).enumerated().filter { $0.offset.isMultiple(of: 2) }
      .map { $0.element.replacing(/“[^”]*”/, with: "") }
      .flatMap { part in
        part.matches(of: /(^|\s)\.[a-z]\w*|@\w+|\w+\(|\w*[a-z][A-Z]\w*/).map { String($0.output.0) }
      }
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { !["VoiceOver", "SwiftUI", "iOS", "macOS"].contains($0) }
  }

  private static func advice(in text: String) -> Substring? {
    text.firstMatch(of: /(?s)<swiftui>(.*?)<\/swiftui>/)?.output.1
  }

  /// By turns what is prose and what is code.
  private static func parts(of advice: Substring) -> [Substring] {
    advice.split(separator: "`", omittingEmptySubsequences: false)
  }

  private static func unescaped(_ text: String) -> String {
    text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }

  /// The code with one of its names misspelt, for each name of an interface.
  var misspellings: [String] {
    let strings = code.matches(of: /"[^"]*"/).map(\.range)
    return code.matches(of: /(?<name>\w+)(:|\b)/).compactMap { match in
      let range = match.output.name.startIndex..<match.output.name.endIndex
      let before = code[..<range.lowerBound].last
      let isOfInterface =
        before == "." || before == "@" || match.output.2 == ":"
        || match.output.name.first?.isUppercase == true
      guard isOfInterface, match.output.name != "_", Int(match.output.name) == nil,
        !strings.contains(where: { $0.overlaps(range) })
      else { return nil }
      return code.replacingCharacters(in: range, with: match.output.name + "x")
    }
  }
}

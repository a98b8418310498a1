import Foundation

/// Swift that a rule file says to write: what stands between backticks in the advice and the remedies
/// for SwiftUI, and what is named beside the words of a spec in a remedy.
struct AdviceSnippet: Hashable {
  /// The name of the rule file.
  var file: String
  /// The line that it begins in, from 1.
  var line: Int
  var code: String

  /// All snippets of a rule file.
  static func all(in text: String, file: String) -> [AdviceSnippet] {
    let places = marked(in: text) + remedies(in: text)
    return places.map { place in
      let code = place.code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let line = 1 + text[..<place.code.startIndex].count(where: \.isNewline)
      return AdviceSnippet(file: file, line: line, code: place.prefix + filled(unescaped(code)))
    }
  }

  /// What stands in a file, and what is to be put before it.
  private typealias Place = (prefix: String, code: Substring)

  private static func marked(in text: String) -> [Place] {
    parts(of: text, areCode: true).map { (prefix: "", code: $0) }
  }

  /// What in remedies is no English.
  ///
  /// That is members with their arguments, attributes, names of several words, and what is a word in
  /// parentheses. A name that begins small is a member.
  private static func remedies(in text: String) -> [Place] {
    let remedy = /(?s)<remedy dialect="spec"[^>]*>(.*?)<\/remedy>/
    let swift =
      /[\s(](\.[a-z]\w*(?:\((?:[^()]|\([^()]*\))*\))?|@[A-Z]\w*|[A-Za-z]+[a-z][A-Z]\w*)|\(([A-Z][a-z]+)\)/
    return text.matches(of: remedy).flatMap { remedy in
      remedy.output.1.matches(of: swift).compactMap { $0.output.1 ?? $0.output.2 }
        .filter { !terms.contains(String($0)) }
        .map { (prefix: $0.first?.isLowercase == true ? "." : "", code: $0) }
    }
  }

  /// What looks like Swift and stands between no backticks, which nobody would compile.
  static func unmarked(in text: String) -> [String] {
    // Names of assets stand in quotation marks, and those of evidence in braces.
    parts(of: text, areCode: false).map { $0.replacing(/“[^”]*”|\{\w+\}/, with: "") }
      .flatMap { part in
        part.matches(of: /(^|\s)\.[a-z]\w*|@\w+|\w+\(|\w*[a-z][A-Z]\w*/).map { String($0.output.0) }
      }
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { !terms.contains($0) }
  }

  /// Names that are no code.
  private static let terms: Set = ["VoiceOver", "SwiftUI", "iOS", "macOS"]

  /// What is code in the advice and the remedies for SwiftUI, or what is prose.
  private static func parts(of text: String, areCode: Bool) -> [Substring] {
    let advice = /(?s)<swiftui>(.*?)<\/swiftui>|<remedy dialect="swiftui"[^>]*>(.*?)<\/remedy>/
    return text.matches(of: advice).flatMap { advice in
      (advice.output.1 ?? advice.output.2 ?? "")
        .split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset.isMultiple(of: 2) != areCode }.map(\.element)
    }
  }

  /// A remedy’s code as it is where there is no evidence.
  private static func filled(_ code: String) -> String {
    code.replacing(/\[[^|\]]*\|([^\]]*)\]/) { $0.output.1 }
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

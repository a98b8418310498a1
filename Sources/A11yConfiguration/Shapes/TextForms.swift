internal import A11yModel
internal import Palettes
internal import RuleCatalogue
internal import Support

extension TextForm {
  static let any = TextForm(noun: "a string") { _ in nil }

  /// Relative to the folder of the configuration.
  static let path = TextForm(noun: "a path", pattern: ".") { text in
    text.isEmpty ? "a path is expected; it is empty" : nil
  }

  /// Where a report goes.
  static let output = TextForm(noun: "a path", pattern: "^([^-]|-.)") { text in
    if text == "-" { return "standard output gets what --format says; name a file" }
    return path.problem(text)
  }

  static let reason = TextForm(noun: "a reason", pattern: #"\S"#) { text in
    text.utf8.allSatisfy { $0 <= 0x20 } ? "a reason is expected; it is empty" : nil
  }

  static let day = TextForm(noun: "a day", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$") { text in
    CalendarDay(text) == nil ? "there is no day ‘\(Excerpt.of(text))’; \(CalendarDay.form)" : nil
  }

  static let target = TextForm(noun: "a path of a target", pattern: "^/.") { text in
    TargetPattern(text) == nil ? "‘\(Excerpt.of(text))’: \(TargetPattern.form)" : nil
  }

  /// The contexts of a resolver.
  static let contexts = TextForm(
    noun: "a string",
    pattern: #"^\s*[^\s=]+=\S+(\s+[^\s=]+=\S+)*\s*$"#
  ) {
    text in
    PaletteImport.ResolverInput(for: nil, text) == nil
      ? "‘\(Excerpt.of(text))’: modifier=context is expected, as in theme=dark" : nil
  }

  /// One of the words of a list.
  static let word = TextForm(noun: "a word", pattern: #"^\S+$"#) { text in
    if text.isEmpty { return "a word is expected; it is empty" }
    guard text.unicodeScalars.contains(where: \.properties.isWhitespace) else { return nil }
    return "‘\(Excerpt.of(text))’ has a space; words that belong together are joined by -"
  }

  static let color = TextForm(noun: "a colour", pattern: ".") { text in
    do throws(ColorSyntaxError) {
      let color = try Color(css: text)
      return color.alpha < 1 ? "a colour without transparency is expected" : nil
    } catch {
      return error.message
    }
  }

  /// A pattern as in .gitignore, that can match.
  static let glob = TextForm(noun: "a pattern", pattern: ".") { text in
    globProblem(text).map { "‘\(Excerpt.of(text))’ matches nothing: \($0)" }
  }

  private static func globProblem(_ text: String) -> String? {
    let body = text.hasPrefix("!") ? String(text.dropFirst()) : text
    if text.hasPrefix("#") { return "it begins as a comment does; write \\# for #" }
    if body.utf8.allSatisfy({ $0 == 0x20 }) { return "it is empty" }
    if body.utf8.allSatisfy({ $0 == UInt8(ascii: "/") }) {
      return "it is no name; * is everything in the folder"
    }
    let parts = body.split(separator: "/", omittingEmptySubsequences: false)
    if parts.dropFirst().dropLast().contains(where: \.isEmpty) || body.hasSuffix("//") {
      return "two slashes have no name between them; write one"
    }
    if parts.contains("..") {
      return "paths begin in the folder of the configuration and never leave it by .."
    }
    if parts.contains(".") { return "paths have no part ‘.’; leave ./ out" }
    do {
      let place = Location(file: "", line: 1, column: 1)
      _ = try PathPattern(text, .configuration, at: place)
      return nil
    } catch {
      return error.message
    }
  }

  /// The name of a profile, or the path of another configuration.
  static let extended = TextForm(noun: "a path or profile", pattern: extendedPattern) { text in
    if isPath(text) { return nil }
    let names = Profile.Name.allCases.map(\.rawValue)
    guard !names.contains(text) else { return nil }
    return "there is no profile ‘\(Excerpt.of(text))’\(NearestName.hint(for: text, in: names)); "
      + "the path of a file has a / or ends in .json"
  }

  private static let extendedPattern =
    "^(" + Profile.Name.allCases.map(\.rawValue).joined(separator: "|") + #"|.*/.*|.*\.json)$"#

  /// Whether what is extended is a file.
  static func isPath(_ text: String) -> Bool { text.contains("/") || text.hasSuffix(".json") }
}

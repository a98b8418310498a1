/// Prose about rules for GitHub's Markdown.
extension MarkdownText {
  /// Text in which code stands between backticks; the markup of a spec, as `hidden="true"` and
  /// `<title>`, is code, too.
  static func prose(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard !parts.count.isMultiple(of: 2) else { return markedUp(text) }
    return parts.enumerated().map { $0.isMultiple(of: 2) ? markedUp($1) : code($1) }.joined()
  }

  /// Text without backticks, with its markup as code.
  private static func markedUp(_ text: String) -> String {
    var result = ""
    var plain = ""
    var rest = text[...]
    while let first = rest.first {
      if let markup = markup(at: rest, after: plain.last) {
        result += self.plain(plain) + code(String(markup))
        plain = ""
        rest = rest[markup.endIndex...]
      } else {
        plain.append(first)
        rest = rest.dropFirst()
      }
    }
    return result + self.plain(plain)
  }

  /// The tag or the attribute with its value that a text begins with; nil where it begins with none.
  private static func markup(at text: Substring, after last: Character?) -> Substring? {
    let text = text.prefix(longest)
    if text.first == "<" {
      guard let second = text.dropFirst().first, second.isLetter || second == "/",
        let end = text.firstIndex(of: ">")
      else { return nil }
      return text[...end]
    }
    guard last.map({ !isOfName($0) }) ?? true else { return nil }
    let name = text.prefix(while: isOfName)
    let value = text[name.endIndex...]
    guard name.first?.isLetter == true, value.hasPrefix("=\""),
      let end = value.dropFirst(2).firstIndex(of: "\"")
    else { return nil }
    return text[...end]
  }

  /// No markup in prose is longer; what is never closed is looked through no further.
  private static let longest = 300

  private static func isOfName(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "-")
  }

  /// A text that leads to a page; without one, the text.
  static func link(_ text: String, to page: String?) -> String {
    page.map { "[\(plain(text))](\($0))" } ?? plain(text)
  }

  /// Markdown in which the ids of rules lead to what a document says of them.
  static func linking(_ rules: Set<String>, in markdown: String) -> String {
    guard !rules.isEmpty else { return markdown }
    var result = ""
    var rest = markdown[...]
    var isCode = false
    while let first = rest.first {
      let word = rest.prefix(while: isOfName)
      if word.isEmpty {
        if first == "`" { isCode.toggle() }
        result.append(first)
        rest = rest.dropFirst()
      } else {
        let id = String(word)
        result += !isCode && rules.contains(id) ? "[\(id)](#\(id))" : id
        rest = rest[word.endIndex...]
      }
    }
    return result
  }
}

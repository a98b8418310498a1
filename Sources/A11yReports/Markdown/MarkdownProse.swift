/// Prose about rules for GitHub's Markdown.
extension MarkdownText {
  /// What rule files say, with its code as such.
  static func prose(_ text: String) -> String {
    Prose(text).pieces.map { $0.isCode ? code($0.text) : plain($0.text) }.joined()
  }

  /// A text that leads to a page; without one, the text.
  package static func link(_ text: String, to page: String?) -> String {
    page.map { "[\(plain(text))](\($0))" } ?? plain(text)
  }

  /// Markdown in which the ids of rules lead to what a document says of them.
  static func linking(_ rules: Set<String>, in markdown: String) -> String {
    guard !rules.isEmpty else { return markdown }
    var result = ""
    var rest = markdown[...]
    var isCode = false
    while let first = rest.first {
      let word = rest.prefix(while: Prose.isOfName)
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

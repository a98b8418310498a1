internal import A11yReports
internal import XML

/// What rule files say, as content of a page.
struct SiteProse {
  /// What leads to the pages of rules that are in the site, by the ids of these.
  let pages: [String: String]

  func content(_ text: String) -> [Markup.Content] {
    Prose(text).pieces.flatMap { piece -> [Markup.Content] in
      piece.isCode ? [.tight("code", [], [.words(piece.text)])] : linked(piece.text)
    }
  }

  /// Text in which the ids of rules lead to their pages.
  private func linked(_ text: String) -> [Markup.Content] {
    var content: [Markup.Content] = []
    var plain = ""
    var rest = text[...]
    while let first = rest.first {
      let word = String(rest.prefix(while: Prose.isOfName))
      if let page = pages[word] {
        content += [
          .words(plain), .tight("a", [("href", page)], [.tight("code", [], [.text(word)])]),
        ]
        plain = ""
      } else {
        plain += word.isEmpty ? String(first) : word
      }
      rest = rest.dropFirst(max(word.count, 1))
    }
    return plain.isEmpty ? content : content + [.words(plain)]
  }
}

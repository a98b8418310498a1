internal import A11yReports
internal import XML

/// What the pages of a site have in common.
struct SitePage {
  let title: String
  let description: String

  /// What leads from the page to its folder.
  var root = ""

  /// What stands before the page's own content.
  let trail: [Markup.Content]
  let content: [Markup.Content]
  let version: String

  var text: String {
    let head = Markup.head(
      title,
      [
        Markup("meta", [("name", "description"), ("content", VisibleText.of(description))]),
        Markup("link", [("rel", "stylesheet"), ("href", root + "site.css")]),
      ]
    )
    let home = Markup.Content.tight(
      "a",
      [("href", Publication.home)],
      [.text("a11y-audit \(version)")]
    )
    // What stands in the text of an element is written without breaks; a line a piece is enough.
    let body =
      [Markup.tight("header", [], trail).fragment, "<main>"]
      + content.map { Markup.tight("div", [], [$0]) }.map(Self.inner)
      + ["</main>", Markup.tight("footer", [], [home]).fragment]
    return "<!DOCTYPE html>\n<!-- \(CatalogueSite.mark) -->\n<html lang=\"en\">\n" + head.fragment
      + "\n<body>\n" + body.joined(separator: "\n") + "\n</body>\n</html>\n"
  }

  private static func inner(_ element: Markup) -> String {
    element.content.map { item in
      if case .element(let child) = item { child.fragment } else { "" }
    }.joined()
  }
}

extension Markup.Content {
  static func link(_ address: String, _ words: String) -> Self {
    .tight("a", [("href", address)], [.words(words)])
  }

  /// Parts with a comma between two.
  static func list(_ parts: [[Self]]) -> [Self] {
    parts.enumerated().flatMap { $0 == 0 ? $1 : [.text(", ")] + $1 }
  }
}

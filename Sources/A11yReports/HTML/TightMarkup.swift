package import XML

extension Markup {
  /// An element that holds a text, be it empty.
  package init(_ name: String, _ attributes: [(name: String, value: String)] = [], text: String) {
    self.init(name, attributes, content: [.text(text)])
  }

  /// The head of a page, for any width and both colour schemes.
  package static func head(_ title: String, _ more: [Markup]) -> Markup {
    let metas = [
      [("charset", "utf-8")],
      [("name", "viewport"), ("content", "width=device-width, initial-scale=1")],
      [("name", "color-scheme"), ("content", "light dark")],
    ]
    let children = metas.map { Markup("meta", $0) } + [Markup("title", text: VisibleText.of(title))]
    return Markup("head", children: children + more)
  }

  /// An element in which nothing is put between what it holds: on a page white space shows, and costs.
  package static func tight(
    _ name: String,
    _ attributes: [(name: String, value: String)] = [],
    _ content: [Content] = []
  ) -> Markup {
    Markup(name, attributes, content: [.text("")] + content)
  }

  /// The same without white space in it, and nothing hidden in its texts; what is empty stays so, as SVG may be (HTML, section 13.1.2).
  var tightened: Markup {
    guard !content.isEmpty else { return self }
    let parts = content.map { item -> Content in
      switch item {
      case .element(let element): .element(element.tightened)
      case .text(let text): .words(text)
      }
    }
    return .tight(name, attributes, parts)
  }
}

extension Markup.Content {
  /// What an input or a rule says, nothing hidden in it.
  package static func words(_ text: String) -> Self { .text(VisibleText.of(text)) }

  package static func tight(
    _ name: String,
    _ attributes: [(name: String, value: String)] = [],
    _ content: [Self] = []
  ) -> Self {
    .element(.tight(name, attributes, content))
  }

  /// A path, which a line breaks after what parts it.
  static func path(_ path: String) -> [Self] {
    let parts = VisibleText.of(path).split(separator: "/", omittingEmptySubsequences: false)
    return parts.enumerated().flatMap { index, part -> [Self] in
      index == parts.count - 1
        ? [.text(String(part))] : [.text(part + "/"), .element(Markup("wbr"))]
    }
  }

  /// An element of a class that holds words.
  package static func tight(_ name: String, _ style: String, _ words: String) -> Self {
    .tight(name, [("class", style)], [.words(words)])
  }
}

package import XML

/// What is drawn in one appearance.
package struct DrawnImage: Hashable, Sendable {
  /// An `svg` element.
  package var markup: Markup

  /// What the drawing assumes or leaves out, in words.
  package var remarks: [String]

  /// The drawing as an image with a name, which tells its remarks.
  package func markup(titled title: String) -> Markup {
    var markup = markup
    markup.attributes.append((name: "role", value: "img"))
    var head = [Markup("title", content: [.text(title)])]
    if !remarks.isEmpty {
      head.append(Markup("desc", content: [.text(remarks.joined(separator: "; "))]))
    }
    markup.content.insert(contentsOf: head.map { .element($0) }, at: 0)
    return markup
  }
}

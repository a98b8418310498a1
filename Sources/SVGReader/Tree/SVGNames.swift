internal import A11yModel
internal import SVGPainting
internal import Support
internal import XML

/// The accessible names and descriptions of an SVG file's elements (SVG Accessibility API Mappings
/// 1.0, section 8.1; Accessible Name and Description Computation 1.2).
struct SVGNames {
  private let file: SVGFile
  private var contributions: SVGContributions

  init(_ file: SVGFile, _ presence: SVGPresence) {
    self.file = file
    contributions = SVGContributions(file, presence)
  }

  /// What an author says of an element.
  struct Said {
    var name: Fact<String> = .absent
    var description: Fact<String> = .absent
    var lost: [A11yModel.Element.LostReference] = []
  }

  /// The name and the description that an author gives an element.
  ///
  /// What a text holds names it, too, and is not in it.
  mutating func said(of element: XML.Element, _ statement: SVGStatement?) -> Said {
    var said = Said()
    if let ids = statement?.aria["labelledby"] {
      said.name = referred(ids, from: "aria-labelledby", &said.lost)
    }
    if said.name.isAbsent, let label = statement?.text("label") { said.name = .known(label) }
    if said.name.isAbsent, let title = element.title { said.name = .known(title) }
    if said.name.isAbsent, let statement, statement.hasAddress, element.name == "a",
      let title = statement.linkTitle, !title.isEmpty
    {
      said.name = .known(title)
    }
    if let ids = statement?.aria["describedby"] {
      said.description = referred(ids, from: "aria-describedby", &said.lost)
    }
    if said.description.isAbsent, let text = statement?.text("description") {
      said.description = .known(text)
    }
    if said.description.isAbsent, let text = element.text(ofFirst: "desc") {
      said.description = .known(text)
    }
    return said
  }

  private mutating func referred(
    _ ids: String,
    from attribute: String,
    _ lost: inout [A11yModel.Element.LostReference]
  ) -> Fact<String> {
    var texts: [String] = []
    for id in ids.spacedWords {
      guard let target = file.element(id) else {
        lost.append(.init(attribute: attribute, id: id, isFound: false))
        continue
      }
      guard let text = contributions.text(of: target) else {
        return .unknown("what very many references of the file stand for")
      }
      if text.isEmpty {
        lost.append(.init(attribute: attribute, id: id, isFound: true))
      } else {
        texts.append(text)
      }
    }
    return texts.isEmpty ? .absent : .known(texts.joined(separator: " "))
  }
}

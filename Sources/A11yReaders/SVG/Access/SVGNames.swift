internal import A11yModel
internal import XML

/// The accessible names and descriptions of an SVG file's elements (SVG Accessibility API Mappings
/// 1.0, section 8.1; Accessible Name and Description Computation 1.2).
struct SVGNames {
  private let file: SVGFile

  /// What elements contribute where others refer to them.
  private var referred: [Int: String] = [:]

  /// How many bytes references may still stand for: a few bytes of them stand for any number.
  private var bytesLeft = 4 << 20

  init(_ file: SVGFile) { self.file = file }

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
    if said.name == .absent, let label = statement?.text("label") { said.name = .known(label) }
    if said.name == .absent, let title = title(of: element) { said.name = .known(title) }
    if said.name == .absent, let statement, statement.hasAddress, element.name == "a",
      let title = statement.linkTitle, !title.isEmpty
    {
      said.name = .known(title)
    }
    if let ids = statement?.aria["describedby"] {
      said.description = referred(ids, from: "aria-describedby", &said.lost)
    }
    if said.description == .absent, let text = statement?.text("description") {
      said.description = .known(text)
    }
    if said.description == .absent, let text = text(of: "desc", in: element) {
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
    for id in Self.words(ids) {
      let target = file.element(id)
      let text = target.map { referredText(of: $0) } ?? ""
      if text.isEmpty {
        lost.append(.init(attribute: attribute, id: id, isFound: target != nil))
      } else {
        bytesLeft -= text.utf8.count
        guard bytesLeft > 0 else {
          return .unknown("what very many references of the file stand for")
        }
        texts.append(text)
      }
    }
    return texts.isEmpty ? .absent : .known(texts.joined(separator: " "))
  }

  /// What an element contributes where another refers to it, whether it is shown or not.
  private mutating func referredText(of element: XML.Element) -> String {
    if let known = referred[element.order] { return known }
    var reader = SVGStatementReader()
    let statement = reader.read(element)
    let text =
      statement?.text("label") ?? title(of: element)
      ?? SVGText(of: element).all
    referred[element.order] = text
    return text
  }

  /// The text of the title that is the element's first, and SVG's: that of metadata is not.
  private func title(of element: XML.Element) -> String? { text(of: "title", in: element) }

  private func text(of name: String, in element: XML.Element) -> String? {
    guard let child = element.elements.first(where: { $0.name == name && $0.isSVG }) else {
      return nil
    }
    let text = SVGText(of: child).all
    return text.isEmpty ? nil : text
  }

  static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  static func folded(_ text: String) -> String { words(text).joined(separator: " ") }
}

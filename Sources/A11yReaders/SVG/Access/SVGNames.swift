internal import A11yModel
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
    if said.name.isAbsent, let title = Self.title(of: element) { said.name = .known(title) }
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
    if said.description.isAbsent, let text = Self.text(of: "desc", in: element) {
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

  /// The text of the title that is the element's first, and SVG's: that of metadata is not.
  static func title(of element: XML.Element) -> String? { text(of: "title", in: element) }

  /// Whether an element states a name, or what names it.
  static func isNamed(_ element: XML.Element) -> Bool {
    element["aria-label"] != nil || element["aria-labelledby"] != nil || title(of: element) != nil
  }

  private static func text(of name: String, in element: XML.Element) -> String? {
    guard let child = element.elements.first(where: { $0.name == name && $0.isSVG }) else {
      return nil
    }
    let text = SVGText(of: child).all
    return text.isEmpty ? nil : text
  }

  static func words(_ text: String) -> [String] {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    // One word alone, or none, needs no parting.
    guard text.utf8.contains(where: isSpace) else { return text.isEmpty ? [] : [text] }
    return Array(text.utf8).split(whereSeparator: isSpace).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Whether a byte of ASCII is white space, as Unicode has it.
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 9 && byte <= 13 }

  static func folded(_ text: String) -> String {
    isFolded(text) ? text : words(text).joined(separator: " ")
  }

  /// Whether the words of a text are parted by single spaces, as most are; never true where they are
  /// not.
  private static func isFolded(_ text: String) -> Bool {
    var isBehindSpace = true
    for scalar in text.unicodeScalars {
      if isBehindSpace {
        // A sign that joins a space is part of it.
        guard scalar.value > 0x20, scalar.value < 0x7F else { return false }
      } else if scalar != " " {
        let isPlain = scalar.value > 0x20 && scalar.value < 0x80
        guard isPlain || !scalar.properties.isWhitespace else { return false }
      }
      isBehindSpace = scalar == " "
    }
    return !isBehindSpace || text.isEmpty
  }
}

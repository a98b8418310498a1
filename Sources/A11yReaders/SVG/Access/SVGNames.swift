internal import XML

/// The accessible names and descriptions of an SVG file's elements (SVG Accessibility API Mappings
/// 1.0, section 5.2; Accessible Name and Description Computation 1.2).
struct SVGNames {
  let file: SVGFile

  /// The name that an author gives an element; nil where none does.
  ///
  /// What a text holds names it, too, and is not in it.
  func name(of element: XML.Element) -> String? {
    if let references = element["aria-labelledby"] {
      let names = Self.words(references).compactMap { file.element($0) }.map(ownName)
      let name = names.filter { !$0.isEmpty }.joined(separator: " ")
      if !name.isEmpty { return name }
    }
    if let label = element["aria-label"].map(Self.folded), !label.isEmpty { return label }
    if let title = title(of: element) { return title }
    guard element.name == "a" else { return nil }
    let title = element.attributes.first {
      $0.name == "title" && $0.namespace == SVGFile.linkNamespace
    }
    return title.map { Self.folded($0.value) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What an author says of an element besides its name; nil where nothing is said.
  func description(of element: XML.Element) -> String? {
    if let references = element["aria-describedby"] {
      let texts = Self.words(references).compactMap { file.element($0) }.map(ownName)
      let text = texts.filter { !$0.isEmpty }.joined(separator: " ")
      if !text.isEmpty { return text }
    }
    return text(of: "desc", in: element)
  }

  /// The text of the title that is a child of the element, and SVG's: that of metadata is not.
  func title(of element: XML.Element) -> String? { text(of: "title", in: element) }

  private func text(of name: String, in element: XML.Element) -> String? {
    let text = element.elements.first { $0.name == name && $0.isSVG }.map(content)
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What an element contributes where another refers to it.
  private func ownName(_ element: XML.Element) -> String {
    if let label = element["aria-label"].map(Self.folded), !label.isEmpty { return label }
    return title(of: element) ?? content(of: element)
  }

  /// All text within an element, white space collapsed.
  func content(of element: XML.Element) -> String {
    var text = ""
    func add(_ element: XML.Element) {
      for part in element.content {
        switch part {
        case .text(let run, _): text += run
        case .element(let child):
          if !["title", "desc", "style", "script"].contains(child.name) { add(child) }
        case .instruction: continue
        }
      }
    }
    add(element)
    return Self.folded(text)
  }

  static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  static func folded(_ text: String) -> String { words(text).joined(separator: " ") }
}

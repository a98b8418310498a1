internal import XML

/// Which elements of an image are there for its reader.
struct SVGPresence {
  let styles: DocumentStyles

  private let file: SVGFile

  /// The names of elements that are shown only where others refer to them, or never.
  private let unrendered: LocalNames

  init(_ file: SVGFile, _ styles: DocumentStyles) {
    (self.file, self.styles) = (file, styles)
    unrendered = LocalNames(SVGInclusion.unrendered, in: file.root)
  }

  /// Whether an element is rendered, as far as that is its own affair.
  func isRendered(_ element: XML.Element) -> Bool {
    file.admits(element) && styles.style(of: element, in: .light).own.display != .none
  }

  /// Whether what it paints or says itself is there.
  func isVisible(_ element: XML.Element) -> Bool {
    styles.style(of: element, in: .light).visibility == .visible
  }

  /// Whether nothing is painted of the letters in it, as where fill and stroke are transparent.
  func isUnpainted(_ element: XML.Element) -> Bool {
    let style = styles.style(of: element, in: .light)
    return isClear(style.fill, style.fillOpacity) && isClear(style.stroke, style.strokeOpacity)
      && element.elements.allSatisfy { !isRendered($0) || isUnpainted($0) }
  }

  private func isClear(_ paint: ShownPaint, _ opacity: Double) -> Bool {
    switch paint {
    case .none: true
    case .color(let color): color.alpha * opacity == 0
    case .reference, .contextFill, .contextStroke, .unknown: false
    }
  }

  /// Whether it or anything it holds responds to a pointer; what other elements of the file look like
  /// where a `use` shows them is not asked.
  func receivesPointers(_ element: XML.Element) -> Bool {
    var open = [element]
    while let next = open.popLast() {
      if next.name == "use" || styles.style(of: next, in: .light).receivesPointers { return true }
      open += children(of: next)
    }
    return false
  }

  /// Those of an element's children that may be rendered: of a `switch`, the first whose conditions
  /// hold (SVG 2, section 5.9).
  func children(of element: XML.Element) -> [XML.Element] {
    let children = element.elements.filter { $0.isSVG && !unrendered.contains($0) }
    guard element.name == "switch" else { return children }
    return children.first(where: file.admits).map { [$0] } ?? []
  }
}

extension XML.Element {
  /// Whether its conditional attributes let it be rendered: what it needs, browsers have, and it is
  /// in the language of the image or, where that says none, in English (SVG 2, section 5.9).
  func isForReader(of language: String?) -> Bool {
    guard attributeCount > 0 else { return true }
    if let extensions = self["requiredExtensions"] {
      let needed = SVGNames.words(extensions)
      guard !needed.isEmpty, needed.allSatisfy(Self.extensions.contains) else { return false }
    }
    guard let languages = self["systemLanguage"] else { return true }
    let own = (language ?? "en").lowercased().split(separator: "-").first ?? "en"
    return languages.lowercased().split { $0 == "," || $0.isWhitespace }.contains {
      $0.split(separator: "-").first == own
    }
  }

  /// The attributes that an element is rendered by.
  static let conditions = ["requiredExtensions", "systemLanguage"]

  /// The languages that browsers can show within `foreignObject`.
  private static let extensions: Set<String> = [
    "http://www.w3.org/1999/xhtml", "http://www.w3.org/1998/Math/MathML",
  ]

  /// The language it says that it is in, by `xml:lang` before `lang` (SVG 2, section 5.11.2); nil where
  /// it says none.
  var language: String? {
    let stated = attributes.filter { $0.name == "lang" && !$0.value.isEmpty }
    return (stated.last { !$0.namespace.isEmpty } ?? stated.last)?.value
  }

  /// Whether an element is this one or lies within it.
  func holds(_ other: XML.Element) -> Bool {
    (order..<(order + nodeCount)).contains(other.order)
  }

  /// Whether it has a title of its own.
  var holdsTitle: Bool { elements.contains { $0.name == "title" && $0.isSVG } }
}

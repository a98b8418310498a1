internal import CSS
internal import SVGPainting
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
  /// Whether an element is this one or lies within it.
  func holds(_ other: XML.Element) -> Bool {
    (order..<(order + nodeCount)).contains(other.order)
  }

  /// Whether it has a title of its own.
  var holdsTitle: Bool { elements.contains { $0.name == "title" && $0.isSVG } }
}

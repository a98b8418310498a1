internal import CSS
internal import XML

// Documents of other kinds within an image (SVG 2, section 12.4).
extension SVGPainter {
  /// Gives up what is read in a document, and covers what it may show besides.
  mutating func paintDocument(_ element: XML.Element, _ place: PaintingPlace) {
    let reason = "what is shown by a document within the image"
    if showsMoreThanText(element) {
      if overflow(place) == .cut {
        paintBox(element, place, .unknown(reason))
      } else if isVisible(place) {
        paintAnywhere(reason, place)
      }
    }
    if isVisible(place) { lost.append((element, reason)) }
  }

  /// Whether a document may show anything but letters and the swatches and signs beside them: nobody
  /// knows where in it that would be.
  private func showsMoreThanText(_ document: XML.Element) -> Bool {
    styles.groups.contains { group in
      if Self.isFilled(styles.style(of: document, in: group[0]).own) { return true }
      var open = document.children
      while let element = open.popLast() {
        let own = styles.style(of: element, in: group[0]).own
        guard own.display != .none, !Self.isSmall(element, own.geometry) else { continue }
        if element.isSVG || Self.pictures.contains(element.name) { return true }
        // What is in a line and holds nothing takes no place.
        let isEmpty = element.isEmpty && element.name == "span" && own.geometry.isEmpty
        if Self.isFilled(own), !isEmpty { return true }
        open += element.children
      }
      return false
    }
  }

  /// Whether a style paints more of a box than what it holds.
  private static func isFilled(_ own: ComputedStyle.Own) -> Bool {
    own.backgroundPaint != .fixed(.clear) || own.hasBackgroundImage || own.isFramed
  }

  /// Whether an element is no larger than a sign beside a text.
  private static func isSmall(_ element: XML.Element, _ geometry: StyledGeometry) -> Bool {
    [StyledGeometry.Property.width, .height].allSatisfy { side in
      switch geometry[side] {
      case .length(let length): return length.percent == 0 && length.px <= smallest
      case nil:
        guard element.isSVG || element.name == "img" else { return false }
        return element[side.rawValue].flatMap { Double($0) }.map { $0 <= smallest } ?? false
      default: return false
      }
    }
  }

  /// Pixels.
  private static let smallest = 24.0

  /// The elements of HTML that show more than the text they hold.
  private static let pictures: Set<String> = [
    "audio", "button", "canvas", "embed", "fieldset", "hr", "iframe", "img", "input", "meter",
    "object", "picture", "progress", "select", "table", "textarea", "video",
  ]
}

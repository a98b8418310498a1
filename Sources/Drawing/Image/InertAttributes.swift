internal import A11yModel
internal import CSS
internal import Geometry
internal import SVGPainting
internal import XML

// The attributes of elements: where they stand, what form they have, what their styles say.
extension InertElements {
  typealias Attributes = [(name: String, value: String)]

  /// Those of an element that is kept under a name.
  mutating func attributes(of element: XML.Element, _ name: String, _ place: Place) -> Attributes {
    let style = style(of: element)
    var attributes: Attributes = []
    if let number = references.numbers[element.order] {
      attributes.append((name: "id", value: "\(prefix)\(number)"))
    }
    if Self.isPinned(name) { attributes.append((name: "data-target", value: place.path)) }
    count(doubtsOf: element, name)
    attributes += form(of: element, name, style)
    attributes += transform(of: element, name)
    if element.attributes.contains(where: { $0.name == "space" && $0.value == "preserve" }) {
      attributes.append((name: "xml:space", value: "preserve"))
    }
    return attributes + styling(of: element, style)
  }

  /// Those of the image itself besides its size: all that it would take over from a page.
  mutating func attributes(ofImage root: XML.Element) -> Attributes {
    count(attributesOf: root)
    return [(name: "data-target", value: "/\(root.name)[1]")]
      + styling(of: root, style(of: root), alwaysWith: InertStyle.inheritedFromPages)
  }

  func style(of element: XML.Element) -> ComputedStyle {
    painter.styles.style(of: element, in: appearance)
  }

  /// What findings may be on.
  private static func isPinned(_ name: String) -> Bool {
    InertVocabulary.graphics.contains(name) || ["svg", "g", "tspan", "textPath"].contains(name)
  }

  func basis(_ style: ComputedStyle) -> LengthBasis {
    LengthBasis(
      fontSize: style.fontSize,
      rootFontSize: self.style(of: painter.file.root).fontSize,
      viewport: frame.extent,
      window: LengthBasis.Extent.window
    )
  }

  private func form(of element: XML.Element, _ name: String, _ style: ComputedStyle) -> Attributes {
    let basis = basis(style)
    return (InertVocabulary.attributes(of: name) ?? []).compactMap { attribute in
      // Styles place shapes and images, and no letters, gradients or patterns (SVG 2, section 7).
      let property =
        InertVocabulary.placed.contains(name)
        ? StyledGeometry.Property(rawValue: attribute.name) : nil
      let styled = property.flatMap { style.own.geometry[$0] }
      let written = element[attribute.name].flatMap { attribute.syntax.value($0, basis) }
      let value: String? =
        switch styled {
        case .length(let length):
          AttributeSyntax.text(length, of: frame.extent.extent(along: .diagonal))
        case .path(let data): attribute.syntax.value(data, basis)
        case .initial: nil
        default: written
        }
      return value.map { (name: attribute.name, value: $0) }
    }
  }

  /// Counts an element of which not all is known that a browser shows.
  private mutating func count(doubtsOf element: XML.Element, _ name: String) {
    guard painter.styles.hasDoubts else { return }
    let styles = painter.styles.groups.map { painter.styles.style(of: element, in: $0[0]) }
    if styles.contains(where: { $0.doubtOfPlace != nil }) { omissions.add(.motion) }
    let isText = name == "text"
    if InertVocabulary.graphics.contains(name),
      styles.contains(where: { (isText ? $0.doubtOfText : $0.doubtOfShape) != nil })
    {
      omissions.add(.doubt)
    }
  }

  private mutating func transform(of element: XML.Element, _ name: String) -> Attributes {
    let isMoved = InertVocabulary.attributes(of: name) != nil
    guard isMoved, !Self.unmoved.contains(name) else { return [] }
    let own = painter.transform(of: element, in: appearance, frame.extent)
    let transform = own ?? element["transform"].flatMap { try? Transform($0) } ?? .identity
    // Where it stands as it is in one appearance only, it has the attribute in all.
    let isWritten =
      transform != .identity || element["transform"] != nil
      || written(of: element).contains("transform")
    return isWritten
      ? [(name: "transform", value: AttributeSyntax.text(transform))] : []
  }

  /// What has no transformation, or one under another name.
  private static let unmoved: Set<String> = [
    "svg", "symbol", "tspan", "textPath", "linearGradient", "radialGradient", "pattern", "stop",
    "mask", "marker", "defs",
  ]
}

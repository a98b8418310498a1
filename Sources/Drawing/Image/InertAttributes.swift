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

  private func basis(_ style: ComputedStyle) -> LengthBasis {
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
      let property = StyledGeometry.Property(rawValue: attribute.name)
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

  private mutating func transform(of element: XML.Element, _ name: String) -> Attributes {
    let isMoved = InertVocabulary.attributes(of: name) != nil
    guard isMoved, !Self.unmoved.contains(name) else { return [] }
    let styles = painter.styles
    if styles.groups.contains(where: { styles.style(of: element, in: $0[0]).doubtOfPlace != nil }) {
      omissions.add(.motion)
    }
    let own = painter.transform(of: element, in: appearance, frame.extent)
    let transform = own ?? element["transform"].flatMap { try? Transform($0) } ?? .identity
    // Where it stands as it is in one appearance only, it has the attribute in all.
    let isWritten =
      transform != .identity || element["transform"] != nil
      || styles.declared(for: element).contains("transform")
    return isWritten
      ? [(name: "transform", value: AttributeSyntax.text(transform))] : []
  }

  /// What has no transformation, or one under another name.
  private static let unmoved: Set<String> = [
    "svg", "symbol", "tspan", "textPath", "linearGradient", "radialGradient", "pattern", "stop",
    "mask", "marker", "defs",
  ]

  /// The box of an element that says where it is and how large; nil where nothing of it is seen.
  func box(of element: XML.Element) -> Box? {
    let style = style(of: element)
    let basis = basis(style)
    func side(_ property: StyledGeometry.Property, _ direction: LengthBasis.Direction) -> Double? {
      switch style.own.geometry[property] {
      case .length(let length): length.resolved(by: frame.extent.extent(along: direction))
      case .initial: nil
      default: element[property.rawValue].flatMap { Length($0)?.pixels(basis, along: direction) }
      }
    }
    let isImage = element.name == "image"
    let box = Box(
      x: side(.x, .horizontal) ?? 0,
      y: side(.y, .vertical) ?? 0,
      width: side(.width, .horizontal) ?? (isImage ? frame.extent.width : 0),
      height: side(.height, .vertical) ?? (isImage ? frame.extent.height : 0)
    )
    return box.isFinite && box.width > 0 && box.height > 0 ? box : nil
  }
}

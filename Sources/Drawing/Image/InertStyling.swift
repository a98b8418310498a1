internal import A11yModel
internal import CSS
internal import Geometry
internal import XML

// What styles say of elements, as attributes: those that anything gives them in some appearance, so that
// all appearances have the same, and what `use` shows takes over the others where it is shown.
extension InertElements {
  mutating func styling(
    of element: XML.Element,
    _ style: ComputedStyle,
    alwaysWith always: Set<String> = []
  ) -> Attributes {
    let declared = painter.styles.declared(for: element).union(always)
    var attributes = display(of: element, style)
    if element.name == "stop" { return attributes + stop(style, declared) }
    for property in [PaintProperty.fill, .stroke] {
      attributes += paint(property, of: element, style, declared)
    }
    if declared.contains("color"), let color = style.color {
      attributes.append((name: "color", value: hex(color)))
    }
    let diagonal = frame.extent.extent(along: .diagonal)
    for property in InertStyle.properties where declared.contains(property.name) {
      // The image is cut by its edges, wherever it stands.
      if property.name == "overflow", element.order == painter.file.root.order { continue }
      if let value = property.value(style, diagonal) {
        attributes.append((name: property.name, value: value))
      }
    }
    return attributes + effects(of: element, style, declared)
  }

  private func display(of element: XML.Element, _ style: ComputedStyle) -> Attributes {
    let styles = painter.styles
    guard
      styles.groups.contains(where: { styles.style(of: element, in: $0[0]).own.display == .none })
    else { return [] }
    return [(name: "display", value: style.own.display == .none ? "none" : "inline")]
  }

  private mutating func effects(
    of element: XML.Element,
    _ style: ComputedStyle,
    _ declared: Set<String>
  ) -> Attributes {
    if style.own.filter != .none { omissions.add(.filter) }
    if style.own.blendMode != .normal { omissions.add(.blend) }
    if !style.textShadows.isEmpty, declared.contains("text-shadow") { omissions.add(.shadow) }
    let references: [(name: String, reference: StyleReference, kind: ReferenceKind)] = [
      ("clip-path", style.own.clipPath, .clip), ("mask", style.own.mask, .mask),
      ("marker-start", style.markerStart, .marker), ("marker-mid", style.markerMid, .marker),
      ("marker-end", style.markerEnd, .marker),
    ]
    return references.filter { declared.contains($0.name) }.map { name, reference, kind in
      switch reference {
      case .none: break
      case .function: omissions.add(.clip)
      case .address(let address):
        if let id = id(of: address, kind, from: element) { return (name, "url(#\(id))") }
      }
      return (name, "none")
    }
  }

  // MARK: colours

  private mutating func paint(
    _ property: PaintProperty,
    of element: XML.Element,
    _ style: ComputedStyle,
    _ declared: Set<String>
  ) -> Attributes {
    let name = property.rawValue
    let isPainted = declared.contains(name)
    guard isPainted || declared.contains("\(name)-opacity") else { return [] }
    let shown = property == .fill ? style.fill : style.stroke
    var opacity = property == .fill ? style.fillOpacity : style.strokeOpacity
    if case .color(let color) = shown { opacity *= color.alpha }
    var attributes: Attributes = []
    if isPainted {
      let isCurrent = style[property] == .color(.current) && references.areCopied(element)
      let value = isCurrent ? "currentColor" : text(shown, of: element)
      attributes.append((name: name, value: value))
    }
    if hasClearPaint || declared.contains("\(name)-opacity") {
      attributes.append((name: "\(name)-opacity", value: "\(NumberText(opacity))"))
    }
    return attributes
  }

  private mutating func text(_ paint: ShownPaint, of element: XML.Element) -> String {
    switch paint {
    case .none: return "none"
    case .color(let color): return hex(color)
    case .contextFill: return "context-fill"
    case .contextStroke: return "context-stroke"
    case .unknown:
      omissions.add(.color)
      return "url(#\(unknownID))"
    case .reference(let address, let fallback):
      if let id = id(of: address, .paint, from: element) { return "url(#\(id))" }
      switch fallback {
      case .none: return "none"
      case .color(let color): return text(.color(color), of: element)
      case .unknown: return text(.unknown, of: element)
      }
    }
  }

  private mutating func stop(_ style: ComputedStyle, _ declared: Set<String>) -> Attributes {
    let color = style.stopColor
    if color == nil { omissions.add(.color) }
    let opacity = style.own.stopOpacity * (color?.alpha ?? 1)
    var attributes = [(name: "stop-color", value: color.map(hex) ?? Self.grey)]
    if opacity < 1 || declared.contains("stop-opacity") || declared.contains("stop-color") {
      attributes.append((name: "stop-opacity", value: "\(NumberText(opacity))"))
    }
    return attributes
  }

  private func hex(_ color: Color) -> String {
    let seen = sight?.simulated(color) ?? color
    return Color(red: seen.red, green: seen.green, blue: seen.blue).hex
  }

  private static let grey = "#808080"

  // MARK: what the image lies on, and what is not known

  /// What lies behind the whole image: its own background over that of the page; nil where there is
  /// none in any appearance.
  mutating func ground(on page: Color?) -> Markup? {
    let root = painter.file.root
    let style = style(of: root)
    if style.own.hasBackgroundImage { omissions.add(.background) }
    let isPainted = Appearance.allCases.contains { appearance in
      painter.styles.style(of: root, in: appearance).own.backgroundPaint != .fixed(.clear)
    }
    guard isPainted || page != nil else { return nil }
    let own = style.backgroundColor
    let color = page.map { page in own?.composited(over: page) ?? page } ?? own
    return Markup(
      "rect",
      [
        ("x", "\(NumberText(frame.area.left))"), ("y", "\(NumberText(frame.area.top))"),
        ("width", "\(NumberText(frame.area.width))"),
        ("height", "\(NumberText(frame.area.height))"),
        ("fill", color.map(hex) ?? "url(#\(unknownID))"),
        ("fill-opacity", "\(NumberText(color?.alpha ?? 1))"), ("stroke", "none"),
      ]
    )
  }

  private var unknownID: String { "\(prefix)unknown" }

  /// What a colour that is not known is painted with, where the image has any.
  var unknownPaint: Markup? {
    let styles = painter.styles
    let isAsked = styles.styles.contains { style in
      style.fill == .unknown || style.stroke == .unknown
        || style.backgroundColor == nil
    }
    guard isAsked else { return nil }
    let side = frame.extent.extent(along: .diagonal) / 64
    func square(_ x: Double, _ y: Double, _ size: Double, _ fill: String) -> Markup {
      let numbers = [x, y, size, size].map { "\(NumberText($0 * side))" }
      return Markup(
        "rect",
        [
          ("x", numbers[0]), ("y", numbers[1]), ("width", numbers[2]), ("height", numbers[3]),
          ("fill", fill),
        ]
      )
    }
    return Markup(
      "pattern",
      [
        ("id", unknownID), ("width", "\(NumberText(2 * side))"),
        ("height", "\(NumberText(2 * side))"), ("patternUnits", "userSpaceOnUse"),
        ("fill-opacity", "1"), ("stroke", "none"),
      ],
      children: [
        square(0, 0, 2, "#FFFFFF"), square(0, 0, 1, "#BFBFBF"), square(1, 1, 1, "#BFBFBF"),
      ]
    )
  }
}

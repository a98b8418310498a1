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
    let declared = written(of: element).union(always)
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

  /// Elements that are written alike.
  struct WrittenKey: Hashable {
    /// The numbers of their styles, in each group of appearances.
    var styles: [Int]
    var areCopied: Bool
  }

  /// The properties that anything gives an element, but for those that it takes over from what it lies
  /// in anyway.
  mutating func written(of element: XML.Element) -> Set<String> {
    let styles = painter.styles
    let key = WrittenKey(
      styles: styles.groups.map { styles.number(of: element, in: $0[0]) },
      areCopied: references.areCopied(element)
    )
    if let known = known[key] { return known }
    var names = styles.declared(for: element)
    if !key.areCopied, let parent = element.parent {
      let outer = styles.groups.map { styles.style(of: parent, in: $0[0]) }
      let own = key.styles.map { styles.styles[$0] }
      names = names.filter { name in
        !zip(own, outer).allSatisfy { InertStyle.isTakenOver(name, by: $0, from: $1) }
      }
    }
    known[key] = names
    return names
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

  func hex(_ color: Color) -> String {
    let opaque = Color(red: color.red, green: color.green, blue: color.blue)
    return (vision?.seen(opaque) ?? opaque).hex
  }

  private static let grey = "#808080"
}

internal import A11yModel
internal import Support
internal import XML

extension ComponentReader {
  /// A shape's fills and strokes, back to front.
  mutating func paints(of element: XML.Element, _ shown: ShownColors) -> [PaintNode] {
    element.elements.compactMap { child in
      switch child.specName {
      case .fill:
        return PaintNode(
          source: spec.source(of: child),
          role: .fill,
          paint: paint(of: child, shown),
          opacity: spec.opacity(of: child)
        )
      case .stroke:
        let isOpen = spec.unknown(.width, of: child) != nil
        let role = PaintNode.Role.stroke(
          width: spec.number(.width, of: child) ?? (isOpen ? 1 : 0),
          spec.word(.align, of: child) ?? .center,
          dash: child.ornament(.dash)
        )
        return PaintNode(
          source: spec.source(of: child),
          role: role,
          paint: lack(of: [.width, .align], child) ?? paint(of: child, shown),
          opacity: spec.opacity(of: child)
        )
      default: return nil
      }
    }
  }

  /// The one colour of a text, a glyph or a line; its `opacity` is that of the whole part.
  mutating func ownColor(
    of element: XML.Element,
    _ shown: ShownColors,
    fallback: @autoclosure () -> String
  ) -> [PaintNode] {
    let source = spec.source(of: element)
    if let lack = lack(of: [.color, .opacity], element) {
      return [PaintNode(source: source, role: .fill, paint: lack)]
    }
    guard element.has(.color) else {
      return [PaintNode(source: source, role: .fill, paint: .unknown(fallback()))]
    }
    let isLine =
      element.specName != .text && element.specName != .title && element.specName != .glyph
    return spec.color(.color, of: element, showing: shown).map { color in
      let opacity = isLine ? spec.opacity(of: element) : 1
      return [PaintNode(source: source, role: .fill, paint: .color(color), opacity: opacity)]
    } ?? []
  }

  /// The first of some facts that a paint rests on and that are not known; nil where all are.
  private func lack(of facts: [SpecName], _ element: XML.Element) -> PaintNode.Paint? {
    guard spec.mayLackFacts(element) else { return nil }
    for fact in facts {
      guard let unknown = spec.unknown(fact, of: element) else { continue }
      let noun = fact == .color ? "colour" : fact.text
      return .unknown("the \(noun) of the \(element.name)\(unknown.suffix)")
    }
    return nil
  }

  /// What a paint is made of.
  mutating func paint(of element: XML.Element, _ shown: ShownColors) -> PaintNode.Paint {
    if let lack = lack(of: [.color, .opacity, .material, .image, .blend], element) { return lack }
    let gradient = gradient(of: element, shown)
    let color = spec.color(.color, of: element, showing: shown)
    for attribute in [SpecName.material, .image, .blend] {
      guard let name = element[attribute], attribute != .blend || name != "normal" else { continue }
      let thing = attribute == .blend ? "blend mode" : attribute.text
      return .unknown("what the \(thing) ‘\(Excerpt.of(name))’ looks like")
    }
    return gradient ?? color.map { .color($0) } ?? .unknown("the colour of the \(element.name)")
  }

  /// The colours of the element's stops, where it has any.
  mutating func gradient(of element: XML.Element, _ shown: ShownColors) -> PaintNode.Paint? {
    let stops = element.elements.filter { $0.specName == .stop }
    guard !stops.isEmpty else { return nil }
    var colors: [(color: ColorExpression, opacity: Double)] = []
    for stop in stops {
      let opacity = spec.opacity(of: stop)
      guard let color = spec.color(.color, of: stop, showing: shown) else { continue }
      colors.append((color, opacity))
    }
    // Without one of its colours, a gradient can be anything at that end.
    if let open = stops.compactMap({ lack(of: [.color, .opacity], $0) }).first { return open }
    return colors.count == stops.count ? .gradient(colors) : .unknown("the colour of a stop")
  }

  /// What a user is told when something changes.
  mutating func readChanges() {
    for child in element.elements where child.specName == .announcement || child.specName == .focus
    {
      guard let event: Change.Event = spec.word(.on, of: child) else { continue }
      let source = spec.source(of: child)
      if child.specName == .announcement {
        node.changes.append(
          ComponentNode.ChangeNode(
            event: event,
            source: source,
            response: .announcement(
              spec.contentTemplate(of: child, own),
              spec.word(.priority, of: child) ?? .polite,
              interval: spec.number(.interval, of: child),
              everyPercent: spec.number(.everyPercent, of: child)
            )
          )
        )
      } else if spec.flag(.newScreen, of: child) == true {
        if child[.to] != nil {
          spec.report(
            "<focus> goes to a part or to a new screen; keep to= or new-screen=\"true\"",
            at: child.position
          )
        }
        node.changes.append(
          ComponentNode.ChangeNode(event: event, source: source, response: .newScreen)
        )
      } else if let target = spec.reference(.to, of: child) {
        node.changes.append(
          ComponentNode.ChangeNode(event: event, source: source, response: .focus(target))
        )
      } else if child[.to] == nil, !spec.isFaulty(child) {
        spec.report("<focus> says nowhere; give to= or new-screen=\"true\"", at: child.position)
      }
    }
  }
}

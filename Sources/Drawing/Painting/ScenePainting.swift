package import A11yModel
internal import Geometry
package import XML

extension Scene {
  /// The scene as an image, each item with the colours that the audit computed.
  ///
  /// The images of all variants, whoever sees them, differ in paints alone.
  ///
  /// - Parameters:
  ///   - component: what is shown.
  ///   - document: what it is of.
  ///   - variant: the appearance and surface.
  ///   - vision: who looks; nil for somebody who can tell all colours apart.
  ///   - title: what the image is called.
  ///   - prefix: what ids begin with, so that several images can stand on one page.
  /// - Returns: the image.
  package func markup(
    of component: Component,
    in document: Document,
    _ variant: Variant,
    seenBy vision: Vision? = nil,
    title: String,
    prefix: String = ""
  ) -> Markup {
    var painting = ScenePainting(component, document, variant, vision, prefix)
    painting.paintPage(size)
    for sketch in sketches { painting.paint(sketch) }
    for item in items { painting.paint(item) }
    let (width, height) = (size.width.written, size.height.written)
    var children = [Markup("title", content: [.text(title)])]
    if !remarks.isEmpty {
      children.append(Markup("desc", content: [.text(remarks.joined(separator: "; "))]))
    }
    if !painting.servers.markup.isEmpty {
      children.append(Markup("defs", children: painting.servers.markup))
    }
    return Markup(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
        ("viewBox", "0 0 \(width) \(height)"), ("role", "img"),
        ("font-family", "system-ui, sans-serif"),
      ],
      children: children + painting.content
    )
  }
}

/// Paints the items of a scene in one variant.
struct ScenePainting {
  let component: Component
  let document: Document
  let variant: Variant
  let vision: Vision?
  var servers: PaintServers
  private(set) var content: [Markup] = []

  /// The paths of sources, which many items share.
  private var paths: [Int: String] = [:]

  init(
    _ component: Component,
    _ document: Document,
    _ variant: Variant,
    _ vision: Vision?,
    _ prefix: String
  ) {
    (self.component, self.document) = (component, document)
    (self.variant, self.vision) = (variant, vision)
    servers = PaintServers(prefix: prefix)
  }

  /// The page that the component lies on.
  mutating func paintPage(_ size: Scene.Size) {
    let outer = component.parts.first { $0.parent == nil && $0.over == nil }
    let rendering = outer.map { component.rendering(of: $0) }
    let isKnown = rendering?.variants.allSatisfy { Self.page($0) != nil } ?? false
    let color = rendering?[variant].flatMap(Self.page)
    let hex = color.map { (vision?.seen($0) ?? $0).hex }
    let unknown = isKnown ? "none" : servers.unknown()
    content.append(
      Markup(
        "rect",
        [
          ("width", size.width.written), ("height", size.height.written), ("data-paint", "page"),
          ("fill", hex ?? unknown),
        ]
      )
    )
  }

  private static func page(_ rendered: RenderedVariant) -> Color? {
    if case .known(let samples) = rendered.backdrop { samples.first?.color } else { nil }
  }

  mutating func paint(_ item: Scene.Item) {
    let part = component.parts[item.part]
    let rendering = component.rendering(of: part)
    let fills = rendering.variants.compactMap(\.fill)
    let outlines = rendering.variants.compactMap(\.outline)
    let own = rendering[variant]
    var painted: [Markup] = []
    let fill = paint(own?.fill, of: fills)
    let outline = paint(own?.outline?.coat, of: outlines.map(\.coat))
    switch item.figure {
    case .area(let shape):
      if let fill { painted.append(shape.markup.adding([("data-paint", "fill"), ("fill", fill)])) }
      if part.pattern != nil, fill != nil {
        let lines = servers.hatch(colorBehind(own))
        painted.append(shape.markup.adding([("data-paint", "pattern"), ("fill", lines)]))
      }
      if let outline, let widest = outlines.max(by: { $0.width < $1.width }) {
        painted.append(edge(of: shape, widest, part).adding([("stroke", outline)]))
      }
    case .stroke(let shape, let width):
      guard let paint = fill ?? outline else { break }
      let kind = fill == nil ? "outline" : "fill"
      painted.append(
        shape.markup.adding(
          [
            ("data-paint", kind), ("fill", "none"), ("stroke-width", width.written),
            ("stroke", paint),
          ] + dashes(part)
        )
      )
    case .text(let text, let point, let anchor):
      painted.append(self.text(text, at: point, anchor, part, fill ?? outline ?? "none"))
    case .glyph(let symbol):
      painted += Glyph(symbol).markup(
        in: item.box,
        paint: fill ?? outline ?? "none",
        on: colorBehind(own)
      )
    }
    let isUnknown = [fills, outlines.map(\.coat)].contains { CoatForm($0)?.isUnknown ?? false }
    if isUnknown, item.box.width >= 8, item.box.height >= 8 {
      painted.append(question(in: item.box, isAsked: isOpen(own)))
    }
    if item.isSizeAssumed { painted.append(assumedEdge(item.box)) }
    add(painted, for: item, part)
  }

  private mutating func add(_ painted: [Markup], for item: Scene.Item, _ part: Part) {
    guard !painted.isEmpty else { return }
    let path = paths[part.source] ?? document.path(of: part.source)
    paths[part.source] = path
    var group = Markup(
      "g",
      [("data-part", String(item.part)), ("data-target", path)],
      children: painted
    )
    if let state = part.state {
      group.attributes.append(("data-state", component.states[state].id))
    }
    content.append(group)
  }

  /// The dotted edge of what has no look.
  mutating func paint(_ sketch: Scene.Sketch) {
    let shape: Shape
    switch sketch.figure {
    case .area(let own), .stroke(let own, _): shape = own
    case .text, .glyph: return
    }
    let edge = shape.markup.adding(
      [
        ("fill", "none"), ("stroke", "#808080"), ("stroke-width", "1"), ("stroke-dasharray", "1 3"),
      ]
    )
    let path = document.path(of: sketch.source)
    content.append(Markup("g", [("data-target", path)], children: [edge]))
  }

  /// What a coat is painted with; nil where the part never has it.
  private mutating func paint(_ coat: Coat?, of all: [Coat]) -> String? {
    guard let form = CoatForm(all) else { return nil }
    return servers.paint(PaintedCoat(coat, seenBy: vision), form)
  }
}

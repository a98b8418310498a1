package import A11yModel
internal import Geometry
internal import XML

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
  ///   - prefix: what ids begin with, so that several images can stand on one page.
  /// - Returns: the image.
  package func drawing(
    of component: Component,
    in document: Document,
    _ variant: Variant,
    seenBy vision: Vision? = nil,
    prefix: String = ""
  ) -> DrawnImage {
    var painting = ScenePainting(component, document, variant, vision, prefix)
    painting.paintPage(size)
    for sketch in sketches { painting.paint(sketch) }
    for item in items { painting.paint(item) }
    let (width, height) = (size.width.written, size.height.written)
    let servers = painting.servers.markup
    let markup = Markup(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
        ("viewBox", "0 0 \(width) \(height)"), ("font-family", "system-ui, sans-serif"),
      ],
      children: (servers.isEmpty ? [] : [Markup("defs", children: servers)]) + painting.content
    )
    return DrawnImage(markup: markup, remarks: remarks)
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

  /// What parts are painted with, which many items share.
  private var paints: [Int: PartPaints] = [:]

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
    let paints = paints(of: item.part)
    var painted = figure(item, part, paints)
    if paints.isUnknown, item.box.width >= 8, item.box.height >= 8 {
      painted.append(question(in: item.box, isAsked: paints.isAsked))
    }
    if item.isSizeAssumed { painted.append(assumedEdge(item.box)) }
    if !painted.isEmpty { content.append(Markup("g", paints.attributes, children: painted)) }
  }

  private func figure(_ item: Scene.Item, _ part: Part, _ paints: PartPaints) -> [Markup] {
    var painted: [Markup] = []
    switch item.figure {
    case .area(let shape):
      let markup = shape.markup
      if let fill = paints.fill {
        painted.append(markup.adding([("data-paint", "fill"), ("fill", fill)]))
      }
      if let hatch = paints.hatch {
        painted.append(markup.adding([("data-paint", "pattern"), ("fill", hatch)]))
      }
      if let outline = paints.outline, let edge = paints.edge {
        painted.append(self.edge(of: shape, edge, part).adding([("stroke", outline)]))
      }
    case .stroke(let shape, let width):
      guard let paint = paints.fill ?? paints.outline else { break }
      let stroke = [
        (name: "data-paint", value: paints.fill == nil ? "outline" : "fill"), ("fill", "none"),
        ("stroke-width", width.written), ("stroke", paint),
      ]
      painted.append(shape.markup.adding(stroke + dashes(part.dash ?? series(of: part)?.dash)))
    case .text(let text, let point, let anchor):
      painted.append(self.text(text, at: point, anchor, part, paints.color))
    case .glyph(let symbol):
      painted += Glyph(symbol).markup(in: item.box, paint: paints.color, on: paints.behind)
    }
    return painted
  }

  /// What a part is painted with, the same each time.
  private mutating func paints(of index: Int) -> PartPaints {
    if let known = paints[index] { return known }
    let part = component.parts[index]
    let rendering = component.rendering(of: part)
    let outlines = rendering.variants.compactMap(\.outline)
    let own = rendering[variant]
    let forms = (
      fill: CoatForm(rendering.variants.compactMap(\.fill)),
      outline: CoatForm(outlines.map(\.coat))
    )
    var paints = PartPaints(behind: colorBehind(own), attributes: attributes(of: index, part))
    paints.fill = paint(own?.fill, forms.fill)
    paints.outline = paint(own?.outline?.coat, forms.outline)
    if let pattern = part.pattern ?? series(of: part)?.pattern, paints.fill != nil {
      paints.hatch = servers.hatch(pattern, paints.behind)
    }
    paints.edge = outlines.max { $0.width < $1.width }
    paints.isUnknown = forms.fill?.isUnknown ?? false || forms.outline?.isUnknown ?? false
    paints.isAsked = isOpen(own)
    self.paints[index] = paints
    return paints
  }

  /// Which part it is, which element of the source paints it, and for which state.
  private func attributes(of index: Int, _ part: Part) -> [(name: String, value: String)] {
    let state = part.state.map { [("data-state", component.states[$0].id)] } ?? []
    return [("data-part", String(index)), ("data-target", document.path(of: part.source))] + state
  }

  /// What has no look: a pale shape with a dotted edge, in no colours of the audit.
  mutating func paint(_ sketch: Scene.Sketch) {
    let shape: Shape
    var fill = "none"
    switch sketch.figure {
    // It is seen on any ground, of which nobody may know the colour either.
    case .area(let own): (shape, fill) = (own, "#F2F2F2")
    case .stroke(let own, _): shape = own
    case .text, .glyph: return
    }
    let edge = shape.markup.adding(
      [
        ("fill", fill), ("stroke", "#595959"), ("stroke-width", "1.5"), ("stroke-dasharray", "2 3"),
      ]
    )
    let path = document.path(of: sketch.source)
    content.append(Markup("g", [("data-target", path)], children: [edge]))
  }

  /// What a coat is painted with; nil where the part never has it.
  private mutating func paint(_ coat: Coat?, _ form: CoatForm?) -> String? {
    form.map { servers.paint(PaintedCoat(coat, seenBy: vision), $0) }
  }
}

internal import A11yModel
internal import CSS
internal import Geometry
internal import XML

// Patterns (SVG 2, section 14.3).
extension SVGPainter {
  /// What a tile of a pattern shows; nil where the pattern is not painted.
  mutating func tile(
    of pattern: XML.Element,
    _ opacity: Double,
    _ place: PaintingPlace,
    _ group: Int,
    _ shape: Shape?
  ) -> PatternTile? {
    let space = space(of: pattern)
    let box = space.isRelative ? shape?.boundingBox(tolerance: 0.1) : nil
    let key = PaintReferences.ServerKey(
      server: pattern.order,
      opacity: 1,
      group: group,
      object: box.map { LengthBasis.Extent(width: $0.width, height: $0.height) }
    )
    if let known = references.tiles[key] { return known?.opacity(opacity) }
    // One that refers to itself paints nothing there.
    guard !references.openPatterns.contains(pattern.order) else { return nil }
    guard references.openPatterns.count < Self.mostOpenPatterns else {
      return PatternTile(colors: [], doubt: Self.deepPattern)
    }
    references.openPatterns.insert(pattern.order)
    let tile = tile(of: space, key, place)
    references.openPatterns.remove(pattern.order)
    references.tiles[key] = .some(tile)
    return tile?.opacity(opacity)
  }

  /// No more elements are shown again by patterns: a few bytes of nested `use` stand for any number.
  private static let mostRepetitions = 1_000

  private static let mostOpenPatterns = 16
  private static let deepPattern = "what a pattern within patterns paints"

  private mutating func tile(
    of space: PatternSpace,
    _ key: PaintReferences.ServerKey,
    _ outer: PaintingPlace
  ) -> PatternTile? {
    if let doubt = doubt(ofServer: space.chain, key.group) {
      return PatternTile(colors: [], doubt: doubt)
    }
    guard let holder = space.chain.first(where: { !$0.isEmpty }), let turn = space.turn else {
      return nil
    }
    let box: Box?
    switch space.tile(basis(of: outer), filling: key.object) {
    case .none: return nil
    case .box(let tile): box = tile
    case .unknown: box = nil
    }
    var drawing = PatternDrawing(box)
    var place = outer
    place.transform = .identity
    place.clip = nil
    (place.uses, place.shownRoot) = ([], nil)
    place.styles = styles.groups.map { styles.number(of: holder, in: $0[0]) }
    place.isHidden = place.styles.map { _ in false }
    let part = PatternPart(element: holder, place: place)
    draw(childrenOf: part, key.group, on: &drawing)
    return drawing.tile(turned: isMoved(space.chain, key.group) ? nil : turn)
  }

  /// Something that a pattern holds.
  private struct PatternPart {
    var element: XML.Element
    var place: PaintingPlace
    var opacity = 1.0

    /// Whether it is known where on the tile it is.
    var isPlaced = true
  }

  private mutating func draw(
    childrenOf holder: PatternPart,
    _ group: Int,
    on drawing: inout PatternDrawing
  ) {
    guard holder.place.depth < Bounds.maximumDepth else {
      return drawing.paint(Self.deepPattern)
    }
    for child in holder.element.elements where child.isSVG && painted.contains(child) {
      draw(child, in: holder, group, on: &drawing)
    }
  }

  private mutating func draw(
    _ element: XML.Element,
    in holder: PatternPart,
    _ group: Int,
    on drawing: inout PatternDrawing
  ) {
    guard let place = styled(element, holder.place), !place.isHidden[group] else { return }
    let style = styles.styles[place.styles[group]]
    if let doubt = doubt(of: element, style) { return drawing.paint(doubt) }
    var part = PatternPart(element: element, place: place, opacity: holder.opacity)
    part.opacity *= style.own.opacity
    part.place.depth += 1
    part.isPlaced = holder.isPlaced && !place.isUnknown && style.own.clipPath == .none
    if Self.holders.contains(element.name) {
      if element.name == "svg" { part.isPlaced = false }
      return draw(childrenOf: part, group, on: &drawing)
    }
    if element.name == "use" { return drawUse(part, group, on: &drawing) }
    guard style.visibility == .visible, part.opacity > 0 else { return }
    switch element.name {
    case "image":
      guard element.address != nil, case .unknown(let fact) = Ink.rasterImage else { return }
      drawing.paint(fact)
    case "foreignObject": drawing.paint("what is shown by a document within the image")
    case "text":
      drawing.paint(ink(style.fill, style.fillOpacity * part.opacity, place, group, nil))
    default: drawShape(part, style, group, on: &drawing)
    }
  }

  private mutating func drawUse(
    _ use: PatternPart,
    _ group: Int,
    on drawing: inout PatternDrawing
  ) {
    guard let target = use.element.address.flatMap(file.target), target.isSVG,
      !use.place.uses.contains(use.element.order)
    else { return }
    references.repetitionsInPatterns += 1
    guard references.repetitionsInPatterns < Self.mostRepetitions else {
      return drawing.paint("what a pattern of too many elements paints")
    }
    var inner = use
    inner.place.uses.append(use.element.order)
    inner.place.shownRoot = target.order
    let x = measure(.x, of: use.element, use.place, .horizontal) ?? 0
    let y = measure(.y, of: use.element, use.place, .vertical) ?? 0
    inner.place.transform = inner.place.transform.after(.translation(x, y))
    guard target.name == "symbol" else {
      guard painted.contains(target) else { return }
      return draw(target, in: inner, group, on: &drawing)
    }
    guard let place = styled(target, inner.place) else { return }
    draw(
      childrenOf: PatternPart(
        element: target,
        place: place,
        opacity: inner.opacity,
        isPlaced: false
      ),
      group,
      on: &drawing
    )
  }

  private mutating func drawShape(
    _ part: PatternPart,
    _ style: ComputedStyle,
    _ group: Int,
    on drawing: inout PatternDrawing
  ) {
    guard let shape = shape(of: part.element, part.place) else { return }
    let tracing = Tracing(shape, part.place.transform)
    let isPlaced = part.isPlaced && tracing.shortfall == nil
    for kind in style.paintOrder {
      let region: Region?
      let ink: Ink
      switch kind {
      case .fill:
        guard part.element.name != "line" else { continue }
        ink = self.ink(style.fill, style.fillOpacity * part.opacity, part.place, group, shape)
        region = tracing.fill(style.fillRule)
        if part.isPlaced, isWhole(part.element) {
          drawing.cover(ink)
          continue
        }
      case .stroke:
        let line = stroke(style, of: part.element, part.place)
        guard line.width > 0 else { continue }
        ink = self.ink(style.stroke, style.strokeOpacity * part.opacity, part.place, group, shape)
        region = tracing.stroke(line)
      case .markers:
        if hasMarkers(style) { drawing.paint("the markers of a line") }
        continue
      }
      if isPlaced { drawing.paint(region, ink) } else { drawing.paint(ink) }
    }
  }

  /// Whether an element is a rectangle over whatever the tile is.
  private func isWhole(_ element: XML.Element) -> Bool {
    element.name == "rect" && element["width"] == "100%" && element["height"] == "100%"
      && ["x", "y", "rx", "ry", "transform"].allSatisfy { element[$0] == nil }
  }

  /// Elements that paint nothing but what they hold.
  private static let holders: Set<String> = ["g", "a", "switch", "svg"]

  /// Why it is not known how an element of a pattern looks.
  private func doubt(of element: XML.Element, _ style: ComputedStyle) -> String? {
    if let effect = effect(style.own) { return effect }
    return switch element.name {
    case "use": style.doubtOfWhole
    case _ where Self.holders.contains(element.name): style.doubtOfWhole
    case "text": style.doubtOfText
    default: style.doubtOfShape
    }
  }
}

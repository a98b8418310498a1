internal import A11yModel
internal import CSS
internal import Geometry
internal import Support
internal import XML

// Where what can be operated responds to a pointer (SVG 2, section 15).
extension SVGPainter {
  /// Begins a target where an element is one.
  mutating func enterTarget(_ element: XML.Element, _ place: inout PaintingPlace) {
    guard Self.isTarget(element) else { return }
    targets.append(PaintedTarget(place.use ?? element, in: place.target))
    place.target = targets.count - 1
  }

  private static func isTarget(_ element: XML.Element) -> Bool {
    if element.name == "a", element.address != nil { return true }
    let words = element["role"]?.spacedWords ?? []
    return words.lazy.compactMap(A11yModel.Element.Role.init(word:)).first?.isOperable ?? false
  }

  /// Notes why it is not known where a target responds.
  mutating func doubtTarget(_ place: PaintingPlace, _ reason: String) {
    var next = place.target
    while let target = next {
      targets[target].doubt = targets[target].doubt ?? reason
      next = targets[target].outer
    }
  }

  /// Adds to its target where a shape responds that grows and shrinks.
  mutating func addMoving(_ area: HitArea, _ place: PaintingPlace, _ reason: String) {
    var next = place.target
    while let target = next {
      targets[target].addMoving(area, reason)
      next = targets[target].outer
    }
  }

  private mutating func add(
    _ box: Box,
    _ form: HitArea.Form,
    isEstimated: Bool = false,
    _ place: PaintingPlace
  ) {
    var (box, form) = (box, form)
    if let clip = place.clip, !canvas.clips[clip].box.contains(box) {
      box = box.intersection(canvas.clips[clip].box)
      if form != .rectangle { form = .other }
    }
    var next = place.target
    while let target = next {
      targets[target].add(box, form, isEstimated: isEstimated)
      next = targets[target].outer
    }
  }

  /// Adds to its target where an element responds by itself.
  mutating func addHitArea(of element: XML.Element, _ place: PaintingPlace) {
    let style = style(place)
    if style.own.clipPath != .none {
      doubtTarget(place, "what a clip leaves of it")
    }
    switch element.name {
    case "g", "a", "switch", "svg", "use":
      // Nothing is painted of what it holds, and all of that responds.
      if style.own.opacity <= 0 { doubtTarget(place, "where what is transparent responds") }
    case "text": break
    case "image", "foreignObject":
      guard style.receivesPointers, isVisible(place) else { return }
      let width = measure(.width, of: element, place, .horizontal)
      let height = measure(.height, of: element, place, .vertical)
      guard let width, let height else {
        return doubtTarget(place, "how large the picture in it is")
      }
      let x = measure(.x, of: element, place, .horizontal) ?? 0
      let y = measure(.y, of: element, place, .vertical) ?? 0
      let box = Box(x: x, y: y, width: width, height: height)
      add(place.transform.apply(box), place.transform.keepsAxes ? .rectangle : .other, place)
    default: addShape(element, style, place)
    }
  }

  private mutating func addShape(
    _ element: XML.Element,
    _ style: ComputedStyle,
    _ place: PaintingPlace
  ) {
    let pointers = style.pointers
    guard !pointers.needsVisibility || isVisible(place), let shape = shape(of: element, place)
    else { return }
    let tracing = Tracing(shape, place.transform)
    guard tracing.shortfall == nil else {
      return doubtTarget(place, "the course of a shape with too many or too large numbers")
    }
    let fillResponds = Self.responds(pointers.fill, style.fillPaint) && element.name != "line"
    let inside = fillResponds ? tracing.fill(style.fillRule) : nil
    let edge =
      Self.responds(pointers.stroke, style.strokePaint)
      ? edge(of: tracing, stroke(style, of: element, place)) : nil
    guard let box = [inside?.box, edge].compactMap(\.self).first else { return }
    let form: HitArea.Form = inside == nil ? .other : Self.form(of: shape, inside, place.transform)
    add(edge.map { $0.union(box) } ?? box, form, place)
  }

  /// The box around a line along a shape; corners that jut out are not counted.
  private func edge(of tracing: Tracing, _ line: StrokeStyle) -> Box? {
    guard line.width > 0 else { return nil }
    let scale = line.isNonScaling ? 1 : tracing.transform.meanScale
    return tracing.box.expanded(by: line.width * scale / 2)
  }

  private static func responds(_ extent: PointerEvents.Extent, _ paint: Paint) -> Bool {
    switch extent {
    case .nowhere: false
    case .painted: paint != .none
    case .everywhere: true
    }
  }

  private static func form(
    of shape: Shape,
    _ inside: Region?,
    _ transform: Transform
  ) -> HitArea.Form {
    switch (inside, shape) {
    case (.rectangle?, _): .rectangle
    case (.ellipse?, _): transform.keepsAxes ? .circle : .other
    case (_, .rectangle): transform.keepsAxes ? .rounded : .other
    default: .other
    }
  }

  // MARK: texts

  /// Adds to its target where letters respond.
  mutating func addHitArea(of text: TextBox, _ place: PaintingPlace) {
    guard place.target != nil else { return }
    let style = style(place)
    let isHit =
      Self.responds(style.pointers.fill, style.fillPaint)
      || Self.responds(style.pointers.stroke, style.strokePaint)
    guard isHit, !style.pointers.needsVisibility || isVisible(place) else { return }
    let isUpright = text.area.across.y == 0 && text.area.down.x == 0
    add(text.area.box, isUpright ? .rectangle : .other, isEstimated: true, place)
  }

  /// A target in a line with letters that are not its own is no higher than the line.
  mutating func markInlineTargets(_ spans: [TextSpan], _ owners: [Int?]) {
    guard owners.contains(where: { $0 != nil }) else { return }
    let seen = spans.indices.filter { index in
      spans[index].text.contains { $0.isLetter || $0.isNumber }
    }
    let around = Set(seen.map { owners[$0] })
    guard around.count > 1 else { return }
    for case let target? in around where around.contains(targets[target].outer) {
      targets[target].isInline = true
    }
  }
}

internal import CSS
internal import Geometry
internal import XML

// Transformations (CSS Transforms 1, sections 5 to 8; CSS Transforms 2, section 9).
extension SVGPainter {
  /// How an element is moved, turned and scaled within what is around it.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - place: where it is painted, its own styles among it.
  ///   - isRoot: whether it is the image, which is a box of a page.
  /// - Returns: nil where nobody knows.
  mutating func transform(
    of element: XML.Element,
    _ place: PaintingPlace,
    isRoot: Bool = false
  ) -> Transform? {
    let geometry = styles.styles[place.styles[0]].own.geometry
    if geometry.isEmpty, !isRoot { return transformAttribute(of: element) ?? .identity }
    var steps: [TransformStep] = []
    for property in [StyledGeometry.Property.translate, .rotate, .scale] {
      if case .transform(let own)? = geometry[property] { steps += own }
    }
    if let declared = geometry[.transform] {
      if case .transform(let own) = declared { steps += own }
    } else if let own = transformAttribute(of: element) {
      steps.append(.fixed(own))
    }
    // What only moves an element does so wherever its origin is.
    let shifts = steps.compactMap(\.shift)
    if shifts.count == steps.count {
      let whole = shifts.reduce(Transform.identity) { $0.after($1) }
      return whole.isFinite ? whole : nil
    }
    var origin = isRoot ? TransformOrigin.center : .zero
    if case .origin(let x, let y)? = geometry[.transformOrigin] {
      origin = TransformOrigin(x: x, y: y)
    }
    guard let box = transformBox(of: element, place, geometry, isRoot: isRoot) else { return nil }
    let size = LengthBasis.Extent(width: box.width, height: box.height)
    let x = box.left + origin.x.resolved(by: box.width)
    let y = box.top + origin.y.resolved(by: box.height)
    var whole = Transform.translation(x, y)
    for step in steps { whole = whole.after(step.transform(in: size)) }
    whole = whole.after(.translation(-x, -y))
    return whole.isFinite ? whole : nil
  }

  /// What the attribute says; nil where there is none.
  func transformAttribute(of element: XML.Element) -> Transform? {
    guard let text = transformName.flatMap(element.value) else { return nil }
    // What is no transformation counts as none.
    return (try? Transform(text)) ?? .identity
  }

  /// The place that a transformation is about, within the box that it is relative to.
  private struct TransformOrigin {
    var x: ComputedLength
    var y: ComputedLength

    static let zero = TransformOrigin(x: .zero, y: .zero)

    static let center = TransformOrigin(
      x: ComputedLength(px: 0, percent: 50),
      y: ComputedLength(px: 0, percent: 50)
    )
  }

  /// What a transformation is relative to, in the user space of the element; nil where nobody knows.
  private mutating func transformBox(
    of element: XML.Element,
    _ place: PaintingPlace,
    _ geometry: StyledGeometry,
    isRoot: Bool
  ) -> Box? {
    var kind = TransformBox.viewBox
    if case .box(let declared)? = geometry[.transformBox] { kind = declared }
    // It begins at the origin, wherever the viewBox does.
    let viewport = Box(x: 0, y: 0, width: place.viewport.width, height: place.viewport.height)
    if isRoot || kind == .viewBox { return viewport }
    guard let box = objectBox(of: element, place) else { return nil }
    if kind == .fillBox || kind == .contentBox { return box }
    let style = style(place)
    guard style.strokePaint != .none else { return box }
    // Elsewhere the line juts out where corners are sharp, or belongs to what the element holds.
    guard ["rect", "circle", "ellipse"].contains(element.name), !style.own.hasNonScalingStroke
    else { return nil }
    return box.expanded(by: stroke(style, of: element, place).width / 2)
  }

  /// What lies deeper is not gone through to find a box.
  private static let mostBoxDepth = 64

  /// The box around what an element fills, in its own user space (SVG 2, section 8.10).
  ///
  /// - Returns: nil where nobody knows; of texts only fonts do.
  private mutating func objectBox(of element: XML.Element, _ place: PaintingPlace) -> Box? {
    let key = PaintReferences.BoxKey(
      element: element.order,
      style: place.styles[0],
      viewport: place.viewport
    )
    if let known = references.objectBoxes[key] { return known }
    guard references.boxDepth < Self.mostBoxDepth else {
      references.isBoxTooDeep = true
      return nil
    }
    references.boxDepth += 1
    let box = newObjectBox(of: element, place)
    references.boxDepth -= 1
    // Asked for from further inside, it may be known.
    if !references.isBoxTooDeep { references.objectBoxes[key] = .some(box) }
    if references.boxDepth == 0 { references.isBoxTooDeep = false }
    return box
  }

  private mutating func newObjectBox(of element: XML.Element, _ place: PaintingPlace) -> Box? {
    switch element.name {
    case "g", "a":
      var whole = Box.empty
      for child in element.elements where child.isSVG && painted.contains(child) {
        var inner = place
        inner.depth += 1
        inner.transform = .identity
        guard let placed = styled(child, inner) else { continue }
        guard !placed.isUnknown, let box = objectBox(of: child, placed) else { return nil }
        if !box.isEmpty { whole = whole.union(placed.transform.apply(box)) }
      }
      return whole.isEmpty ? Box(x: 0, y: 0, width: 0, height: 0) : whole
    case "image", "foreignObject":
      guard let width = measure(.width, of: element, place, .horizontal),
        let height = measure(.height, of: element, place, .vertical)
      else { return nil }
      return Box(
        x: measure(.x, of: element, place, .horizontal) ?? 0,
        y: measure(.y, of: element, place, .vertical) ?? 0,
        width: width,
        height: height
      )
    case "text", "use", "svg", "switch": return nil
    default:
      return shape(of: element, place).map { $0.boundingBox(tolerance: 0.01) ?? .empty } ?? .empty
    }
  }
}

internal import A11yModel
internal import CSS
internal import Geometry
internal import XML

// Shapes that animation elements move and size (SVG Animations 2, section 3).
extension SVGPainter {
  /// Where a shape stays, whatever its animations make of it just now.
  ///
  /// - Parameters:
  ///   - element: the shape.
  ///   - place: where it is painted, without its own transformation.
  /// - Returns: nil where nobody knows.
  func course(of element: XML.Element, _ place: PaintingPlace) -> Region? {
    guard let values = styles.course(of: element),
      place.styles.allSatisfy({ isMovedByAttributes($0, values) }),
      var box = extents(of: element, through: values, place)?.box
    else { return nil }
    let style = style(place)
    if style.strokePaint != .none {
      guard style.doubtOfStrokeWidth == nil, !style.own.hasNonScalingStroke else { return nil }
      box = box.expanded(by: stroke(style, of: element, place).width)
    }
    return region(of: box, place.transform.after(transformAttribute(of: element) ?? .identity))
  }

  /// Where a shape responds to a pointer whatever its animations make of it; nil where nobody knows.
  func movingArea(of element: XML.Element, _ place: PaintingPlace) -> HitArea? {
    let style = style(place)
    let own = place.transform.after(transformAttribute(of: element) ?? .identity)
    guard let values = styles.course(of: element),
      place.styles.allSatisfy({ isMovedByAttributes($0, values) }),
      own.keepsAxes, style.strokePaint == .none, style.fillPaint != .none,
      style.own.clipPath == .none, style.receivesPointers, isVisible(place),
      let extents = extents(of: element, through: values, place)
    else { return nil }
    let isRound = element["rx"] != nil || element["ry"] != nil
    let form: HitArea.Form = element.name == "circle" ? .circle : isRound ? .rounded : .rectangle
    if let clip = place.clip, !canvas.clips[clip].box.contains(own.apply(extents.box)) {
      return nil
    }
    let (least, most) = (own.apply(extents.least), own.apply(extents.most))
    var area = HitArea(form, width: most.width, height: most.height)
    let smallest = HitArea(form, width: least.width, height: least.height)
    area.width = least.width...most.width
    area.height = least.height...most.height
    area.square = smallest.square.lowerBound...area.square.upperBound
    area.sure = smallest.sure
    if extents.isStill { (area.x, area.y) = (most.left, most.top) }
    return area
  }

  /// How large a shape is at least and at most, and all that it takes up.
  private struct Extents {
    var box: Box
    var least: Box
    var most: Box

    /// Whether it grows and shrinks where it is.
    var isStill: Bool
  }

  /// Whether no style moves an element besides.
  private func isMovedByAttributes(_ number: Int, _ values: [String: [String]]) -> Bool {
    let style = styles.styles[number]
    let others = StyledGeometry.Property.allCases.filter { values[$0.rawValue] == nil }
    return !style.own.isAnimated && !style.doubts.mayBeAnimated && !style.own.geometry.has(others)
  }

  /// Around all that a shape takes up, with its attributes as they are and as they become.
  private func extents(
    of element: XML.Element,
    through values: [String: [String]],
    _ place: PaintingPlace
  ) -> Extents? {
    func range(_ name: String, _ direction: LengthBasis.Direction) -> ClosedRange<Double>? {
      let texts = [element[name] ?? "0"] + (values[name] ?? [])
      let lengths = texts.compactMap { pixels($0, place, direction) }
      guard lengths.count == texts.count, let least = lengths.min(), let most = lengths.max() else {
        return nil
      }
      return least...most
    }
    let isRound = element.name == "circle"
    guard isRound || element.name == "rect",
      let x = range(isRound ? "cx" : "x", .horizontal),
      let y = range(isRound ? "cy" : "y", .vertical),
      let width = range(isRound ? "r" : "width", isRound ? .diagonal : .horizontal),
      let height = range(isRound ? "r" : "height", isRound ? .diagonal : .vertical)
    else { return nil }
    // A circle lies as far before its place as behind it.
    func box(_ width: Double, _ height: Double, at far: (x: Double, y: Double)) -> Box {
      let (width, height) = (max(width, 0), max(height, 0))
      return Box(
        left: x.lowerBound - (isRound ? width : 0),
        top: y.lowerBound - (isRound ? height : 0),
        right: far.x + width,
        bottom: far.y + height
      )
    }
    let near = (x: x.lowerBound, y: y.lowerBound)
    return Extents(
      box: box(width.upperBound, height.upperBound, at: (x.upperBound, y.upperBound)),
      least: box(width.lowerBound, height.lowerBound, at: near),
      most: box(width.upperBound, height.upperBound, at: near),
      isStill: x.lowerBound == x.upperBound && y.lowerBound == y.upperBound
    )
  }
}

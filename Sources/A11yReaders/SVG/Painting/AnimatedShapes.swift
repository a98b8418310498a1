internal import A11yModel
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
      var box = box(of: element, through: values, place)
    else { return nil }
    let style = style(place)
    if style.strokePaint != .none {
      guard style.doubtOfStrokeWidth == nil, !style.own.hasNonScalingStroke else { return nil }
      box = box.expanded(by: stroke(style, of: element, place).width)
    }
    return region(of: box, place.transform.after(transformAttribute(of: element) ?? .identity))
  }

  /// Whether no style moves an element besides.
  private func isMovedByAttributes(_ number: Int, _ values: [String: [String]]) -> Bool {
    let style = styles.styles[number]
    let others = StyledGeometry.Property.allCases.filter { values[$0.rawValue] == nil }
    return !style.own.isAnimated && !style.doubts.mayBeAnimated && !style.own.geometry.has(others)
  }

  /// Around all that a shape takes up, with its attributes as they are and as they become.
  private func box(
    of element: XML.Element,
    through values: [String: [String]],
    _ place: PaintingPlace
  ) -> Box? {
    func range(
      _ name: String,
      _ direction: LengthBasis.Direction
    ) -> ClosedRange<Double>? {
      let texts = [element[name] ?? "0"] + (values[name] ?? [])
      let lengths = texts.compactMap { pixels($0, place, direction) }
      guard lengths.count == texts.count, let least = lengths.min(), let most = lengths.max() else {
        return nil
      }
      return least...most
    }
    switch element.name {
    case "rect":
      guard let x = range("x", .horizontal), let y = range("y", .vertical),
        let width = range("width", .horizontal), let height = range("height", .vertical)
      else { return nil }
      return Box(
        left: x.lowerBound,
        top: y.lowerBound,
        right: x.upperBound + max(width.upperBound, 0),
        bottom: y.upperBound + max(height.upperBound, 0)
      )
    case "circle":
      guard let x = range("cx", .horizontal), let y = range("cy", .vertical),
        let radius = range("r", .diagonal)
      else { return nil }
      return Box(
        left: x.lowerBound,
        top: y.lowerBound,
        right: x.upperBound,
        bottom: y.upperBound
      ).expanded(by: max(radius.upperBound, 0))
    default: return nil
    }
  }
}

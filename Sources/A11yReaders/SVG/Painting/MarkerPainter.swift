internal import A11yModel
internal import XML

// Markers (SVG 2, section 11.6).
extension SVGPainter {
  /// The markers at the beginning, on the corners and at the end of a line, those that are there.
  private func markers(of style: ComputedStyle) -> [XML.Element] {
    let references = (style.markerStart, style.markerMid, style.markerEnd)
    guard references != (.none, .none, .none) else { return [] }
    return [references.0, references.1, references.2].compactMap { reference in
      guard case .address(let address) = reference, let marker = file.target(of: address),
        marker.name == "marker"
      else { return nil }
      return marker
    }
  }

  /// Whether any marker stands on the lines of a style.
  func hasMarkers(_ style: ComputedStyle) -> Bool { !markers(of: style).isEmpty }

  /// What tells the form of the markers on the corners of a line, however they are painted; nil
  /// where there are none.
  ///
  /// Arrows stand at its ends alone, and tell where it goes.
  func markerForm(_ style: ComputedStyle) -> String? {
    guard case .address(let address) = style.markerMid, let marker = file.target(of: address),
      marker.name == "marker"
    else { return nil }
    let shapes = marker.elements.filter { $0.isSVG }.map { shape in
      let geometry = shape.attributes.filter { Self.geometry.contains($0.name) }
        .map { "\($0.name)=\($0.value.prefix(200))" }
      return ([shape.name] + geometry.sorted()).joined(separator: " ")
    }
    return shapes.isEmpty ? nil : shapes.prefix(8).joined(separator: "; ")
  }

  /// The attributes that give a shape its form.
  private static let geometry: Set<String> = [
    "d", "points", "r", "rx", "ry", "width", "height", "x1", "y1", "x2", "y2", "transform",
  ]

  /// Covers the line that markers stand on: what they look like is not read.
  mutating func paintMarkers(
    _ tracing: Tracing,
    _ style: ComputedStyle,
    _ place: PaintingPlace
  ) {
    var reach = 0.0
    for marker in markers(of: style) {
      let width = length("markerWidth", of: marker, place, .horizontal) ?? 3
      let height = length("markerHeight", of: marker, place, .vertical) ?? 3
      let isScaled = marker["markerUnits"] != "userSpaceOnUse"
      let diagonal = place.viewport.extent(along: .diagonal)
      let unit = isScaled ? style.strokeWidth.resolved(by: diagonal) : 1
      reach = max(reach, max(width, height) * unit)
    }
    guard reach > 0 else { return }
    var line = StrokeStyle()
    line.width = reach * 2
    line.cap = .round
    line.join = .round
    canvas.paint(
      tracing.stroke(line),
      ink: canvas.add(.unknown("the markers of a line")),
      clip: place.clip
    )
  }
}

internal import A11yModel
internal import CSS
internal import Geometry
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
  mutating func paintMarkers(_ tracing: Tracing, _ place: PaintingPlace) {
    var reach = 0.0
    for number in Set(place.styles) {
      let style = styles.styles[number]
      if let doubt = style.doubtOfMarkers { return paintAnywhere(doubt, place) }
      for marker in markers(of: style) {
        let isScaled = marker["markerUnits"] != "userSpaceOnUse"
        let diagonal = place.viewport.extent(along: .diagonal)
        let unit = isScaled ? style.strokeWidth.resolved(by: diagonal) : 1
        switch self.reach(of: marker, place) {
        case .known(let own): reach = max(reach, own * unit)
        case .absent: continue
        case .unknown(let reason), .partial(_, let reason): return paintAnywhere(reason, place)
        }
      }
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

  /// How far from its place a marker reaches, in its own units; absent where it paints nothing.
  private mutating func reach(of marker: XML.Element, _ outer: PaintingPlace) -> Fact<Double> {
    if let known = references.markerReaches[marker.order] { return known }
    var place = outer
    (place.uses, place.shownRoot) = ([], nil)
    place.styles = styles.groups.map { styles.number(of: marker, in: $0[0]) }
    place.isHidden = place.styles.map { _ in false }
    // It may stand on lines of its own.
    let inMarkers = Fact<Double>.unknown("the markers of markers")
    guard references.openMarkers < Self.mostOpenMarkers else { return inMarkers }
    references.markerReaches[marker.order] = inMarkers
    references.openMarkers += 1
    let reach = newReach(of: marker, place)
    references.openMarkers -= 1
    references.markerReaches[marker.order] = reach
    return reach
  }

  private mutating func newReach(of marker: XML.Element, _ place: PaintingPlace) -> Fact<Double> {
    for number in place.styles {
      if let doubt = styles.styles[number].doubtOfPlace { return .unknown(doubt) }
    }
    let width = length("markerWidth", of: marker, place, .horizontal) ?? 3
    let height = length("markerHeight", of: marker, place, .vertical) ?? 3
    guard width > 0, height > 0 else { return .absent }
    let size = LengthBasis.Extent(width: width, height: height)
    var inner = place
    inner.transform = .identity
    inner.clip = nil
    guard enter(Viewport(size: size, origin: .zero, of: marker), &inner) else { return .absent }
    var box = Box(x: 0, y: 0, width: width, height: height)
    switch overflow(place) {
    case .cut: break
    case .doubted(let reason): return .unknown(reason)
    case .shown: box = box.union(extent(of: marker, inner))
    }
    func reference(_ name: String, _ direction: LengthBasis.Direction) -> Double? {
      marker[name] == nil ? 0 : length(name, of: marker, inner, direction)
    }
    // The words for its sides and its middle are places within it.
    guard let x = reference("refX", .horizontal), let y = reference("refY", .vertical) else {
      return .known(Point(box.width, box.height).length)
    }
    let origin = inner.transform.apply(Point(x, y))
    return .known(box.corners.map { ($0 - origin).length }.max() ?? 0)
  }

  private static let mostOpenMarkers = 4

  /// Where something is whose place is not known.
  private static let anywhere = Box(left: -1e5, top: -1e5, right: 1e5, bottom: 1e5)

  /// The box around all that an element holds.
  private mutating func extent(of holder: XML.Element, _ place: PaintingPlace) -> Box {
    var other = self
    other.canvas = Canvas(appearances: styles.groups.count)
    other.references = PaintReferences()
    other.references.markerReaches = references.markerReaches
    other.references.openMarkers = references.openMarkers
    (other.texts, other.shapes, other.targets, other.lost) = ([], [], [], [])
    var place = place
    let region = Region.rectangle(Self.anywhere)
    place.clip = other.canvas.addClip([Canvas.Clip.Shape(region: region, clip: nil)])
    other.paintChildren(of: holder, place)
    references.markerReaches = other.references.markerReaches
    let boxes = other.canvas.layers.map(\.box).filter { !$0.isEmpty } + other.texts.map(\.area.box)
    return boxes.reduce(.empty) { $0.union($1) }
  }
}

internal import A11yModel
internal import Geometry
internal import SVGPainting

extension [A11yModel.Element] {
  /// Says of what is hidden and draws nothing but gridlines that it does, whatever it is called: who
  /// sees it sees no name.
  mutating func tellGridlines(of painter: SVGPainter) {
    var drawn: [Int: DrawnLines] = [:]
    var end = 0
    for index in indices {
      if self[index].isHidden { end = Swift.max(end, self[index].end, index + 1) }
      guard index < end, self[index].label.value != nil else { continue }
      drawn[self[index].source] = DrawnLines()
    }
    guard !drawn.isEmpty else { return }
    let (file, holders) = (painter.file, Set(drawn.keys))
    func forEachHolder(of source: Int, _ body: (Int) -> Void) {
      var next = file.holder(of: source, among: holders)
      while let holder = next {
        body(holder)
        next = file.sources[holder].parent.flatMap { file.holder(of: $0, among: holders) }
      }
    }
    for shape in painter.shapes {
      let lines = shape.straightLines(on: painter.canvas)
      forEachHolder(of: file.source(of: shape.owner)) { drawn[$0]?.add(lines) }
    }
    let texts = painter.texts.map(\.element) + painter.lost.map(\.element)
    for text in texts {
      forEachHolder(of: file.source(of: text)) { drawn[$0]?.add(nil) }
    }
    for index in indices where drawn[self[index].source]?.areGridlines ?? false {
      self[index].kind = .gridline
    }
  }
}

/// The straight lines that something draws.
private struct DrawnLines {
  private var level: [Box] = []
  private var upright: [Box] = []

  /// Whether it draws anything else.
  private var hasMore = false

  /// With fewer, each may say something of its own.
  private static let least = 3

  /// Pixels.
  private static let tolerance = 1.0

  /// - Parameter lines: the boxes of level and upright ones; nil for anything else.
  mutating func add(_ lines: [Box]?) {
    if lines == nil { hasMore = true }
    for line in lines ?? [] {
      if line.width > line.height { level.append(line) } else { upright.append(line) }
    }
  }

  /// Whether they run side by side from one place to another.
  var areGridlines: Bool {
    !hasMore && Swift.max(level.count, upright.count) >= Self.least
      && Self.areAlike(level.map { ($0.left, $0.right) })
      && Self.areAlike(upright.map { ($0.top, $0.bottom) })
  }

  private static func areAlike(_ ends: [(Double, Double)]) -> Bool {
    guard let first = ends.first else { return true }
    return ends.allSatisfy { end in
      abs(end.0 - first.0) < tolerance && abs(end.1 - first.1) < tolerance
    }
  }
}

extension PlacedShape {
  /// The boxes of the level and upright lines that it is; nil where it is anything else.
  fileprivate func straightLines(on canvas: Canvas) -> [Box]? {
    guard let stroke, case .stroke(let line)? = canvas.layers[stroke].region,
      line.toContours == nil
    else { return nil }
    // What lies on one line has no inside, whatever fills it.
    let boxes = line.contours.boxes
    return boxes.allSatisfy { Swift.min($0.width, $0.height) < 0.5 } ? boxes : nil
  }
}

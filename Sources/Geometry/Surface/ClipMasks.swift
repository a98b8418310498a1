extension Samples {
  /// Those that a clip leaves.
  ///
  /// - Parameters:
  ///   - clip: a clip of the canvas.
  ///   - canvas: where it is.
  ///   - neglected: a share that counts for nothing.
  ///   - effort: what this takes of it.
  /// - Returns: nil where hardly any is left.
  package func cut(
    by clip: Int,
    in canvas: Canvas,
    neglecting neglected: Double,
    _ effort: inout Effort
  ) -> Samples? {
    var masks = ClipMasks(self, canvas)
    let left = masks.mask(of: clip)
    effort.spend(masks.steps)
    guard Double(left.count) > Double(points.count) * neglected else { return nil }
    return left.count == points.count ? self : Samples(left.map { points[$0] })
  }

  /// Those that a region paints, of some of them.
  ///
  /// - Parameters:
  ///   - region: what is painted.
  ///   - reach: a box around what is seen of it.
  ///   - candidates: those that are asked about.
  ///   - steps: gets how much was looked at.
  /// - Returns: some of those.
  func mask(
    of region: Region,
    _ reach: Box,
    among candidates: SampleMask,
    _ steps: inout Int
  ) -> SampleMask {
    if case .rectangle(let rectangle) = region, rectangle.contains(box) { return candidates }
    var mask = SampleMask.none
    let near = candidates.intersection(self.mask(from: reach.left, to: reach.right))
    guard !near.isEmpty else { return mask }
    if case .stroke(let stroke) = region, !stroke.mayPaint(within: box) { return mask }
    for index in near where region.contains(points[index], &steps) { mask.insert(index) }
    return mask
  }
}

/// The samples within clips, each clip looked at once.
struct ClipMasks {
  let all: SampleMask
  private let samples: Samples
  private let canvas: Canvas
  private var known: [Int: SampleMask] = [:]

  /// How much was looked at.
  private(set) var steps = 0

  init(_ samples: Samples, _ canvas: Canvas) {
    (self.samples, self.canvas) = (samples, canvas)
    all = .first(samples.points.count)
  }

  mutating func mask(of clip: Int) -> SampleMask {
    if let mask = known[clip] { return mask }
    let outer = canvas.clips[clip].parent.map { self.mask(of: $0) } ?? all
    var mask = SampleMask.none
    for shape in canvas.clips[clip].shapes {
      let own = shape.clip.map { self.mask(of: $0) } ?? all
      let candidates = outer.intersection(own).subtracting(mask)
      let part = samples.mask(of: shape.region, shape.region.box, among: candidates, &steps)
      mask = mask.union(part)
    }
    known[clip] = mask
    return mask
  }
}

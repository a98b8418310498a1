/// Which layers paint which samples.
struct Coverage: Sendable {
  let samples: Samples

  /// In painting order, each with the samples it paints.
  private(set) var layers: [(number: Int, mask: SampleMask)] = []

  /// The samples that the same layers paint in the same way, so that one of them stands for all.
  private(set) var classes: [SampleMask]

  /// What keeps it from being known; the phrase names the missing fact.
  private(set) var obstacle: String?

  /// The missing fact where the samples have no place.
  static let nowhere = "where it lies"

  /// More layers than this near one text are not looked at one by one.
  private static let mostLayers = 1 << 17

  /// What all layers before one paint of the samples, as far as it can be seen.
  ///
  /// - Parameters:
  ///   - samples: on the device.
  ///   - end: the number of the first layer that does not count.
  ///   - canvas: where they are painted.
  ///   - grid: where those that count are found; nil for all.
  init(
    of samples: Samples,
    before end: Int,
    in canvas: Canvas,
    by grid: LayerGrid? = nil
  ) {
    self.samples = samples
    classes = [.first(samples.points.count)]
    guard samples.box.isFinite else {
      obstacle = Self.nowhere
      return
    }
    var numbers: [Int] = []
    var looked = 0
    (grid ?? canvas.grid).forEach(near: samples.box) { number in
      looked += 1
      let layer = canvas.layers[number]
      if number < end, layer.box.intersects(samples.box) { numbers.append(number) }
      return looked < Self.mostLayers
    }
    guard looked < Self.mostLayers else {
      obstacle = Deposit.tooMany
      return
    }
    numbers.sort(by: >)
    var clips = ClipMasks(samples, canvas)
    var open = clips.all
    for number in numbers {
      let layer = canvas.layers[number]
      guard let region = layer.region else { continue }
      var mask = layer.clip.map { clips.mask(of: $0) } ?? clips.all
      mask = samples.mask(of: region, layer.box, among: mask.intersection(open))
      guard !mask.isEmpty else { continue }
      layers.append((number, mask))
      // What is painted over outside all groups is not seen.
      guard layer.group == nil, canvas.inks.opaque[layer.ink] else { continue }
      open = open.subtracting(mask)
      if open.isEmpty { break }
    }
    layers.reverse()
    for layer in layers where classes.count < samples.points.count {
      divide(by: layer.mask, isWhole: !canvas.inks.varies[canvas.layers[layer.number].ink])
    }
  }

  /// Parts what lies within a mask from what does not, and each sample within where they differ.
  private mutating func divide(by mask: SampleMask, isWhole: Bool) {
    for index in classes.indices {
      let inside = classes[index].intersection(mask)
      if inside.isEmpty || isWhole && inside == classes[index] { continue }
      let outside = classes[index].subtracting(mask)
      guard !isWhole else {
        classes[index] = outside
        classes.append(inside)
        continue
      }
      var parts = inside.map { SampleMask.only($0) }
      classes[index] = outside.isEmpty ? parts.removeLast() : outside
      classes += parts
    }
  }
}

extension Samples {
  /// Those that a region paints, of some of them.
  ///
  /// - Parameters:
  ///   - region: what is painted.
  ///   - reach: a box around what is seen of it.
  ///   - candidates: those that are asked about.
  /// - Returns: some of those.
  fileprivate func mask(
    of region: Region,
    _ reach: Box,
    among candidates: SampleMask
  ) -> SampleMask {
    if case .rectangle(let rectangle) = region, rectangle.contains(box) { return candidates }
    var mask = SampleMask.none
    for index in candidates.intersection(self.mask(from: reach.left, to: reach.right))
    where region.contains(points[index]) { mask.insert(index) }
    return mask
  }
}

/// The samples within clips, each clip looked at once.
private struct ClipMasks {
  let all: SampleMask
  private let samples: Samples
  private let canvas: Canvas
  private var known: [Int: SampleMask] = [:]

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
      mask = mask.union(samples.mask(of: shape.region, shape.region.box, among: candidates))
    }
    known[clip] = mask
    return mask
  }
}

/// Which layers paint which samples.
package struct Coverage: Sendable {
  let samples: Samples

  /// In painting order, each with the samples it paints.
  package private(set) var layers: [(number: Int, mask: SampleMask)] = []

  /// The samples that the same layers paint in the same way, so that one of them stands for all.
  private(set) var classes: [SampleMask]

  /// What keeps it from being known; the phrase names the missing fact.
  private(set) var obstacle: String?

  /// The missing fact where the samples have no place.
  static let nowhere = "where it lies"

  /// How many layers were looked at.
  private var looked = 0

  /// How much was looked at, as an effort counts it.
  package private(set) var steps = 0

  /// More layers than this near one text are not looked at one by one.
  private static let mostLayers = 1 << 17

  /// What all layers before one paint of the samples, as far as it can be seen.
  ///
  /// - Parameters:
  ///   - samples: on the device.
  ///   - end: the number of the first layer that does not count.
  ///   - canvas: where they are painted.
  ///   - grid: where those that count are found; nil for all.
  ///   - counts: which of those do.
  package init(
    of samples: Samples,
    before end: Int,
    in canvas: Canvas,
    by grid: LayerGrid? = nil,
    where counts: (Int) -> Bool = { _ in true }
  ) {
    self.samples = samples
    classes = [.first(samples.points.count)]
    guard samples.box.isFinite else {
      obstacle = Self.nowhere
      return
    }
    var numbers: [Int] = []
    (grid ?? canvas.grid).forEach(near: samples.box) { number in
      looked += 1
      let layer = canvas.layers[number]
      if number < end, layer.box.intersects(samples.box), counts(number) { numbers.append(number) }
      return looked < Self.mostLayers
    }
    guard looked < Self.mostLayers else {
      obstacle = Deposit.tooMany
      return
    }
    steps += looked * Self.stepsOfLooking
    numbers.sort(by: >)
    var clips = ClipMasks(samples, canvas)
    var open = clips.all
    for number in numbers {
      let layer = canvas.layers[number]
      guard let region = layer.region else { continue }
      var mask = layer.clip.map { clips.mask(of: $0) } ?? clips.all
      mask = samples.mask(of: region, layer.box, among: mask.intersection(open), &steps)
      guard !mask.isEmpty else { continue }
      layers.append((number, mask))
      // What is painted over outside all groups is not seen.
      guard layer.group == nil, canvas.inks.opaque[layer.ink] else { continue }
      open = open.subtracting(mask)
      if open.isEmpty { break }
    }
    steps += clips.steps
    layers.reverse()
    for layer in layers where classes.count < samples.points.count {
      steps += classes.count
      divide(by: layer.mask, isWhole: !canvas.inks.varies[canvas.layers[layer.number].ink])
    }
    steps += stepsOfPainting(on: canvas)
  }

  /// How much is painted for it in all appearances: at most each class by each layer, and once more
  /// for each group that is opened.
  private func stepsOfPainting(on canvas: Canvas) -> Int {
    var steps = 0
    var group: Int?
    for layer in layers {
      let shown = canvas.layers[layer.number]
      let gradient = canvas.inks.varies[shown.ink] ? Self.stepsOfGradient : 1
      steps += Self.stepsOfLayer + min(classes.count, layer.mask.count) * gradient
      guard let own = shown.group, own != group else { continue }
      steps += (Self.stepsOfLayer + classes.count) * canvas.groups[own].depth
      group = own
    }
    return steps * canvas.inks.count
  }

  /// What a layer that is looked at counts for, one that paints or a group, whatever it paints, and the
  /// colour of a gradient at a point.
  private static let (stepsOfLooking, stepsOfLayer, stepsOfGradient) = (4, 64, 16)

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

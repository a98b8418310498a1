internal import A11yModel
internal import Geometry
internal import Language

/// What marks are drawn as: how far bars reach, what slices sweep, and where marks stand along an axis that
/// measures them.
struct DrawnValues {
  /// The labels of axes along which nothing is measured.
  let labels: [Int]

  private let draft: ChartDraft
  private let scene: ChartScene
  private let places: MarkPlaces

  /// The axis that measures the marks; nil where there is none that can be read.
  private let axis: MeasuredAxis?

  /// Whether that stands upright, and the one along which the marks follow one another.
  private let isUpright: Bool
  private let isWhole: Bool

  private static let mostLabels = 500

  /// What rounding to whole pixels may move, and the share of a value that a mark may be off.
  private static let tolerance = (pixels: 2.5, share: 0.05)

  /// - Parameters:
  ///   - draft: what each node is.
  ///   - form: how the marks are drawn.
  ///   - bars: the marks, where they are bars.
  ///   - places: where they stand, and how large they are.
  init(_ draft: ChartDraft, _ form: Chart.Form?, _ bars: BarFinder.Bars?, _ places: MarkPlaces) {
    (self.draft, scene, self.places) = (draft, draft.scene, places)
    isUpright = bars?.isUpright ?? true
    isWhole = form?.isWhole ?? false
    let isStacked = bars?.isStacked ?? false
    axis = isWhole || isStacked || draft.isPolar ? nil : MeasuredAxis(isUpright ? .y : .x, draft)
    let others = draft.ticks(isUpright ? .x : .y)
    labels = others.filter { draft.scene[$0].isSeen }.prefix(Self.mostLabels).map(\.self)
  }

  /// The label that stands at a mark along the axis that does not measure it; nil where none is at its
  /// middle.
  func label(of mark: Int) -> Int? {
    let box = scene[mark].box
    let (low, high) = isUpright ? (box.left, box.right) : (box.top, box.bottom)
    let own = labels.filter { label in
      let place = draft.place(ofTick: label, isUpright ? .x : .y)
      return place >= low && place <= high
    }
    return own.count == 1 ? own[0] : nil
  }

  /// Where a mark ends along the axis, in pixels.
  private func end(of mark: Int) -> Double {
    let box = scene[mark].box
    guard let extent = places.extents[mark] else { return isUpright ? box.center.y : box.center.x }
    return isUpright ? extent < 0 ? box.bottom : box.top : extent < 0 ? box.left : box.right
  }

  /// What an axis or the other marks say of the values that texts tell of marks.
  ///
  /// - Parameter told: values, by the nodes of the marks.
  /// - Returns: them, and of those that the axis contradicts what it says; nil where most are not drawn so,
  ///   or nobody can tell.
  func truth(of told: [Int: TextValue]) -> [Int: TextValue]? {
    if let axis { return truth(of: told, along: axis) }
    let sizes = places.extents.mapValues(\.magnitude)
    let ratios = told.compactMap { mark, value -> Double? in
      guard value.number != 0, let size = sizes[mark] else { return nil }
      return size / value.number.magnitude
    }.sorted()
    guard ratios.count > 1, ratios.count * 3 >= told.count * 2 else { return nil }
    var ratio = ratios[ratios.count / 2]
    if isWhole, told.values.allSatisfy({ $0.share != nil }) { ratio = 3.6 }
    let agreeing = told.count { mark, value in
      sizes[mark].map { agrees($0, value, ratio, value.number.magnitude) } ?? false
    }
    return agreeing > 1 && agreeing * 3 >= told.count * 2 ? told : nil
  }

  private func truth(of told: [Int: TextValue], along axis: MeasuredAxis) -> [Int: TextValue]? {
    guard axis.slope != 0 else { return nil }
    func agrees(_ mark: Int, _ value: TextValue, in scale: Double) -> Bool {
      let drawn = axis.number(at: end(of: mark)) * scale
      return abs(drawn - value.number)
        <= max(Self.tolerance.pixels * abs(axis.slope) * scale, value.tolerance)
    }
    // Names may count in thousands what the axis counts in millions.
    let scale = [1, 1e3, 1e6, 1e9, 1e-3, 1e-6, 1e-9].max { one, other in
      told.count { agrees($0.key, $0.value, in: one) }
        < told.count { agrees($0.key, $0.value, in: other) }
    }
    guard let scale, case let right = told.count(where: { agrees($0.key, $0.value, in: scale) }),
      right * 2 >= told.count
    else { return nil }
    var truth = told
    for (mark, value) in told where !agrees(mark, value, in: scale) {
      truth[mark]?.numbers = [Self.rounded(axis.number(at: end(of: mark)) * scale)]
    }
    return truth
  }

  private func agrees(
    _ size: Double,
    _ value: TextValue,
    _ ratio: Double,
    _ number: Double
  ) -> Bool {
    let off = ratio * max(value.tolerance, number * Self.tolerance.share)
    return abs(size - ratio * number) <= max(Self.tolerance.pixels, off)
  }

  /// A value that is read off, to two digits.
  private static func rounded(_ value: Double) -> Double {
    guard value != 0, value.isFinite else { return 0 }
    var unit = 1.0
    while abs(value) >= 100 * unit { unit *= 10 }
    while abs(value) < 10 * unit, unit > 1e-9 { unit /= 10 }
    return (value / unit).rounded() * unit
  }
}

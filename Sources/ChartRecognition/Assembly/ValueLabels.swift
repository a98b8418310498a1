internal import A11yModel
internal import Geometry
internal import Language

/// The texts that stand beside bars and slices and say their values, with or without words: numbers in
/// the proportions of the marks, each at its own.
struct ValueLabels {
  /// By the nodes of the marks.
  private(set) var texts: [Int: [Int]] = [:]

  /// The values that the first of these say, by the nodes of the marks.
  private(set) var values: [Int: TextValue] = [:]

  private let scene: ChartScene

  private static let (mostTexts, mostBars) = (500, 500)

  /// Em that a text may stand from its mark.
  private static let aside = 1.5

  /// The share of a value that a mark may be off, whose edges are drawn on whole pixels.
  private static let tolerance = 0.05

  /// - Parameters:
  ///   - draft: what each node is.
  ///   - form: how the marks are drawn.
  ///   - bars: the bars among them; nil where there are none.
  ///   - places: how large the marks are.
  init(
    _ draft: ChartDraft,
    _ form: Chart.Form?,
    _ bars: BarFinder.Bars?,
    _ places: MarkPlaces
  ) {
    scene = draft.scene
    let texts = Self.texts(draft)
    guard !texts.isEmpty else { return }
    var owned: [(text: Int, mark: Int)] = []
    var sizes = places.extents.mapValues(abs)
    if form?.isWhole ?? false {
      owned = Self.owned(texts, bySlicesOf: draft)
    } else if form == .bar, let bars, bars.nodes.count <= Self.mostBars {
      owned = texts.compactMap { text in
        bar(at: text, bars, isTick: draft.parts[text]?.role == .tick).map { (text, $0) }
      }
      for bar in bars.nodes where bars.isStacked {
        sizes[bar] = bars.isUpright ? scene[bar].box.height : scene[bar].box.width
      }
    }
    keep(owned, sizes, isWhole: form?.isWhole ?? false)
  }

  /// Those that hold a number and may stand at a mark; of ticks, those that hold words besides.
  private static func texts(_ draft: ChartDraft) -> [Int] {
    let scene = draft.scene
    let texts = scene.nodes.indices.lazy.filter { index in
      guard scene[index].isText, scene[index].isSeen, !scene[index].isTurned,
        let words = scene[index].text.value, words.contains(where: \.isNumber)
      else { return false }
      switch draft.parts[index]?.role {
      case nil, .anyTitle, .subtitle, .aid, .value: return true
      case .tick: return words.contains(where: \.isLetter)
      default: return false
      }
    }
    return Array(texts.prefix(mostTexts))
  }

  // MARK: where they stand

  /// The texts that stand at one slice, nearer than at any other, or from which a line leads to it.
  private static func owned(
    _ texts: [Int],
    bySlicesOf draft: ChartDraft
  ) -> [(text: Int, mark: Int)] {
    let marks = draft.nodes(.mark)
    let slices = marks.map { mark in
      var series = SeriesAssembly.Series()
      series.marks = [mark]
      return series
    }
    let shown = ShownSeries(slices, areSlices: true, draft.scene)
    guard slices.count <= ShownSeries.most else { return [] }
    let leaders = LeaderLines(draft)
    return texts.compactMap { text in
      let (box, size) = (draft.scene[text].box, max(draft.scene[text].fontSize, 6))
      func nearest(to box: Box, within reach: Double) -> Int? {
        let near = slices.indices.filter { shown.isNearest($0, to: box, within: reach) }
        return near.count == 1 ? near[0] : nil
      }
      let place =
        leaders.end(from: box, within: size * aside)
        .flatMap { nearest(to: Box(around: [$0]), within: size) }
        ?? nearest(to: box, within: size * aside)
      return place.map { (text, marks[$0]) }
    }
  }

  /// The one bar that a text stands in or at an end of; a tick stands at the foot.
  private func bar(at text: Int, _ bars: BarFinder.Bars, isTick: Bool) -> Int? {
    let (box, reach) = (scene[text].box, max(scene[text].fontSize, 6) * Self.aside)
    func gap(_ bar: Int) -> Double? {
      let own = scene[bar].box
      let center = bars.isUpright ? box.center.x : box.center.y
      let across = bars.isUpright ? own.left...own.right : own.top...own.bottom
      let gap =
        bars.isUpright
        ? max(own.top - box.bottom, box.top - own.bottom)
        : max(own.left - box.right, box.left - own.right)
      return across.contains(center) && gap <= reach ? gap : nil
    }
    let near = bars.nodes.compactMap { bar in gap(bar).map { (bar: bar, gap: max($0, 0)) } }
    let inside = near.filter { scene[$0.bar].box.contains(box.center) }
    if inside.count == 1, !isTick { return inside[0].bar }
    guard let least = near.map(\.gap).min() else { return nil }
    let nearest = near.filter { $0.gap == least }
    return nearest.count == 1 ? nearest[0].bar : nil
  }

  // MARK: what they say

  /// Keeps the texts that hold the value of their mark: all values are as many times its size.
  private mutating func keep(
    _ owned: [(text: Int, mark: Int)],
    _ sizes: [Int: Double],
    isWhole: Bool
  ) {
    let measured = owned.compactMap { text, mark -> Measured? in
      guard let size = sizes[mark], let words = scene[text].text.value else { return nil }
      let values = TextTokens(words, scene.language).values
      return Measured(text: text, mark: mark, size: size, values: values)
    }
    guard let largest = measured.max(by: { $0.size < $1.size }), largest.size > 0 else { return }
    var scales = measured.filter { $0.mark == largest.mark }
      .flatMap { $0.values.map { $0.number / largest.size } }
    // The slices of a pie are shares of the whole.
    if isWhole { scales.append(100.0 / 360) }
    let fitting = scales.prefix(Self.mostScales).map { scale in
      measured.compactMap { $0.fitting(scale, within: Self.tolerance) }
    }
    guard let best = fitting.max(by: { $0.count < $1.count }),
      Set(best.map(\.mark)).count > 1
    else { return }
    for one in best {
      texts[one.mark, default: []].append(one.text)
      values[one.mark] = values[one.mark] ?? one.value
    }
  }

  private static let mostScales = 16

  /// A text with its numbers, and how large its mark is.
  private struct Measured {
    var text: Int
    var mark: Int
    var size: Double
    var values: [TextValue]

    /// The one that fits.
    var value: TextValue?

    /// Itself with the value that has the proportion of the mark; nil where none has.
    func fitting(_ scale: Double, within tolerance: Double) -> Measured? {
      let wanted = (size * scale).magnitude
      let value = values.first { value in
        value.numbers.contains {
          abs($0.magnitude - wanted) <= wanted * tolerance + value.tolerance
        }
      }
      guard let value else { return nil }
      var fitting = self
      fitting.value = value
      return fitting
    }
  }
}

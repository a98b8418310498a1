internal import A11yModel
internal import ChartWords
internal import Geometry

/// Finds the titles that no name tells: that of the chart above all else, those of the axes beside
/// their ticks.
struct TitleFinder {
  private let scene: ChartScene
  private var draft: ChartDraft

  /// Around all marks, lines and ticks.
  private let plot: Box

  /// What may be a title.
  private let texts: [Int]

  private static let maximum = 2000

  /// Of the size of the ticks of an axis, the least of its title.
  private static let leastTitle = 0.85

  static func find(_ draft: inout ChartDraft) {
    guard var finder = TitleFinder(draft) else { return }
    let areAxesTitled = !draft.nodes(.axisTitle).isEmpty
    if !areAxesTitled { finder.findInAxes() }
    finder.findHeads()
    finder.findTitle()
    finder.findYear()
    if !areAxesTitled { finder.findBesideAxes() }
    draft = finder.draft
  }

  /// Nil where there is nothing to have a title.
  private init?(_ draft: ChartDraft) {
    let scene = draft.scene
    let core = draft.parts.indices.filter { index in
      switch draft.parts[index]?.role {
      case .mark, .line, .tick: scene[index].isSeen
      default: false
      }
    }
    guard !core.isEmpty else { return nil }
    (self.scene, self.draft) = (scene, draft)
    plot = scene.box(around: core)
    // A number by itself is a value, or a tick of another scale.
    texts = draft.free([.text, .outlines]).prefix(Self.maximum).filter { text in
      scene[text].number == nil
    }
  }

  private var free: [Int] { texts.filter { draft.parts[$0] == nil } }

  // MARK: titles of axes

  /// A text that a group holds with all ticks of an axis, and with no marks, is the title of that
  /// axis.
  private mutating func findInAxes() {
    let data = draft.nodes(.mark) + draft.nodes(.line)
    for axis in [Chart.Axis.x, .y] {
      let ticks = draft.ticks(axis)
      guard let first = ticks.first, let last = ticks.last, first != last,
        let holder = scene.ancestors(of: first).first(where: { scene.lies(last, in: $0) }),
        !data.contains(where: { scene.lies($0, in: holder) }),
        draft.nodes(.tick).allSatisfy({
          draft.parts[$0]?.axis == axis || !scene.lies($0, in: holder)
        })
      else { continue }
      let own = free.filter { scene.lies($0, in: holder) }
      if own.count == 1, !isAmong(ticks, own[0], axis) { setAxisTitle(own[0], axis) }
    }
  }

  /// Whether a text stands in line with the ticks of an axis, as one of them that nobody knows for such.
  private func isAmong(_ ticks: [Int], _ text: Int, _ axis: Chart.Axis) -> Bool {
    let (row, place) = (scene.box(around: ticks), scene[text].box)
    if axis == .x { return place.center.y > row.top && place.center.y < row.bottom }
    return !scene[text].isTurned && place.center.x > row.left && place.center.x < row.right
      && place.center.y > row.top && place.center.y < row.bottom
  }

  private mutating func findBesideAxes() {
    let titled = draft.nodes(.axisTitle).compactMap { draft.parts[$0]?.axis }
    for axis in [Chart.Axis.x, .y] where !titled.contains(axis) {
      let own = draft.ticks(axis)
      guard !own.isEmpty else { continue }
      let box = scene.box(around: own)
      let size = own.map { scene[$0].fontSize }.min() ?? 0
      let beside = free.filter { text in
        // A credit is smaller than the ticks, and no title is.
        guard scene[text].isUnread || scene[text].fontSize >= size * Self.leastTitle else {
          return false
        }
        let place = scene[text].box
        if axis == .x {
          return !scene[text].isTurned && place.top >= box.center.y
            && place.center.x > plot.left && place.center.x < plot.right
            && place.top - box.bottom < max(place.height, 10) * 2.5
        }
        return scene[text].isTurned && place.right <= box.center.x + 2
          && place.center.y > plot.top - 4 && place.center.y < plot.bottom + 4
      }
      if beside.count == 1 { setAxisTitle(beside[0], axis) }
    }
  }

  /// A text that shows by an arrow along which axis the values grow is the title of that axis, and so
  /// is one at the upper end of the ticks of the other that is no larger than they are.
  private mutating func findHeads() {
    let titled = draft.nodes(.axisTitle).compactMap { draft.parts[$0]?.axis }
    for axis in [Chart.Axis.x, .y] where !titled.contains(axis) {
      let heads = free.filter { AxisHead.isTold($0, scene, of: axis) || isHead($0, of: axis) }
      guard heads.count == 1, !draft.ticks(axis).isEmpty else { continue }
      setAxisTitle(heads[0], axis)
    }
  }

  private func isHead(_ text: Int, of axis: Chart.Axis) -> Bool {
    axis == .y && AxisHead.stands(text, above: draft.ticks(.y), scene, in: plot)
  }

  private mutating func setAxisTitle(_ text: Int, _ axis: Chart.Axis) {
    draft.parts[text] = ChartDraft.Part(role: .axisTitle, axis: axis)
  }

  // MARK: the title of the chart

  private mutating func findTitle() {
    guard draft.nodes(.title).isEmpty else { return }
    let lines = SeenLines.texts(of: free, draft)
    let texts = free.filter { text in
      !lines.contains(text)
        && ![Chart.Axis.x, .y].contains { AxisHead.isTold(text, scene, of: $0) }
    }
    let above = texts.filter { !scene[$0].isTurned && scene[$0].box.center.y < plot.top + 1 }
    guard
      let largest = above.max(by: { one, other in
        (scene[one].fontSize, -one) < (scene[other].fontSize, -other)
      }), isFirst(largest, above)
    else { return }
    let ticks = draft.nodes(.tick).map { scene[$0].fontSize }.max()
    let others = texts.filter { $0 != largest }.map { scene[$0].fontSize }.max() ?? 0
    // Without ticks, labels may stand above all marks, but not as the only ones in bold.
    let isBold =
      scene[largest].isBold && !texts.contains { $0 != largest && scene[$0].isBold }
    let least = ticks.map { $0 * 0.95 } ?? others * (isBold ? 0.95 : 1.1)
    guard scene[largest].fontSize >= least else { return }
    draft.parts[largest] = ChartDraft.Part(role: .title)
    draft.assumed.insert(.title)
  }

  /// A year above all else in larger letters than any other text is what one of several charts is
  /// titled by.
  private mutating func findYear() {
    guard draft.nodes(.title).isEmpty else { return }
    let texts = draft.free([.text, .outlines]).prefix(Self.maximum)
    let years = texts.filter { ShownValue.isYear(scene[$0].text.value) }
    guard years.count == 1, let year = years.first, !scene[year].isTurned,
      scene[year].box.center.y < plot.top + 1
    else { return }
    let others = texts.filter { $0 != year } + draft.nodes(.tick)
    let least = (others.map { scene[$0].fontSize }.max() ?? 0) * 1.1
    guard scene[year].fontSize >= least else { return }
    draft.parts[year] = ChartDraft.Part(role: .title)
    draft.assumed.insert(.title)
  }

  /// Whether nothing but smaller text, or text that stands lower, is beside it.
  ///
  /// Texts of one size on one line head panels, or name what stands below them.
  private func isFirst(_ title: Int, _ texts: [Int]) -> Bool {
    let own = scene[title]
    return texts.allSatisfy { other in
      guard other != title, scene[other].fontSize >= own.fontSize * 0.98 else { return true }
      let box = scene[other].box
      guard box.top >= own.box.top - 1 else { return false }
      return abs(box.center.y - own.box.center.y) >= own.box.height / 2
        || isBeside(own.box, box, size: own.fontSize)
    }
  }

  /// Whether one of two texts on a line goes on where the other ends, or they stand at the two edges
  /// of the plot, as a title and a source do.
  private func isBeside(_ one: Box, _ other: Box, size: Double) -> Bool {
    let (first, second) = one.left <= other.left ? (one, other) : (other, one)
    return second.left - first.right < size * 1.5
      || first.left <= plot.left + size && second.right >= plot.right - size
  }
}

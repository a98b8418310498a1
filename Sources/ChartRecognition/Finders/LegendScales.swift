internal import A11yModel
internal import ChartWords
internal import Geometry

/// Takes lines out of a legend that describe a scale, and no series: sizes, the classes of a value, and a
/// second encoding of the marks that have series by another.
enum LegendScales {
  /// Of sizes, which no other line of the legend has to explain.
  static func dropSizes(_ draft: inout ChartDraft) {
    for legend in legends(in: draft) {
      let numbers = legend.filter { number($0, draft) != nil }
      for sizes in [numbers, legend] where areSizes(sizes, draft) {
        drop(sizes, &draft)
        break
      }
    }
  }

  /// Of classes, where the marks do not show several of them side by side.
  static func dropClasses(_ draft: inout ChartDraft) {
    for legend in legends(in: draft) where areClasses(legend, draft) {
      drop(legend, &draft)
      draft.areColorsValues = true
    }
    dropOutlines(&draft)
  }

  /// The texts of each legend.
  private static func legends(in draft: ChartDraft) -> [[Int]] {
    let texts = draft.entries.map(\.text)
    let holders = texts.map { text in
      draft.scene.ancestors(of: text).filter { group in
        draft.scene[group].phrases.contains(where: \.isLegend)
      }.last ?? -1
    }
    return Dictionary(grouping: texts.indices) { holders[$0] }.sorted { $0.key < $1.key }
      .map { $0.value.map { texts[$0] } }
  }

  private static func number(_ text: Int, _ draft: ChartDraft) -> Double? {
    draft.scene[text].number
  }

  private static func swatches(of texts: [Int], _ draft: ChartDraft) -> [ChartScene.Node] {
    let own = Set(texts)
    return draft.entries.filter { own.contains($0.text) }.flatMap { $0.swatches }
      .map { draft.scene[$0] }
  }

  private static func drop(_ texts: [Int], _ draft: inout ChartDraft) {
    let own = Set(texts)
    for entry in draft.entries where own.contains(entry.text) {
      draft.parts[entry.text]?.role = .legendTitle
      for swatch in entry.swatches { draft.parts[swatch]?.role = .aid }
    }
    draft.entries.removeAll { own.contains($0.text) }
  }

  // MARK: sizes

  /// Whether shapes of one colour, one at each text, differ in size; those at words grow from one to the
  /// next.
  private static func areSizes(_ texts: [Int], _ draft: ChartDraft) -> Bool {
    let shapes = swatches(of: texts, draft)
    guard texts.count > 1, shapes.count == texts.count, Set(shapes.map(\.key)).count == 1 else {
      return false
    }
    let sizes = shapes.map { $0.box.height.step }
    if texts.allSatisfy({ number($0, draft) != nil }) { return Set(sizes).count > 1 }
    let grow = zip(sizes, sizes.dropFirst())
    return texts.count > 2 && shapes.allSatisfy { !$0.fill.isNone }
      && (grow.allSatisfy { $0 < $1 } || grow.allSatisfy { $0 > $1 })
  }

  // MARK: classes

  private static func areClasses(_ texts: [Int], _ draft: ChartDraft) -> Bool {
    let words = texts.compactMap { draft.scene[$0].text.value }
    guard words.count == texts.count, ValueClass.are(words), draft.nodes(.line).isEmpty else {
      return false
    }
    let marks = draft.nodes(.mark)
    guard !marks.contains(where: { draft.parts[$0]?.form?.isWhole ?? false }) else { return false }
    return !areSideBySide(marks, draft)
  }

  /// Whether bars of several colours stand on one another, or those of all colours beside one another time
  /// and again: then each colour is a series.
  private static func areSideBySide(_ marks: [Int], _ draft: ChartDraft) -> Bool {
    let scene = draft.scene
    guard let bars = BarFinder(marks, scene).bars(atLeast: 2), bars.nodes.count * 2 > marks.count
    else { return false }
    if bars.isStacked { return true }
    // Bars with a tick each stand alone.
    guard draft.ticks(bars.isUpright ? .x : .y).count < bars.nodes.count else { return false }
    let inks = bars.nodes.sorted { one, other in
      let (box, next) = (scene[one].box, scene[other].box)
      return bars.isUpright ? box.left < next.left : box.top < next.top
    }.map { scene[$0].key }
    let count = Set(inks).count
    return count > 1 && inks.count.isMultiple(of: count)
      && stride(from: 0, to: inks.count, by: count).allSatisfy { start in
        Set(inks[start..<start + count]).count == count
      }
  }

  // MARK: encodings

  /// Where one legend explains the insides of marks and another their outlines, the insides tell the
  /// series.
  private static func dropOutlines(_ draft: inout ChartDraft) {
    let legends = legends(in: draft)
    guard legends.count > 1 else { return }
    let shapes = legends.map { swatches(of: $0, draft) }
    func count(_ nodes: [ChartScene.Node], _ ink: (ChartScene.Node) -> Ink) -> Int {
      Set(nodes.map(ink)).count
    }
    guard shapes.contains(where: { count($0, \.fill) > 1 }) else { return }
    for (legend, shapes) in zip(legends, shapes)
    where shapes.count > 1 && count(shapes, \.fill) == 1 && count(shapes, \.stroke) > 1 {
      drop(legend, &draft)
    }
  }
}

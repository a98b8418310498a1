internal import A11yModel
internal import Language
package import Listening

/// One text that speaks of a chart as a whole.
package struct SummaryText: Hashable, Sendable {
  package var text: String

  /// The tag of its language; nil where not known.
  package var tag: String?

  /// The element of the source that gives it.
  package var source: Int

  /// Whether it describes an axis, whose range is not that of the data.
  package var isOfAxis = false

  package init(text: String, tag: String?, source: Int, isOfAxis: Bool = false) {
    (self.text, self.tag, self.source, self.isOfAxis) = (text, tag, source, isOfAxis)
  }
}

extension ComponentFacts {
  /// What people who use a screen reader can hear of a chart besides its marks, its legend and the
  /// ticks of its axes: names, values, descriptions, summaries and exposed text.
  package var summaryTexts: [SummaryText] {
    guard let chart = component.chart, let tree = trees.first else { return [] }
    let root = component.source
    let descriptor = chart.descriptor
    var texts = exposedTexts(tree)
    for text in [chart.summary.value, descriptor?.title.value, descriptor?.summary.value] {
      if let text { texts.append(SummaryText(text: text, tag: languageTag, source: root)) }
    }
    for axis in descriptor?.axes ?? [] {
      texts.append(SummaryText(text: axis, tag: languageTag, source: root, isOfAxis: true))
    }
    var seen: Set<SummaryText> = []
    return texts.filter { text in
      text.text.contains(where: \.isLetter)
        && !(component.isPicture && GeneratorName.isOne(text.text)) && seen.insert(text).inserted
    }
  }

  private func exposedTexts(_ tree: AccessibilityTree) -> [SummaryText] {
    var texts: [SummaryText] = []
    lazy var places = placesAlongChart
    var axisEnd = 0
    var index = 0
    while index < tree.elements.count {
      let element = tree.elements[index]
      if isApart(element) {
        index = max(element.end, index + 1)
        continue
      }
      if element.kind == .axis { axisEnd = max(element.end, index + 1) }
      if tree.isMet(index), !element.hasStockLabel {
        let said = (tree.announcement(of: index).authored + [element.hint.value].compactMap(\.self))
          .filter { !(component.isPicture && Self.isRecord($0, of: places)) }
        let tag = languageTag(of: index, in: 0)
        texts += said.map {
          SummaryText(text: $0, tag: tag, source: element.source, isOfAxis: index < axisEnd)
        }
      }
      index += 1
    }
    return texts
  }

  /// Whether a text in a picture gives the fields of one place along the chart.
  ///
  /// Lines that Vega draws say so of their first point: “Month: Feb; Mean of Rain: 35”.
  private static func isRecord(_ text: String, of places: @autoclosure () -> Set<String>) -> Bool {
    guard text.utf8.contains(UInt8(ascii: ";")) else { return false }
    let fields = text.split(separator: ";").map { $0.split(separator: ": ", maxSplits: 1) }
    guard fields.count > 1, fields.allSatisfy({ $0.count == 2 }) else { return false }
    return fields.contains { places().contains(String($0[1])) }
  }

  private var placesAlongChart: Set<String> {
    guard let chart = component.chart else { return [] }
    return Set(chart.categories).union(chart.axes.flatMap(\.ticks))
  }

  /// Whether an element speaks of something else than the chart as a whole.
  private func isApart(_ element: Element) -> Bool {
    switch element.kind {
    case .mark, .legend, .entry, .tick, .gridline, .control, .empty: return true
    default: break
    }
    switch element.subject {
    case .component: return false
    case .step, .mark, .category, .series: return true
    }
  }
}

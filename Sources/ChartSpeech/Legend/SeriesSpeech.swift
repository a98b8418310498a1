internal import A11yModel
internal import Language
package import Listening
internal import Looking

/// Which series of a chart people are told by ear, without its legend.
package struct SeriesSpeech: Sendable {
  /// The series that are.
  package private(set) var told: [Int] = []

  /// The series that are not, or perhaps not.
  package private(set) var untold: [Untold] = []

  package struct Untold: Sendable {
    package var name: String

    /// How many of its marks are stops and do not name it.
    package var silentMarks: Int

    /// What one of them says.
    package var announcement: String?

    /// The facts without which it may be named after all.
    package var missing: [String]
  }

  package init(_ facts: ComponentFacts, _ key: LegendKey) {
    guard let chart = facts.component.chart, let tree = facts.trees.first else { return }
    let names = chart.series.indices.map { series in
      chart.series[series].name.value
        ?? key.entries.first { $0.series == series }?.name.value
    }
    let marks = NamingMarks(chart, tree, names.map { $0.map(Words.init) })
    let others = Self.otherSpeech(chart, tree)
    for series in facts.component.seriesInView {
      guard let name = names[series] else { continue }
      let isAlone = chart.series.count == 1
      let isHeardOtherwise = others.contains { $0.contains(Words(name)) }
      if let silent = marks.silent[series], !(isAlone && isHeardOtherwise) {
        untold.append(
          Untold(
            name: name,
            silentMarks: silent.count,
            announcement: silent.announcement,
            missing: silent.missing
          )
        )
      } else if marks.met.contains(series) || isHeardOtherwise {
        told.append(series)
      } else {
        let missing = [chart.missingSummary].compactMap(\.self)
        untold.append(Untold(name: name, silentMarks: 0, announcement: nil, missing: missing))
      }
    }
  }

  /// What is heard of the chart besides its marks, axes and legend.
  private static func otherSpeech(_ chart: Chart, _ tree: AccessibilityTree) -> [Words] {
    var speech = (chart.descriptor?.series ?? []).map(Words.init)
    speech += [chart.summary.value, chart.descriptor?.title.value, chart.descriptor?.summary.value]
      .compactMap(\.self).map(Words.init)
    var index = 0
    while index < tree.elements.count {
      switch tree.elements[index].kind {
      case .mark, .axis, .legend:
        index = max(tree.elements[index].end, index + 1)
        continue
      default: break
      }
      switch tree.exposures[index] {
      case .exposed: speech += [tree.announcement(of: index).words, tree.onRequest(index)]
      case .container: speech += [tree.name(of: index).told.map(Words.init)].compactMap(\.self)
      default: break
      }
      index += 1
    }
    return speech
  }
}

/// Which marks that are stops name their series.
private struct NamingMarks {
  /// The series some marks of which are stops.
  var met: Set<Int> = []

  /// Of each series, the stops that do not name it.
  var silent: [Int: (count: Int, announcement: String, missing: [String])] = [:]

  private let chart: Chart
  private let tree: AccessibilityTree

  /// Of each container that holds marks of one series only, its name and that series; nil of others.
  private var containers: [Int: (name: Words, series: Int)?] = [:]

  init(_ chart: Chart, _ tree: AccessibilityTree, _ names: [Words?]) {
    (self.chart, self.tree) = (chart, tree)
    for index in tree.elements.indices {
      guard let series = series(at: index), let name = names[series] else { continue }
      let stops = tree.exposed(in: index)
      guard !stops.isEmpty else { continue }
      met.insert(series)
      let announcement = tree.announcement(ofAllIn: index)
      guard !announcement.words.contains(name),
        !stops.contains(where: { tree.onRequest($0).contains(name) }),
        !isNamed(name, series, around: index)
      else { continue }
      let first = silent[series] ?? (0, announcement.text, announcement.missing)
      silent[series] = (first.count + 1, first.announcement, first.missing)
    }
  }

  /// The series of the mark that an element is.
  private func series(at element: Int) -> Int? {
    guard tree.elements[element].kind == .mark,
      case .mark(let mark) = tree.elements[element].subject
    else { return nil }
    return chart.marks[mark].series
  }

  /// Whether a container around a mark names its series; one around marks of several says of none of
  /// them which it is.
  private mutating func isNamed(_ name: Words, _ series: Int, around mark: Int) -> Bool {
    for ancestor in tree.ancestors(of: mark) {
      let container = containers[ancestor] ?? container(at: ancestor)
      containers[ancestor] = .some(container)
      if let container, container.series == series, container.name.contains(name) { return true }
    }
    return false
  }

  private func container(at element: Int) -> (name: Words, series: Int)? {
    guard tree.exposures[element] == .container, let name = tree.name(of: element).told else {
      return nil
    }
    let end = max(tree.elements[element].end, element + 1)
    var only: Int?
    for index in element..<end {
      guard let series = series(at: index) else { continue }
      guard only == nil || only == series else { return nil }
      only = series
    }
    return only.map { (Words(name), $0) }
  }
}

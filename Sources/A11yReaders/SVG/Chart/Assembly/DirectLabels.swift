/// Finds the texts that stand at marks and lines and name their series.
struct DirectLabels {
  /// One text at a series.
  struct Label {
    var text: Int

    /// A place among the series.
    var series: Int
  }

  private let draft: ChartDraft
  private let scene: ChartScene
  private let series: [SeriesAssembly.Series]
  private let texts: [Int]
  private var courses: [Int: LineCourse] = [:]

  /// Around all that is shown of each series.
  private var areas: [Box] = []

  private static let mostTexts = 200
  private static let mostSeries = 64
  private static let mostMarks = 2000

  init(_ draft: ChartDraft, _ series: [SeriesAssembly.Series]) {
    (self.draft, scene, self.series) = (draft, draft.scene, series)
    texts = series.count > 1 ? Self.texts(draft) : []
    guard series.count <= Self.mostSeries else { return }
    for line in series.flatMap(\.lines) { courses[line] = LineCourse(scene[line]) }
    let scene = scene
    areas = series.map { $0.nodes.reduce(Box.empty) { $0.union(scene[$1].box) } }
  }

  /// The words at the ends of lines that nothing else names, where each has one of its own.
  ///
  /// - Returns: the text of each such series; nothing where one has none.
  func names() -> [Int: Int] {
    let open = series.indices.filter { series[$0].name == nil && series[$0].entry == nil }
    guard open.count > 1, open.count <= Self.mostSeries,
      open.allSatisfy({ !series[$0].lines.isEmpty })
    else { return [:] }
    var names: [Int: Int] = [:]
    for text in texts where hasWords(text) {
      let near = open.compactMap { place in
        gap(from: text, toEndsOf: place).map { (series: place, gap: $0) }
      }
      guard let nearest = near.min(by: { $0.gap < $1.gap }) else { continue }
      if let other = names[nearest.series],
        gap(from: other, toEndsOf: nearest.series) ?? 0 <= nearest.gap
      {
        continue
      }
      names[nearest.series] = text
    }
    return names.count == open.count ? names : [:]
  }

  /// The texts that say the name of a series and stand at it, nearer than at any other.
  ///
  /// - Parameter names: the names of the series, nil where nobody knows.
  /// - Returns: in document order.
  func labels(_ names: [String?]) -> [Label] {
    guard series.count <= Self.mostSeries, series.count > 1 else { return [] }
    let words = names.map { $0.map(Self.words) ?? [] }
    return texts.compactMap { text in
      let said = Self.words(scene[text].text.value ?? "")
      let meant = words.indices.filter { !words[$0].isEmpty && said.holds(words[$0]) }
      guard meant.count == 1 else { return nil }
      let isHeading = said == words[meant[0]] && stands(text, over: meant[0])
      return isHeading || stands(text, at: meant[0]) ? Label(text: text, series: meant[0]) : nil
    }
  }

  /// Whether a text stands at the marks and lines of a series, nearer than at any other.
  private func stands(_ text: Int, at place: Int) -> Bool {
    let own = distance(from: text, to: place)
    return own <= max(scene[text].fontSize, 6) * 1.5
      && series.indices.allSatisfy { distance(from: text, to: $0) >= own }
  }

  /// Whether a text stands over or under a series that is shown apart from all others, as the
  /// heading of a panel does, and no other series in the column is nearer.
  private func stands(_ text: Int, over place: Int) -> Bool {
    let (box, own) = (scene[text].box, areas[place])
    func isInColumn(_ area: Box) -> Bool {
      !area.isEmpty && box.center.x >= area.left && box.center.x <= area.right
    }
    let gap = own.distance(to: box)
    guard isInColumn(own), gap <= own.height + box.height * 3 else { return false }
    return areas.indices.allSatisfy { other in
      guard other != place else { return true }
      let area = areas[other]
      return !area.intersects(own) && (!isInColumn(area) || area.distance(to: box) >= gap)
    }
  }

  /// Those that are no parts of axes, of the legend or of marks.
  private static func texts(_ draft: ChartDraft) -> [Int] {
    let texts = draft.scene.nodes.indices.lazy.filter { index in
      let node = draft.scene[index]
      guard node.isText, node.isSeen, !node.isTurned else { return false }
      switch draft.parts[index]?.role {
      case nil, .anyTitle, .subtitle, .aid: return true
      // Of texts beside marks, a file may not tell names from values.
      case .value: return draft.parts[index]?.holder == nil
      default: return false
      }
    }
    return Array(texts.prefix(mostTexts))
  }

  private func hasWords(_ text: Int) -> Bool {
    scene[text].text.value?.contains(where: \.isLetter) ?? false
  }

  /// How far a text stands beside an end of a line of a series; nil where it does not.
  private func gap(from text: Int, toEndsOf place: Int) -> Double? {
    let (box, size) = (scene[text].box, max(scene[text].fontSize, 6))
    let ends = series[place].lines.flatMap { line in
      [courses[line]?.points.first, courses[line]?.points.last].compactMap(\.self)
    }
    return ends.compactMap { end in
      let aside = max(box.left - end.x, end.x - box.right)
      let gap = aside + abs(box.center.y - end.y)
      return aside > -2 && gap <= size * 2.5 ? gap : nil
    }.min()
  }

  private func distance(from text: Int, to place: Int) -> Double {
    let box = scene[text].box
    let lines = series[place].lines.compactMap { courses[$0]?.distance(to: box) }
    let marks = series[place].marks.prefix(Self.mostMarks).map { scene[$0].box.distance(to: box) }
    return (lines + marks).min() ?? .infinity
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}

extension [String] {
  /// Whether others stand in it one after another.
  fileprivate func holds(_ others: [String]) -> Bool {
    guard !others.isEmpty, others.count <= count else { return false }
    return (0...(count - others.count)).contains {
      self[$0..<($0 + others.count)].elementsEqual(others)
    }
  }
}

internal import Geometry

/// Finds the texts that stand at marks and lines and name their series.
struct DirectLabels {
  /// One text at a series.
  struct Label {
    var text: Int

    /// A place among the series.
    var series: Int
  }

  private let scene: ChartScene
  private let shown: ShownSeries
  private let areSlices: Bool
  private let texts: [Int]
  private let leaders: LeaderLines?

  /// The series of the one mark that is held together with a text.
  private var owners: [Int: Int] = [:]

  private static let mostTexts = 200

  /// Em that a text may stand from what it names: from any of it, from the end of a line, and from
  /// the end of a line whose colour it alone has.
  private static let (aside, behind, inColor) = (1.5, 2.5, 6.0)

  /// - Parameters:
  ///   - draft: what each node is.
  ///   - series: what may be named.
  ///   - areSlices: whether the marks are slices of a pie.
  init(_ draft: ChartDraft, _ series: [SeriesAssembly.Series], areSlices: Bool) {
    (scene, self.areSlices) = (draft.scene, areSlices)
    shown = ShownSeries(series, areSlices: areSlices, scene)
    texts = (2...ShownSeries.most).contains(series.count) ? Self.texts(draft) : []
    leaders = texts.isEmpty ? nil : LeaderLines(draft)
    var held: [Int: Int] = [:]
    for (place, series) in series.enumerated() where !texts.isEmpty {
      for mark in series.marks {
        if let holder = draft.parts[mark]?.holder { held[holder] = place }
      }
    }
    for text in texts { owners[text] = draft.parts[text]?.holder.flatMap { held[$0] } }
  }

  /// Those that may say a name and are no parts of axes or of the legend.
  private static func texts(_ draft: ChartDraft) -> [Int] {
    let texts = draft.scene.nodes.indices.lazy.filter { index in
      let node = draft.scene[index]
      guard node.isText, node.isSeen, !node.isTurned,
        node.text.value?.contains(where: \.isLetter) ?? (node.kind == .outlines)
      else { return false }
      switch draft.parts[index]?.role {
      case nil, .anyTitle, .subtitle, .aid, .value: return true
      default: return false
      }
    }
    return Array(texts.prefix(mostTexts))
  }

  // MARK: names

  /// The words at the ends of lines, or at slices, that nothing else names, where each has one of
  /// its own.
  ///
  /// - Returns: the text of each such series; nothing where one has none.
  func names() -> [Int: Int] {
    let series = shown.series
    let open = series.indices.filter { series[$0].name == nil && series[$0].entry == nil }
    guard open.count > 1, areSlices || open.allSatisfy({ !series[$0].lines.isEmpty }) else {
      return [:]
    }
    var names: [Int: Int] = [:]
    for text in texts where areSlices ? scene[text].kind == .text : scene[text].text.value != nil {
      let near = open.compactMap { place in
        gap(from: text, to: place).map { (series: place, gap: $0) }
      }
      guard let nearest = near.min(by: { $0.gap < $1.gap }) else { continue }
      if let other = names[nearest.series] {
        // Nobody can tell which of two texts at a slice names it.
        if areSlices { return [:] }
        if gap(from: other, to: nearest.series) ?? 0 <= nearest.gap { continue }
      }
      names[nearest.series] = text
    }
    return names.count == open.count ? names : [:]
  }

  /// How far a text stands from what it may name; nil where it stands elsewhere.
  private func gap(from text: Int, to place: Int) -> Double? {
    if areSlices {
      guard owners[text] ?? place == place else { return nil }
      return owners[text] != nil || stands(text, at: place) ? 0 : nil
    }
    let isOwn = shown.isColored(scene[text].fill, as: place)
    let reach = size(of: text) * (isOwn ? Self.inColor : Self.behind)
    return shown.gap(from: scene[text].box, toEndsOf: place, within: reach)
  }

  // MARK: labels

  /// The texts that say the name of a series and stand at it, nearer than at any other.
  ///
  /// - Parameter names: the names of the series, nil where nobody knows.
  /// - Returns: in document order.
  func labels(_ names: [String?]) -> [Label] {
    let words = names.map { $0.map(Words.init) }
    return texts.compactMap { text in
      guard let said = scene[text].text.value.map(Words.init) else { return nil }
      let meant = words.indices.filter { words[$0].map(said.hold) ?? false }
      guard meant.count == 1 else { return nil }
      let isHeading = said == words[meant[0]] && stands(text, over: meant[0])
      return isHeading || stands(text, at: meant[0]) ? Label(text: text, series: meant[0]) : nil
    }
  }

  /// Finds the series at which one text stands of which nobody knows whether it names them.
  ///
  /// - Parameter labels: the texts that name one.
  /// - Returns: their places.
  func unsure(besides labels: [Label]) -> Set<Int> {
    let known = Set(labels.map(\.text))
    var counts: [Int: Int] = [:]
    for text in texts where !known.contains(text) {
      // What has digits says a value.
      if scene[text].text.value?.contains(where: \.isNumber) ?? false { continue }
      guard let place = shown.series.indices.first(where: { stands(text, at: $0) }) else {
        continue
      }
      counts[place, default: 0] += 1
    }
    return Set(counts.keys.filter { counts[$0] == 1 })
  }

  /// Whether a text stands at the marks and lines of a series, nearer than at any other, or a line
  /// leads from it to them, or it stands at the end of the one line whose colour it has.
  private func stands(_ text: Int, at place: Int) -> Bool {
    if let owner = owners[text] { return owner == place }
    let (box, size) = (scene[text].box, size(of: text))
    if shown.isNearest(place, to: box, within: size * Self.aside) { return true }
    if let end = leaders?.end(from: box, within: size * Self.aside) {
      return shown.isNearest(place, to: Box(around: [end]), within: size)
    }
    return shown.isColored(scene[text].fill, as: place)
      && shown.gap(from: box, toEndsOf: place, within: size * Self.inColor) != nil
  }

  /// Whether a text stands over or under a series that is shown apart from all others, as the
  /// heading of a panel does, and no other series in the column is nearer.
  private func stands(_ text: Int, over place: Int) -> Bool {
    let (box, own) = (scene[text].box, shown.areas[place])
    func isInColumn(_ area: Box) -> Bool {
      !area.isEmpty && box.center.x >= area.left && box.center.x <= area.right
    }
    let gap = own.distance(to: box)
    guard isInColumn(own), gap <= own.height + box.height * 3 else { return false }
    return shown.areas.indices.allSatisfy { other in
      guard other != place else { return true }
      let area = shown.areas[other]
      return !area.intersects(own) && (!isInColumn(area) || area.distance(to: box) >= gap)
    }
  }

  private func size(of text: Int) -> Double { max(scene[text].fontSize, 6) }
}

extension DirectLabels {
  /// What is said, in words and numbers.
  struct Words: Equatable {
    private let list: [String]

    init(_ text: String) {
      list = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Whether others stand in it one after another.
    func hold(_ other: Words) -> Bool {
      guard !other.list.isEmpty, other.list.count <= list.count else { return false }
      return (0...(list.count - other.list.count)).contains {
        list[$0..<($0 + other.list.count)].elementsEqual(other.list)
      }
    }
  }
}

internal import A11yModel

/// Labels whose words nobody knows, as letters that are drawn as outlines, and that stand evenly along
/// an axis.
struct LinedLabels {
  /// Those with a line at each, of three labels and more, the longest first.
  private(set) var columns: [[Int]] = []
  private(set) var rows: [[Int]] = []

  /// All that stand evenly.
  let evenColumns: [[Int]]
  let evenRows: [[Int]]

  private static let mostLines = 24
  private static let mostLabels = 200

  /// The share of a step that a label may be off, whose letters are not all as wide.
  private static let tolerance = 0.15

  /// Pixels between the first and the last, at least.
  private static let leastLength = 20.0

  /// - Parameters:
  ///   - columns: labels below one another.
  ///   - rows: labels beside one another.
  ///   - scene: what the file shows.
  init(_ columns: [[Int]], _ rows: [[Int]], _ scene: ChartScene) {
    func unread(_ lines: [[Int]]) -> [[Int]] {
      let own = lines.map { line in line.filter { scene[$0].isUnread } }
      return Array(
        own.filter { (2...Self.mostLabels).contains($0.count) }
          .sorted { $0.count > $1.count }.prefix(Self.mostLines)
      )
    }
    let (down, across) = (unread(columns), unread(rows))
    evenColumns = down.filter { Self.areEven($0.map { scene[$0].box.center.y }) }
    evenRows = across.filter { Self.areEven($0.map { scene[$0].box.center.x }) }
    guard !down.isEmpty || !across.isEmpty else { return }
    let lines = TickLines(scene)
    self.columns = down.map { lines.labels($0, .y) }.filter { labels in
      labels.count > 2 && Self.areEven(labels.map { scene[$0].box.center.y })
    }
    self.rows = across.map { lines.labels($0, .x) }.filter { labels in
      labels.count > 2 && Self.areEven(labels.map { scene[$0].box.center.x })
    }
  }

  private static func areEven(_ places: [Double]) -> Bool {
    let sorted = places.sorted()
    guard let first = sorted.first, let last = sorted.last, last - first > leastLength else {
      return false
    }
    return EvenGrowth.step(of: sorted, within: tolerance) != nil
  }
}

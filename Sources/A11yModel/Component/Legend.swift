/// What explains the series.
@usableFromInline package struct Legend: Hashable, Sendable {
  package var source: Int
  package var order: Order
  package var entries: [Entry]

  package init(source: Int, order: Order, entries: [Entry]) {
    self.source = source
    self.order = order
    self.entries = entries
  }

  /// What decides the order of the entries.
  @usableFromInline package enum Order: String, Hashable, Sendable, CaseIterable {
    /// As the series are listed.
    case series
    /// The other way round, as stacked marks want it.
    case reversed
    /// It may change from launch to launch.
    case unspecified
  }

  /// One line of a legend.
  @usableFromInline package struct Entry: Hashable, Sendable {
    /// The visible name.
    package var name: Fact<String>

    /// An index into the chart's series; nil where it names none.
    package var series: Int?
    package var source: Int

    package init(name: Fact<String>, series: Int?, source: Int) {
      self.name = name
      self.series = series
      self.source = source
    }
  }
}

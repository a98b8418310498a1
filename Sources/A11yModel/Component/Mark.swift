/// One mark: a bar, a point, a slice.
@usableFromInline package struct Mark: Hashable, Sendable {
  @usableFromInline package var naming: Fact<String>
  package var value: Fact<Double>

  /// Whether it stands for several data points, so that one number would say too little.
  package var isSummary = false

  // Charts may have millions: indexes are held in four bytes.
  @usableFromInline var heldSeries: CompactIndex
  @usableFromInline var heldSource: Int32

  /// Where it stands among the marks: its category counted, or as far along their course as it is
  /// drawn, in points, and around a centre in degrees; nil where not known.
  package var position: Double?

  package init(category: String?, series: Int?, value: Fact<Double>, source: Int) {
    naming = category.map { .known($0) } ?? .absent
    self.value = value
    heldSeries = CompactIndex(series)
    heldSource = Int32(clamping: source)
  }
}

extension Mark {
  /// What it stands for along the axis, where that is known.
  @inlinable package var category: String? { naming.value }

  /// An index into the chart's series.
  @inlinable package var series: Int? {
    get { heldSeries.index }
    set { heldSeries = CompactIndex(newValue) }
  }

  /// An index into the document's sources.
  @inlinable package var source: Int {
    get { Int(heldSource) }
    set { heldSource = Int32(clamping: newValue) }
  }
}

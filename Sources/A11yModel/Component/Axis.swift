/// One axis.
@usableFromInline package struct Axis: Hashable, Sendable {
  package var dimension: Dimension
  package var title: Fact<String>
  package var unit: Fact<String>

  /// Every how many categories a label is shown; 0 where none is.
  package var every: Int

  /// What the labels along it say, where the source lists them.
  package var ticks: [String] = []
  package var source: Int

  package init(
    dimension: Dimension,
    title: Fact<String>,
    unit: Fact<String>,
    every: Int,
    source: Int
  ) {
    self.dimension = dimension
    self.title = title
    self.unit = unit
    self.every = every
    self.source = source
  }

  /// Which of the axes it is.
  @usableFromInline package enum Dimension: String, Hashable, Sendable, CaseIterable {
    case x
    case y
  }
}

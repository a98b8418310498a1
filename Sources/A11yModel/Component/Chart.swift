/// A chart's data, and what explains it.
@usableFromInline package struct Chart: Hashable, Sendable {
  /// Nil where nobody says how, or in none of these ways.
  package var form: Form?
  package var stacking: Stacking = .none
  package var series: [Series] = []
  package var marks: [Mark] = []

  /// The categories in the order in which the marks of each series bring them.
  package var categories: [String] = []
  package var legend: Legend?
  package var axes: [Axis] = []

  /// The title that is seen, where the source says which text it is.
  package var title: Title?

  /// The unit of the values; `none` is known to have none.
  package var unit: Fact<String> = .absent

  /// What a screen reader can be told of the whole (AXChartDescriptor.summary).
  package var summary: Fact<String> = .absent

  /// An audio graph (AXChartDescriptor), where there is one.
  package var descriptor: Descriptor?

  /// What is not known of what is said of the whole, by itself or in its audio graph; nil where all is.
  package var missingSummary: String? { summary.missing ?? descriptor?.summary.missing }

  /// The same data in rows and columns, where they are offered.
  package var table: Table?

  /// Points between neighbouring marks; nil where the source does not say.
  package var gap: Double?

  /// Of the slices of a pie or a ring, those that stand apart from the slice that follows, by their
  /// places among the marks; the first follows the last.
  package var partedSlices: Set<Int> = []

  /// The later bars that each bar shares an edge with, by their places among the marks; nil where only their
  /// order tells that.
  package var edgeNeighbors: [Int: [Int]]?

  /// How large marks are drawn, by their places among the marks: how far they reach from the line that all
  /// stand on, in points, below 0 on its other side, or the degrees that slices sweep; none of others.
  package var extents: [Int: Double] = [:]

  /// What is not known of a chart in which no marks were found.
  package var missingMarks: String?

  /// Whether it was recognised in a picture whose author does not say what its parts are for.
  package var isRecognized = false

  /// What of it is taken on trust, for nothing but where things stand and what they look like says
  /// so: rules that rest on it say so.
  package var assumed: Set<Aspect> = []

  package init(form: Form?) { self.form = form }

  /// What can be known of a chart, or be taken on trust.
  @usableFromInline package enum Aspect: String, Hashable, Sendable, CaseIterable {
    /// That it is a chart, and of which form.
    case form
    /// Which of its parts are marks, and what each stands for.
    case marks
    /// Which marks belong together, and what they are called.
    case series
    /// Whether there is a legend, and what it explains.
    case legend
    /// Which texts and lines measure the marks.
    case axes
    /// Which text is the title.
    case title
  }

  /// How the data are drawn.
  @usableFromInline package enum Form: String, Hashable, Sendable, CaseIterable {
    case bar
    case line
    case area
    case pie
    case donut
    case scatter

    /// Whether its marks are slices, shares of one whole.
    package var isWhole: Bool { self == .pie || self == .donut }
  }

  /// How the marks of one category stand together.
  @usableFromInline package enum Stacking: String, Hashable, Sendable, CaseIterable {
    case none
    case stacked
    case grouped
  }

  /// What AXChartDescriptor says.
  @usableFromInline package struct Descriptor: Hashable, Sendable {
    package var title: Fact<String>
    package var summary: Fact<String>
    /// The names of the series it carries, with the data.
    package var series: [String]
    /// What it says of the axes, with units.
    package var axes: [String]

    package init(title: Fact<String>, summary: Fact<String>, series: [String], axes: [String]) {
      self.title = title
      self.summary = summary
      self.series = series
      self.axes = axes
    }
  }
}

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

/// One series: marks that belong together.
@usableFromInline package struct Series: Hashable, Sendable {
  package var id: String
  package var name: Fact<String>
  package var source: Int

  /// How the series is told apart without colour, where it is.
  package var pattern: String?
  package var dash: String?
  package var marker: String?
  package var width: Double?

  package var hue: State.SemanticHue?

  /// Whether the legend lists it though no mark of it is in view, and says so.
  package var isEmpty = false

  /// Whether its colour is fully transparent, as a spacer's is.
  package var isInvisible = false

  /// Whether a text stands at it of which nobody knows whether it says its name.
  package var isLabelUnsure = false

  /// Its name, else its author's id.
  package var calling: String { name.value ?? id }

  package init(id: String, name: Fact<String>, source: Int) {
    self.id = id
    self.name = name
    self.source = source
  }
}

/// One mark: a bar, a point, a slice.
@usableFromInline package struct Mark: Hashable, Sendable {
  package var category: String?
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
    self.category = category
    self.value = value
    heldSeries = CompactIndex(series)
    heldSource = Int32(clamping: source)
  }
}

extension Mark {
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

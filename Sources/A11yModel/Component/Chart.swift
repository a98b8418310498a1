/// A chart's data, and what explains it.
public struct Chart: Hashable, Sendable {
  /// Nil where nobody says how, or in none of these ways.
  public var form: Form?
  public var stacking: Stacking = .none
  public var series: [Series] = []
  public var marks: [Mark] = []

  /// The categories in the order in which the marks of each series bring them.
  public var categories: [String] = []
  public var legend: Legend?
  public var axes: [Axis] = []

  /// The title that is seen, where the source says which text it is.
  public var title: Title?

  /// The unit of the values; `none` is known to have none.
  public var unit: Fact<String> = .absent

  /// What a screen reader can be told of the whole (AXChartDescriptor.summary).
  public var summary: Fact<String> = .absent

  /// An audio graph (AXChartDescriptor), where there is one.
  public var descriptor: Descriptor?

  /// What is not known of what is said of the whole, by itself or in its audio graph; nil where all is.
  public var missingSummary: String? { summary.missing ?? descriptor?.summary.missing }

  /// The same data in rows and columns, where they are offered.
  public var table: Table?

  /// Points between neighbouring marks; nil where the source does not say.
  public var gap: Double?

  /// Of the slices of a pie or a ring, those that stand apart from the slice that follows, by their
  /// places among the marks; the first follows the last.
  public var partedSlices: Set<Int> = []

  /// The later bars that each bar shares an edge with, by their places among the marks; nil where only their
  /// order tells that.
  public var edgeNeighbors: [Int: [Int]]?

  /// How large marks are drawn, by their places among the marks: how far they reach from the line that all
  /// stand on, in points, below 0 on its other side, or the degrees that slices sweep; none of others.
  public var extents: [Int: Double] = [:]

  /// Whether it was recognised in a picture whose author does not say what its parts are for.
  public var isRecognized = false

  /// What of it is taken on trust, for nothing but where things stand and what they look like says
  /// so: rules that rest on it say so.
  public var assumed: Set<Aspect> = []

  public init(form: Form?) { self.form = form }

  /// What can be known of a chart, or be taken on trust.
  public enum Aspect: String, Hashable, Sendable, CaseIterable {
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
  public enum Form: String, Hashable, Sendable, CaseIterable {
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
  public enum Stacking: String, Hashable, Sendable, CaseIterable {
    case none
    case stacked
    case grouped
  }

  /// What AXChartDescriptor says.
  public struct Descriptor: Hashable, Sendable {
    public var title: Fact<String>
    public var summary: Fact<String>
    /// The names of the series it carries, with the data.
    public var series: [String]
    /// What it says of the axes, with units.
    public var axes: [String]

    public init(title: Fact<String>, summary: Fact<String>, series: [String], axes: [String]) {
      self.title = title
      self.summary = summary
      self.series = series
      self.axes = axes
    }
  }
}

/// One series: marks that belong together.
public struct Series: Hashable, Sendable {
  public var id: String
  public var name: Fact<String>
  public var source: Int

  /// How the series is told apart without colour, where it is.
  public var pattern: String?
  public var dash: String?
  public var marker: String?
  public var width: Double?

  public var hue: State.SemanticHue?

  /// Whether the legend lists it though no mark of it is in view, and says so.
  public var isEmpty = false

  /// Whether its colour is fully transparent, as a spacer's is.
  public var isInvisible = false

  /// Whether a text stands at it of which nobody knows whether it says its name.
  public var isLabelUnsure = false

  /// Its name, else its author's id.
  package var calling: String { name.value ?? id }

  public init(id: String, name: Fact<String>, source: Int) {
    self.id = id
    self.name = name
    self.source = source
  }
}

/// One mark: a bar, a point, a slice.
public struct Mark: Hashable, Sendable {
  public var category: String?
  public var value: Fact<Double>

  /// Whether it stands for several data points, so that one number would say too little.
  public var isSummary = false

  // Charts may have millions: indexes are held in four bytes.
  @usableFromInline var heldSeries: CompactIndex
  @usableFromInline var heldSource: Int32

  /// Where it stands among the marks: its category counted, or as far along their course as it is
  /// drawn, in points, and around a centre in degrees; nil where not known.
  public var position: Double?

  public init(category: String?, series: Int?, value: Fact<Double>, source: Int) {
    self.category = category
    self.value = value
    heldSeries = CompactIndex(series)
    heldSource = Int32(clamping: source)
  }
}

extension Mark {
  /// An index into the chart's series.
  @inlinable public var series: Int? {
    get { heldSeries.index }
    set { heldSeries = CompactIndex(newValue) }
  }

  /// An index into the document's sources.
  @inlinable public var source: Int {
    get { Int(heldSource) }
    set { heldSource = Int32(clamping: newValue) }
  }
}

/// What explains the series.
public struct Legend: Hashable, Sendable {
  public var source: Int
  public var order: Order
  public var entries: [Entry]

  public init(source: Int, order: Order, entries: [Entry]) {
    self.source = source
    self.order = order
    self.entries = entries
  }

  /// What decides the order of the entries.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// As the series are listed.
    case series
    /// The other way round, as stacked marks want it.
    case reversed
    /// It may change from launch to launch.
    case unspecified
  }

  /// One line of a legend.
  public struct Entry: Hashable, Sendable {
    /// The visible name.
    public var name: Fact<String>

    /// An index into the chart's series; nil where it names none.
    public var series: Int?
    public var source: Int

    public init(name: Fact<String>, series: Int?, source: Int) {
      self.name = name
      self.series = series
      self.source = source
    }
  }
}

/// One axis.
public struct Axis: Hashable, Sendable {
  public var dimension: Dimension
  public var title: Fact<String>
  public var unit: Fact<String>

  /// Every how many categories a label is shown; 0 where none is.
  public var every: Int

  /// What the labels along it say, where the source lists them.
  public var ticks: [String] = []
  public var source: Int

  public init(
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
  public enum Dimension: String, Hashable, Sendable, CaseIterable {
    case x
    case y
  }
}

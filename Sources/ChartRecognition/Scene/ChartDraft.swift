internal import A11yModel
internal import ChartWords
internal import Geometry

/// What is found out of a chart, step by step: what each node of the scene is in it.
struct ChartDraft {
  let scene: ChartScene

  /// What each node is; nil where nothing is known.
  var parts: [Part?]

  /// What the file says of the form.
  var form: Chart.Form?

  /// Whether the file says of which form the chart is, though it is none of ours.
  var isFormStated = false

  /// What the image is called, by its name or its class; nil where these call it no chart.
  var told: ChartKind?

  /// Whether its name says so.
  var isNamed = false

  /// Whether it calls it a sparkline, which may be of lines, areas or bars.
  var isSparkline = false

  /// Whether the file says that the colours of its marks show values, as in a heat map.
  var areColorsValues = false

  /// Whether its marks stand around a centre, and where that is, on the device, where it is known.
  var isPolar = false
  var center: Point?

  /// What holds the legend, and the axes.
  var legend: Int?
  var axes: [(node: Int, dimension: Chart.Axis?)] = []

  /// What holds each series, and the name that the file gives it, in document order.
  var groups: [(key: String, node: Int, name: String?)] = []

  /// The lines of the legend, in document order.
  var entries: [Entry] = []

  /// The line whose data each point on its corners, and each area along it, shows as well.
  var companions: [Int: Int] = [:]

  /// Where ticks stand along their axis that have lines.
  var tickPlaces: [Int: Double] = [:]

  /// What rests on geometry alone.
  var assumed: Set<Chart.Aspect> = []

  struct Part: Hashable {
    var role: Role
    var axis: Chart.Axis?

    /// What tells its series from others.
    var series: String?

    /// The node that holds it with all that belongs to it.
    var holder: Int?

    /// The form of chart that it is typical of.
    var form: Chart.Form?
  }

  /// One line of a legend: a text, and what is drawn beside it.
  struct Entry: Hashable {
    package var text: Int
    package var swatches: [Int]
    package var holder: Int?
    package var series: String?
  }

  enum Role: Hashable {
    case title
    /// A title of nothing in particular, as far as its words tell.
    case anyTitle
    case subtitle
    case axisTitle
    case tick
    /// A text of an axis: a tick, or its title.
    case axisText
    case axisLine
    case tickLine
    case gridline
    case legendTitle
    case entry
    case swatch
    case mark
    case line
    /// A straight line across all bars, as that of a goal.
    case target
    case value
    /// What a mark throws.
    case shadow
    /// What says nothing: backgrounds, and what is there for a pointer.
    case aid
  }

  init(_ scene: ChartScene) {
    self.scene = scene
    parts = Array(repeating: nil, count: scene.nodes.count)
  }

  /// Notes that the chart is drawn in none of the forms.
  mutating func stateOtherForm() { (isFormStated, form) = (true, nil) }

  /// The same of one in which colours show the values.
  mutating func stateHeatMap() { (isFormStated, areColorsValues) = (true, true) }

  /// The nodes of a role, in document order.
  func nodes(_ role: Role) -> [Int] { parts.indices.filter { parts[$0]?.role == role } }

  /// The ticks of an axis, in document order.
  func ticks(_ axis: Chart.Axis) -> [Int] { nodes(.tick).filter { parts[$0]?.axis == axis } }

  /// Where a tick stands along its axis: at its line, else where its label does.
  func place(ofTick tick: Int, _ axis: Chart.Axis) -> Double {
    let center = scene[tick].box.center
    return tickPlaces[tick] ?? (axis == .x ? center.x : center.y)
  }

  /// The groups that hold gridlines and nothing else that is seen.
  var grids: [Int] {
    var counts: [Int: Int] = [:]
    for line in nodes(.gridline) {
      for group in scene.ancestors(of: line) { counts[group, default: 0] += 1 }
    }
    return counts.keys.sorted().filter { group in
      scene.texts(in: group) == 0 && scene.shapes(in: group) == counts[group]
    }
  }

  /// The nodes that are seen and are nothing yet.
  func free(_ kinds: Set<ChartScene.Kind>) -> [Int] {
    parts.indices.filter { index in
      parts[index] == nil && kinds.contains(scene[index].kind) && scene[index].isSeen
    }
  }
}

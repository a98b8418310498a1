internal import A11yModel
internal import Geometry

/// How a chart is laid out.
///
/// From top to bottom stand its title and what else comes before the marks, the plot with what the
/// y-axis says on its left and what the x-axis says below it, the legend, and what comes after the
/// marks. The plot is 200 points high; how wide it is, its categories say (``ChartSlots``). Gridlines
/// and the lines of axes lie behind the marks, as charts draw them, and all else in the order of the
/// source. In place of the data stands what the source has for their absence, in its snapshot alone.
struct ChartLayout {
  let layout: PartLayout
  let chart: Chart
  let parts: ChartParts
  let data: ChartData
  let slots: ChartSlots

  /// The numbers along the x-axis where categories stand at theirs.
  let numbers: ChartScale?
  var plot: ChartPlot

  /// What is drawn, in painting order, in places of the plane whose corner is that of the plot.
  var pieces: [Block.Placed] = []

  /// What the drawing assumes or leaves out.
  var remarks: [String] = []

  /// Whether something of it has no look.
  var isSketched = false

  /// How high the plot is.
  static let height = 200.0

  /// The side of a plot in which both axes have numbers, and the diameter of a pie.
  static let side = 240.0

  var form: Chart.Form { chart.form ?? .bar }

  init(_ layout: PartLayout) {
    self.layout = layout
    chart = layout.component.chart ?? Chart(form: nil)
    parts = ChartParts(layout)
    data = ChartData(layout.component)
    let isLying = layout.component.course == .down && chart.form == .bar
    numbers = Self.numberScale(chart, data, parts)
    slots = Self.slots(layout, chart, parts, data)
    // Where there is nothing, the axes have a length nevertheless.
    let length = numbers == nil && !data.marks.isEmpty ? slots.width : Self.side
    let size =
      chart.form?.isWhole == true
      ? Point(Self.side, Self.side)
      : isLying ? Point(Self.side, length) : Point(length, Self.height)
    plot = ChartPlot(
      box: Box(x: 0, y: 0, width: size.x, height: size.y),
      scale: Self.valueScale(chart, data, parts),
      isLying: isLying
    )
  }

  fileprivate mutating func fill() {
    addPanels()
    if !form.isWhole { addLines() }
    if parts.areMarksFirst {
      addMarks()
      addSeries()
    } else {
      addSeries()
      addMarks()
    }
    if !form.isWhole { addLabels() }
    addLegend()
    addHeads()
    addColumn(parts.feet.map { layout.block($0, for: .component) })
    remark()
  }

  // MARK: what stands around

  /// The box around all that was added so far.
  var bounds: Box {
    pieces.reduce(plot.box) { box, piece in
      let own = piece.block.extent
      let (x, y) = (piece.origin.x + own.left, piece.origin.y + own.top)
      return box.union(Box(x: x, y: y, width: own.width, height: own.height))
    }
  }

  mutating func add(_ block: Block, at origin: Point) {
    pieces.append(Block.Placed(block, at: origin))
  }

  /// Parts of those named that are there for something.
  func shown(_ indexes: [Int], for subject: Element.Subject) -> [Int] {
    indexes.filter { layout.isThere($0, for: subject) }
  }

  /// Adds what stands below all that is there, from its left edge on.
  mutating func addColumn(_ blocks: [Block]) {
    guard !blocks.isEmpty else { return }
    let bounds = bounds
    let column = layout.stack(of: blocks, anchor: .start)
    add(column, at: Point(bounds.left, bounds.bottom + DrawingDefaults.spacing))
  }

  private mutating func addHeads() {
    guard !parts.heads.isEmpty else { return }
    let bounds = bounds
    let blocks = parts.heads.map { layout.block($0, for: .component) }
    let column = layout.stack(of: blocks, anchor: .start)
    add(
      column,
      at: Point(bounds.left, bounds.top - column.size.height - 1.5 * DrawingDefaults.spacing)
    )
  }

  private mutating func addPanels() {
    for index in parts.panels {
      let margin = DrawingDefaults.margin
      let box = plot.box.expanded(by: margin)
      var block = Block(part: index, size: Scene.Size(width: box.width, height: box.height))
      block.isSizeAssumed = true
      add(block, at: Point(box.left, box.top))
    }
  }

  private mutating func remark() {
    let unknown = data.marks.count { $0.isAssumed }
    if chart.marks.isEmpty {
      remarks.append("there are no marks to draw")
    } else if unknown > 0 {
      remarks.append(
        "\(unknown) of \(data.marks.count) marks have no known value: they are drawn half as large as "
          + "the largest, and lines leave them out"
      )
    }
    if form == .bar, chart.stacking == .none,
      data.areOverlaid(where: {
        !parts.parts(of: $0.series, in: parts.marks).isEmpty
      })
    {
      remarks.append(
        "marks of one category are drawn over each other, for nothing says that they are stacked or "
          + "grouped"
      )
    }
    if slots.isReduced { remarks.append("marks are drawn smaller than the source says, to fit") }
  }
}

extension Scene {
  /// A chart, laid out.
  static func chart(_ layout: PartLayout) -> Scene {
    var chart = ChartLayout(layout)
    chart.fill()
    var scene = Scene(size: Size(width: 0, height: 0))
    let size = Size(width: chart.plot.box.width, height: chart.plot.box.height)
    var block = Block(size: size)
    block.children = chart.pieces
    scene.show(block, of: layout.component)
    scene.remarks = chart.remarks
    return scene
  }
}

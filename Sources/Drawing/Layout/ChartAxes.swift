internal import A11yModel
internal import Geometry
internal import Support

// What measures the marks: lines across the plot, and texts beside it.
//
// The line of the x-axis stands where the value is 0, else at the nearest end; that of the y-axis at
// the left edge. Gridlines stand at each label, and where there are none at each step of the scale.
extension ChartLayout {
  /// The lines of axes and their gridlines.
  mutating func addLines() {
    for kind in [Part.Role.gridline, .axis] {
      for (axis, indexes) in parts.axes.sorted(by: { $0.key < $1.key }) {
        for index in indexes where layout.component.parts[index].role == kind {
          guard layout.component.parts[index].kind == .line else { continue }
          let isAcross = isAcross(axis)
          let levels = kind == .gridline ? levels(of: axis) : [isAcross ? origin.y : origin.x]
          for level in levels {
            addLine(index, at: level, isAcross: isAcross == (kind == .axis))
          }
        }
      }
    }
  }

  /// Where the lines of both axes meet.
  private var origin: Point {
    plot.isLying
      ? Point(plot.level(0), plot.box.bottom) : Point(plot.box.left, plot.level(0))
  }

  private mutating func addLine(_ index: Int, at level: Double, isAcross: Bool) {
    let width = width(of: layout.component.parts[index])
    let length = isAcross ? plot.box.width : plot.box.height
    let size =
      isAcross ? Scene.Size(width: length, height: width) : Scene.Size(width: width, height: length)
    var block = Block(part: index, size: size)
    let middle = width / 2
    let ends =
      isAcross
      ? [Point(0, middle), Point(length, middle)] : [Point(middle, 0), Point(middle, length)]
    block.figure = .chart(.line(ChartCurve(ends), width: width))
    add(
      block,
      at: isAcross
        ? Point(plot.box.left, level - middle) : Point(level - middle, plot.box.top)
    )
  }

  /// Where the gridlines of an axis stand: points of the plane across it.
  private func levels(of axis: Int) -> [Double] {
    let texts = (parts.axes[axis] ?? []).filter { isText($0) }
    let labels = texts.flatMap { self.labels(of: $0, axis) }
    if !labels.isEmpty { return labels.map(\.place) }
    let isOfValues = isOfValues(axis)
    if isOfValues { return plot.scale.ticks.map(plot.level) }
    if let numbers { return numbers.ticks.map { numbers.share(of: $0) * plot.box.width } }
    let step = max(1, chart.axes[axis].every, Int((24 / slots.pitch).rounded(.up)))
    return stride(from: 0, to: data.slots, by: step).map(slots.middle)
  }

  private func isText(_ index: Int) -> Bool { layout.component.parts[index].kind == .text }

  /// Whether it is the values that an axis measures, and not where categories stand.
  private func isOfValues(_ axis: Int) -> Bool { parts.valueAxes.contains(axis) }

  /// Whether an axis runs from left to right.
  private func isAcross(_ axis: Int) -> Bool { isOfValues(axis) == plot.isLying }

  // MARK: texts

  /// A text along an axis, and where it stands.
  struct Label {
    var block: Block
    /// To the right along the x-axis, downwards along the y-axis.
    var place: Double
  }

  /// The labels along the axes, and what else they say.
  mutating func addLabels() {
    for (axis, indexes) in parts.axes.sorted(by: { $0.key < $1.key }) {
      let isAcross = isAcross(axis)
      var captions: [Block] = []
      for index in indexes where !(layout.component.parts[index].kind == .line) {
        let labels = labels(of: index, axis)
        if labels.isEmpty, !layout.component.parts[index].isLabel {
          captions.append(layout.block(index, for: .component))
        }
        add(labels, isAcross: isAcross)
      }
      addCaptions(captions, isAcross: isAcross)
    }
  }

  /// As many labels as have room: of those that do not, one in so many.
  private mutating func add(_ labels: [Label], isAcross: Bool) {
    let lengths = labels.map { isAcross ? $0.block.size.width : $0.block.size.height }
    let longest = lengths.max() ?? 0
    let places = labels.map(\.place)
    let steps = zip(places, places.dropFirst()).map { abs($1 - $0) }
    let pitch = steps.min() ?? longest
    let step = pitch > 0 ? Int(min((longest / pitch).rounded(.up), 1e6)) : max(labels.count, 1)
    let edge = isAcross ? plot.box.bottom : plot.box.left
    let gap = DrawingDefaults.connectorGap
    for index in stride(from: 0, to: labels.count, by: max(step, 1)) {
      var label = labels[index]
      label.block.anchor = isAcross ? .middle : .end
      let size = label.block.size
      add(
        label.block,
        at: isAcross
          ? Point(label.place - size.width / 2, edge + gap)
          : Point(edge - gap - size.width, label.place - size.height / 2)
      )
    }
    if step > 1 {
      remarks.append("one in \(step) labels along an axis is drawn, for more have no room")
    }
  }

  /// The title of an axis and the like: below the x-axis, and above the y-axis.
  private mutating func addCaptions(_ blocks: [Block], isAcross: Bool) {
    guard !blocks.isEmpty else { return }
    let bounds = bounds
    let column = layout.stack(of: blocks, anchor: isAcross ? .middle : .start)
    let gap = DrawingDefaults.connectorGap
    add(
      column,
      at: isAcross
        ? Point(plot.box.center.x - column.size.width / 2, bounds.bottom + gap)
        : Point(bounds.left, bounds.top - gap - column.size.height)
    )
  }

  /// The labels that a text stands for, each in its place.
  private func labels(of index: Int, _ axis: Int) -> [Label] {
    let part = layout.component.parts[index]
    if part.namesCategory {
      return layout.labeledCategories(index).compactMap { category in
        guard let place = place(ofCategory: category) else { return nil }
        return Label(block: layout.block(index, for: .category(category)), place: place)
      }
    }
    guard part.shows("value") else { return [] }
    let ticks = chart.axes[axis].ticks
    let count = min(layout.words.count(of: part, for: .component), ticks.count)
    return (0..<count).map { number in
      Label(
        block: layout.block(index, for: .component, at: number),
        place: place(ofTick: number, of: ticks, axis)
      )
    }
  }

  private func place(ofCategory category: Int) -> Double? {
    guard let slot = data.slot(ofCategory: category, in: chart) else { return nil }
    return (plot.isLying ? plot.box.top : plot.box.left) + middle(slot)
  }

  /// A tick that is a number stands at it, one that is a category at that, and any other as far along
  /// as it stands among all.
  private func place(ofTick index: Int, of ticks: [String], _ axis: Int) -> Double {
    let isAcross = isAcross(axis)
    if let number = NumberSyntax.value(ticks[index]) {
      if isOfValues(axis) { return plot.level(number) }
      if let numbers { return plot.box.left + numbers.share(of: number) * plot.box.width }
    }
    if !isOfValues(axis), let category = chart.categories.firstIndex(of: ticks[index]),
      let place = place(ofCategory: category)
    {
      return place
    }
    let share = ticks.count > 1 ? Double(index) / Double(ticks.count - 1) : 0
    return isAcross
      ? plot.box.left + share * plot.box.width : plot.box.bottom - share * plot.box.height
  }
}

extension PartLayout {
  /// The categories that a text of an axis labels, at most 400 of them.
  func labeledCategories(_ index: Int) -> [Int] {
    let part = component.parts[index]
    let all = (component.chart?.categories ?? []).indices.filter {
      words.count(of: part, for: .category($0)) > 0
    }
    let step = max(1, (all.count + ChartBands.most - 1) / ChartBands.most)
    return stride(from: 0, to: all.count, by: step).map { all[$0] }
  }

  /// The room that the labels of the x-axis need for each category.
  func roomForLabels(_ chart: Chart, _ parts: ChartParts) -> Double {
    var room = 0.0
    for (axis, indexes) in parts.axes where !parts.valueAxes.contains(axis) {
      for index in indexes where component.parts[index].isLabel {
        let widest = labeledCategories(index).reduce(0) {
          max($0, block(index, for: .category($1)).size.width)
        }
        guard widest > 0 else { continue }
        room = max(
          room,
          (widest + DrawingDefaults.spacing) / Double(max(chart.axes[axis].every, 1))
        )
      }
    }
    return room
  }
}

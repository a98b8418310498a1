internal import A11yModel
internal import Geometry
internal import Support

// The texts along the axes of a chart: labels in their places, and what else an axis says.
extension ChartLayout {
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
    let gap = DrawingDefaults.connectorGap
    let places = labels.map(\.place)
    let steps = zip(places, places.dropFirst()).map { abs($1 - $0) }
    let pitch = steps.min() ?? longest
    let step =
      pitch > 0
      ? Int(min(((longest + DrawingDefaults.spacing) / pitch).rounded(.up), 1e6))
      : max(labels.count, 1)
    let edge = isAcross ? plot.box.bottom : plot.box.left
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
  func labels(of index: Int, _ axis: Int) -> [Label] {
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

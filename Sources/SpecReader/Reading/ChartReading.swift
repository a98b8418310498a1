internal import A11yModel
internal import Support
internal import XML

extension ComponentReader {
  /// Series, marks, axes, legend and what describes the chart.
  mutating func readChart() {
    var chart = Chart(form: spec.word(.type, of: element) ?? .bar)
    chart.stacking = spec.word(.stacking, of: element) ?? .none
    chart.gap = spec.number(.gap, of: element)
    chart.unit =
      element[.unit].map { .known($0) } ?? missingData(.unit, of: element, "the unit of the values")
    chart.summary =
      spec.isWholeKnown ? .absent : .unknown("the summary of the chart")
    node.chartTexts.summary = spec.template(.summary, of: element, own)
    readSeries(into: &chart)
    readMarks(into: &chart)
    readAxes(into: &chart)
    readLegend(into: &chart)
    readTable(into: &chart)
    if let descriptor = element.first(.descriptor) {
      node.chartTexts.descriptorTitle = spec.template(.title, of: descriptor, own)
      node.chartTexts.descriptorSummary = spec.template(.summary, of: descriptor, own)
      let others = element.elements.filter { $0.specName == .descriptor }.dropFirst()
      if let other = others.first {
        spec.report("a chart has one descriptor; remove this one", at: other.position)
      }
      chart.descriptor = Chart.Descriptor(
        title: .absent,
        summary: .absent,
        series: chart.series.compactMap(\.name.value),
        axes: chart.axes.map { axis in
          [axis.title.value, axis.unit.value].compactMap(\.self).joined(separator: ", ")
        }
      )
    }
    node.component.chart = chart
  }

  private mutating func readSeries(into chart: inout Chart) {
    for child in element.elements where child.specName == .series {
      guard let id = child[.id] else { continue }
      var series = Series(
        id: id,
        name: child[.name].map { .known($0.folded) }
          ?? missingData(.name, of: child, "the name of the series ‘\(id)’"),
        source: spec.source(of: child)
      )
      series.pattern = child.ornament(.pattern)
      series.dash = child.ornament(.dash)
      series.marker = child.ornament(.marker)
      series.width = spec.number(.lineWidth, of: child)
      series.hue = spec.word(.meaning, of: child)
      series.isEmpty = spec.flag(.empty, of: child) ?? false
      let color = spec.color(.color, of: child)
      series.isInvisible = color.map(isClear) ?? false
      seriesIndexes[id] = chart.series.count
      if seriesIDs.count < Self.fewSeries { seriesIDs.append(id) }
      chart.series.append(series)
      node.seriesColors.append(color)
    }
  }

  private func isClear(_ color: ColorExpression) -> Bool {
    node.component.variants.allSatisfy {
      spec.colors.resolve(color, in: $0.index)?.color.alpha == 0
    }
  }

  private mutating func readMarks(into chart: inout Chart) {
    var order = CategoryOrder(seriesCount: chart.series.count)
    var elements = element.descendants(named: .mark)
    if let last = elements.last { elements += Array(repeating: last, count: moreItems) }
    chart.marks.reserveCapacity(elements.count)
    node.marks.reserveCapacity(elements.count)
    for child in elements {
      let text = child[.value]
      var mark = Mark(
        category: child[.category].map(\.folded),
        series: seriesIndex(.series, of: child),
        value: spec.number(.value, of: child).map { .known($0) }
          ?? missingData(.value, of: child, "the value of the mark"),
        source: spec.source(of: child)
      )
      if let unknown = spec.unknown(.category, of: child) {
        mark.naming = .unknown("the category of the mark" + unknown.suffix)
      }
      mark.isSummary = spec.flag(.summary, of: child) ?? false
      if let category = mark.category {
        mark.position = Double(order.add(category, mark.series))
      }
      chart.marks.append(mark)
      node.total += mark.value.value ?? 0
      node.marks.append(
        ComponentNode.MarkNode(value: text, source: mark.source, series: mark.series)
      )
    }
    let ranks: [Int]
    (chart.categories, ranks) = order.settled()
    for index in chart.marks.indices {
      if let place = chart.marks[index].position {
        chart.marks[index].position = Double(ranks[Int(place)])
      }
    }
    // Where some have no category, nothing but their own order is known.
    if chart.marks.contains(where: { $0.category == nil }) {
      for index in chart.marks.indices { chart.marks[index].position = Double(index) }
    }
    place(elements, in: &chart)
  }

  /// Tells the marks where they are drawn, where each of them says so.
  private mutating func place(_ elements: [XML.Element], in chart: inout Chart) {
    guard let first = elements.first, first[.x] != nil || first[.y] != nil else { return }
    let frames = elements.map { mark in
      MarkCourse.Frame(
        x: spec.number(.x, of: mark),
        y: spec.number(.y, of: mark),
        width: spec.number(.width, of: mark) ?? 0,
        height: spec.number(.height, of: mark) ?? 0
      )
    }
    guard let places = MarkCourse(frames, of: chart) else { return }
    node.component.course = places.course
    for (index, position) in places.positions.enumerated() {
      chart.marks[index].position = position
    }
  }

  private mutating func readTable(into chart: inout Chart) {
    guard let table = element.first(.table),
      let place: Chart.Table.Place = spec.word(.shown, of: table)
    else { return }
    let others = element.elements.filter { $0.specName == .table }.dropFirst()
    if let other = others.first {
      spec.report("a chart has one table; remove this one", at: other.position)
    }
    node.chartTexts.tableLabel = spec.template(.label, of: table, own)
    chart.table = Chart.Table(
      place: place,
      label: spec.completeness.contains(.tree) ? .absent : .unknown("the label of the table"),
      isHidden: spec.flag(.hidden, of: table) ?? false,
      source: spec.source(of: table)
    )
  }

  private mutating func readLegend(into chart: inout Chart) {
    let legends = element.descendants(named: .legend)
    if legends.count > 1 {
      spec.report("a chart has one legend; put all entries into the first", at: legends[1].position)
    }
    guard let legend = legends.first else { return }
    let source = spec.source(of: legend)
    let explicit = legend.descendants(named: .entry)
    var entries: [Legend.Entry] = []
    for (index, child) in explicit.enumerated() {
      let series = seriesIndex(.series, of: child)
      let seriesName = series.map { chart.series[$0].name }
      let name = spec.template(.name, of: child, Self.entry).map { template -> Fact<String> in
        let name = template.text { placeholder in
          switch placeholder {
          case .series: seriesName ?? .absent
          case .position: .known(String(index + 1))
          case .count: .known(String(explicit.count))
          default: .absent
          }
        }
        return name.fact("the name of the entry").map(\.folded)
      }
      entries.append(
        Legend.Entry(
          name: name ?? seriesName ?? missingData(.name, of: child, "the name of the entry"),
          series: series,
          source: spec.source(of: child)
        )
      )
    }
    let order: Legend.Order = spec.word(.order, of: legend) ?? .series
    if explicit.isEmpty {
      let listed =
        order == .reversed ? chart.series.indices.reversed() : Array(chart.series.indices)
      entries = listed.map { Legend.Entry(name: chart.series[$0].name, series: $0, source: source) }
    }
    chart.legend = Legend(source: source, order: order, entries: entries)
  }

  /// So many are found sooner one by one.
  private static let fewSeries = 16

  /// The series that an attribute names.
  mutating func seriesIndex(_ attribute: SpecName, of element: XML.Element) -> Int? {
    if let place = element.place(of: attribute.rawValue, among: seriesIDs) { return place }
    guard let id = element[attribute] else { return nil }
    guard let index = seriesIndexes[id] else {
      guard !spec.isSuspect(id) else { return nil }
      let hint = NearestName.hint(for: id, in: seriesIndexes.keys)
      spec.report(
        "\(attribute.text)=\"\(Excerpt.of(id))\": no series has this id"
          + (hint.isEmpty ? "; give it to the <series> that is meant" : hint),
        attribute,
        of: element
      )
      return nil
    }
    return index
  }
}

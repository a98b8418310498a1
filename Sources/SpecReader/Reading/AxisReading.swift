internal import A11yModel
internal import Support
internal import XML

// Axes: what is known of each, and its labels, of categories or of ticks.
extension ComponentReader {
  mutating func readAxes(into chart: inout Chart) {
    for child in element.descendants(named: .axis) {
      let unit = child[.unit]
      var axis = Axis(
        dimension: spec.word(.dimension, of: child) ?? .x,
        title: axisTitle(of: child, unit: unit ?? chart.unit.value),
        unit: unit.map { .known($0) } ?? missingData(.unit, of: child, "the unit of the axis"),
        every: child[.every].flatMap(NumberSyntax.count) ?? 1,
        source: spec.source(of: child)
      )
      axis.ticks = child[.ticks]?.words ?? []
      chart.axes.append(axis)
    }
  }

  /// The title that assistive technology is given, or else the one that is seen.
  private mutating func axisTitle(of axis: XML.Element, unit: String?) -> Fact<String> {
    // What is wrong with the one that is seen is told where it is read as a part.
    let seen = axis.first(.title).flatMap { title in
      try? Template(title.text.folded, allowing: Self.axis, unknown: "the title of the axis")
    }
    guard let title = spec.template(.title, of: axis, Self.axis) ?? seen else {
      return missingData(.title, of: axis, "the title of the axis")
    }
    return title.text { _ in unit.map { .known($0) } ?? .absent }.fact("the title of the axis")
  }

  /// What stands for the same along a whole axis.
  private static let axis: Template.Placeholders = [.unit]

  /// An axis with its labels, of which there is one for each category or each tick.
  mutating func axis(_ element: XML.Element) -> PartNode {
    let source = spec.source(of: element)
    let axes = node.component.chart?.axes ?? []
    let labels: Template.Placeholders =
      element[.dimension] == "y" ? [.value, .unit] : [.category, .position, .count, .unit, .value]
    let axis = leaf(element, .axis, Self.axis)
    if let index = axes.firstIndex(where: { $0.source == source }) { axis.content = .axis(index) }
    for child in element.elements {
      guard let part = part(child, child.specName == .text ? labels : Self.axis, []) else {
        continue
      }
      axis.children.append(part)
      if case .text(let template) = part.content, part.kind == .text {
        requireTicks(of: element, for: template, at: child.position)
      }
    }
    requireLabels(of: axis.children, forTicksOf: element)
    return PartNode(axis)
  }

  /// Labels with {value} are those of the ticks.
  private mutating func requireTicks(
    of axis: XML.Element,
    for template: Template,
    at position: Position
  ) {
    guard template.names(.value) else { return }
    if template.namesCategory {
      spec.report(
        "{category} and {value} stand in one label; {category} labels the categories, {value} the "
          + "ticks",
        at: position
      )
    } else if axis[.ticks] == nil, !spec.isFaulty(axis), spec.completeness.contains(.data) {
      spec.report(
        "{value} stands for each of the ticks, and the axis has none; say which, as in "
          + "ticks=\"0 50 100\"",
        at: position
      )
    }
  }

  /// Ticks are shown by labels with {value}.
  private mutating func requireLabels(of parts: [PartNode], forTicksOf axis: XML.Element) {
    guard axis[.ticks] != nil else { return }
    let texts = parts.compactMap { part -> Template? in
      if case .text(let template) = part.content, part.kind == .text { template } else { nil }
    }
    guard !spec.isFaulty(axis), texts.contains(where: \.namesCategory),
      !texts.contains(where: { $0.names(.value) })
    else { return }
    spec.report(
      "ticks: no label shows them, for {category} labels the categories; write {value} in the "
        + "<text>, or leave the ticks out",
      .ticks,
      of: axis
    )
  }
}

extension Template {
  /// Whether it stands for each of the categories along an axis.
  var namesCategory: Bool { names(.category) || names(.position) }
}

internal import A11yModel

/// One label along an axis, or all else that the axis shows.
struct AxisLabel {
  var subject: Element.Subject = .component

  /// The tick that it labels, as written.
  var tick: String?

  /// That of what the axis measures.
  var unit: String?

  /// What a placeholder stands for that is the label's or the axis's own.
  func value(_ placeholder: Placeholder) -> String? {
    switch placeholder {
    case .value: tick
    case .unit: unit
    default: nil
    }
  }
}

extension ComponentNode {
  /// What stands along an axis and is no label.
  func axisLabel(_ axis: Int) -> AxisLabel {
    let chart = component.chart
    return AxisLabel(unit: chart?.axes[axis].unit.value ?? chart?.unit.value)
  }

  /// The labels that a text of an axis shows: one for each category or tick that it names, else one
  /// as it stands.
  func axisLabels(of text: PartNode, _ axis: Int) -> [AxisLabel] {
    guard case .text(let template) = text.content, let chart = component.chart,
      chart.axes[axis].every > 0
    else { return [] }
    let plain = axisLabel(axis)
    let condition = text.placement.condition
    if template.namesCategory {
      let count = chart.categories.count
      return stride(from: 0, to: count, by: chart.axes[axis].every).compactMap { category in
        guard condition?.holds(at: category, of: count) ?? true else { return nil }
        return AxisLabel(subject: .category(category), unit: plain.unit)
      }
    }
    guard template.names(.value) else { return [plain] }
    let ticks = chart.axes[axis].ticks
    return ticks.indices.compactMap { index in
      guard condition?.holds(at: index, of: ticks.count) ?? true else { return nil }
      return AxisLabel(tick: ticks[index], unit: plain.unit)
    }
  }
}

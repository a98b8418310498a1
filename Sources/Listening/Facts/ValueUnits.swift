package import A11yModel
package import Language

extension ComponentFacts {
  /// The unit of the values, as the chart or its value axis declares it, or the progress.
  package var valueUnit: Fact<String> {
    if let progress = component.progress { return progress.unit }
    guard let chart = component.chart else { return .absent }
    let axis = chart.axes.first { $0.dimension == .y && $0.unit.value != nil }
    return chart.unit.value == nil ? axis?.unit ?? chart.unit : chart.unit
  }
}

extension ValueUnit: Derived {
  package static let place = DerivedPlace()

  /// That of the values, where it is known.
  package static func derived(from facts: ComponentFacts) -> ValueUnit? {
    facts.valueUnit.value.map { ValueUnit($0, facts.languageTag) }
  }
}

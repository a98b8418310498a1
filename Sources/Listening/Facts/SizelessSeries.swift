internal import A11yModel

/// The series of which nothing is drawn: all that they have are bars or slices of 0, and no other
/// values will come.
package enum SizelessSeries: Derived {
  package static let place = DerivedPlace()

  package static func derived(from facts: ComponentFacts) -> Set<Int> {
    guard let chart = facts.component.chart, !facts.component.isDynamic,
      chart.form == .bar || chart.form?.isWhole ?? false
    else { return [] }
    var (empty, seen): (Set<Int>, Set<Int>) = ([], [])
    for mark in chart.marks {
      guard let series = mark.series else { continue }
      if mark.value.value == 0 { empty.insert(series) } else { seen.insert(series) }
    }
    return empty.subtracting(seen)
  }
}

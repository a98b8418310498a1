package import A11yModel

/// What kind of chart something is called.
package enum ChartKind: Hashable, Sendable {
  case form(Chart.Form)
  /// One in which colours show the values.
  case heatMap
  /// One of tiles, as large as their values, that fill a rectangle.
  case treemap
  /// One that is drawn in none of the forms.
  case other
  /// One that may be drawn in any form.
  case any

  /// Nil of those that are drawn in none of the forms.
  package var form: Chart.Form? { if case .form(let form) = self { form } else { nil } }
}

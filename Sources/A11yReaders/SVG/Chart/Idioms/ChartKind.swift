internal import A11yModel

/// What kind of chart something is called.
enum ChartKind: Hashable, Sendable {
  case form(Chart.Form)
  /// One in which colours show the values.
  case heatMap
  /// One that is drawn in none of the forms.
  case other

  var form: Chart.Form? { if case .form(let form) = self { form } else { nil } }
}

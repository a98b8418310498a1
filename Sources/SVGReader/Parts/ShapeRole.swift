internal import A11yModel
internal import XML

/// What an element of a chart is painted for.
struct ShapeRole {
  /// The shape, or what holds it.
  var element: XML.Element
  var role: Part.Role

  /// An index into the chart's series.
  var series: Int?

  /// The mark it stands for, or the chart.
  var subject = A11yModel.Element.Subject.component
}

/// A spec to begin with, for one kind of component; the files beside this one hold the texts.
enum SpecTemplate: String, CaseIterable, Sendable {
  case stepIndicator = "step-indicator"
  case statusTracker = "status-tracker"
  case ring
  case bar
  case barChart = "bar-chart"
  case lineChart = "line-chart"
  case donut
  case scatter

  var text: String {
    let bytes =
      switch self {
      case .stepIndicator: PackageResources.step_indicator_xml
      case .statusTracker: PackageResources.status_tracker_xml
      case .ring: PackageResources.ring_xml
      case .bar: PackageResources.bar_xml
      case .barChart: PackageResources.bar_chart_xml
      case .lineChart: PackageResources.line_chart_xml
      case .donut: PackageResources.donut_xml
      case .scatter: PackageResources.scatter_xml
      }
    return String(decoding: bytes, as: UTF8.self)
  }

  static let names = allCases.map(\.rawValue)
}

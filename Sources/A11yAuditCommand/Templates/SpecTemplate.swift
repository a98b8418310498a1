internal import XML

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

  /// The text in colours that are defined elsewhere: each takes the place of one of its own; nil where it
  /// has fewer.
  func text(in names: [String]) -> String? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var names = names[...]
    var taken: [(own: String, other: String)] = []
    lines.removeAll { line in
      let parts = line.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts[0].hasSuffix("<color name="), let other = names.popFirst() else { return false }
      taken.append((String(parts[1]), other))
      return true
    }
    guard names.isEmpty else { return nil }
    let others = Dictionary(taken, uniquingKeysWith: { first, _ in first })
    return lines.map { line in
      line.replacing(/color="([^"]*)"/) { match in
        let other = others[String(match.1)].map { Escaping.attribute($0) }
        return "color=\"\(other ?? String(match.1))\""
      }
    }.joined(separator: "\n")
  }

  static let names = allCases.map(\.rawValue)
}

internal import A11yModel

extension Component.Kind {
  /// What it is called in a sentence.
  var noun: String {
    switch self {
    case .stepIndicator: "step indicator"
    case .statusTracker: "status tracker"
    case .progress: "progress"
    case .chart: "chart"
    }
  }
}

internal import A11yModel

extension Component {
  /// The element of which there is none, though all that is shown is one or made of them; nil where
  /// there are some, or something stands in for them.
  var missingItem: SpecName? {
    switch kind {
    case .stepIndicator, .statusTracker: steps.isEmpty ? .step : nil
    case .chart: (chart?.marks.isEmpty ?? true) && !hasStandIn ? .mark : nil
    case .progress, .graphic: nil
    }
  }

  private var hasStandIn: Bool {
    snapshots.contains { $0.elements.contains { [.empty, .loading, .failure].contains($0.kind) } }
  }
}

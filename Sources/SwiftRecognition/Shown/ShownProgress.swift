/// A `ProgressView` or a `Gauge` of the platform.
package struct ShownProgress: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable { case progressView, gauge }

  package var kind: Kind
  /// Absent where it only says that something goes on.
  package var value: Fact<Double> = .absent
  package var low: Fact<Double> = .absent
  package var high: Fact<Double> = .absent
  /// The style by its name in the source (`circular`); absent is the automatic one.
  package var style: Fact<String> = .absent
  package var label: [ShownView] = []
  package var valueLabel: [ShownView] = []
  package var lowLabel: [ShownView] = []
  package var highLabel: [ShownView] = []
  /// Whether its labels are not shown, and heard all the same (`labelsHidden()`).
  package var hasHiddenLabel: Fact<Bool> = .absent

  package init(_ kind: Kind) { self.kind = kind }
}

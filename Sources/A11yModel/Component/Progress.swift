/// How far something is.
@usableFromInline package struct Progress: Hashable, Sendable {
  package var form: Form

  /// Whether what is drawn follows the value.
  package var isDeterminate: Bool
  package var value: Fact<Double>
  package var minimum: Double
  package var maximum: Double
  package var unit: Fact<String>

  /// What ARIA calls it: a `progressbar` shows how far a task is, a `meter` shows a measure
  /// (WAI-ARIA 1.2, section 5.4); nil where the source does not say.
  package var role: Element.Role?

  /// The state that it is in by its value; an index into the component's states.
  package var state: Int?

  /// The share of the track that is seen to be filled, in percent; nil where it is not measured.
  package var drawnPercent: Double?

  /// Why it is not known which of what is drawn is the track, and which its filled part; nil where
  /// it is, or where nothing is drawn.
  package var missingTrack: String?

  package init(
    form: Form,
    isDeterminate: Bool,
    value: Fact<Double>,
    minimum: Double,
    maximum: Double,
    unit: Fact<String>
  ) {
    self.form = form
    self.isDeterminate = isDeterminate
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
    self.unit = unit
  }

  /// How it is drawn.
  @usableFromInline package enum Form: String, Hashable, Sendable, CaseIterable {
    case ring
    case bar
    case spinner
  }

  /// Whether the range is from 0 to 1, so that its numbers are fractions of a whole.
  package var countsFractions: Bool { minimum == 0 && maximum == 1 }

  /// The value as a share of the range, 0 to 100; nil where unknown, or where the range is empty or
  /// too long to count with.
  package var percent: Double? {
    guard let value = value.value, maximum > minimum else { return nil }
    let share = (value - minimum) / (maximum - minimum) * 100
    return share.isFinite ? share : nil
  }
}

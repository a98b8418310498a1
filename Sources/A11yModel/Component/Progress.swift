/// How far something is.
public struct Progress: Hashable, Sendable {
  public var form: Form

  /// Whether what is drawn follows the value.
  public var isDeterminate: Bool
  public var value: Fact<Double>
  public var minimum: Double
  public var maximum: Double
  public var unit: Fact<String>

  /// What ARIA calls it: a `progressbar` shows how far a task is, a `meter` shows a measure
  /// (WAI-ARIA 1.2, section 5.4); nil where the source does not say.
  public var role: Element.Role?

  /// The share of the track that is seen to be filled, in percent; nil where it is not measured.
  public var drawnPercent: Double?

  /// Why it is not known which of what is drawn is the track, and which its filled part; nil where
  /// it is, or where nothing is drawn.
  public var missingTrack: String?

  public init(
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
  public enum Form: String, Hashable, Sendable, CaseIterable {
    case ring
    case bar
    case spinner
  }

  /// Whether the range is from 0 to 1, so that its numbers are fractions of a whole.
  public var countsFractions: Bool { minimum == 0 && maximum == 1 }

  /// The value as a share of the range, 0 to 100; nil where unknown, or where the range is empty or
  /// too long to count with.
  public var percent: Double? {
    guard let value = value.value, maximum > minimum else { return nil }
    let share = (value - minimum) / (maximum - minimum) * 100
    return share.isFinite ? share : nil
  }
}

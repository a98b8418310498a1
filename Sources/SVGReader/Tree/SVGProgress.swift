internal import A11yModel

/// A progress bar or a meter among the elements of an image.
struct FoundProgress {
  var element: Int
  var id: String?
  var progress: Progress

  /// Whether nothing but words and shapes say that it is one.
  var isAssumed = false
}

/// How far something is, as the attributes of a progress bar or a meter say (WAI-ARIA 1.2, sections
/// 5.3.1 and 6.6).
struct SVGProgress {
  /// What stands where the value does; nil where nothing does.
  private let value: String?
  private let text: String?
  private let minimum: Double
  private let maximum: Double

  init(_ statement: SVGStatement) {
    value = statement.text("valuenow")
    text = statement.text("valuetext")
    minimum = statement.text("valuemin").flatMap(Self.number) ?? 0
    maximum = statement.text("valuemax").flatMap(Self.number) ?? 100
  }

  /// What a screen reader makes of the value: a share of the range; nil where it cannot.
  var spoken: String? {
    guard let value = value.flatMap(Self.number), maximum > minimum,
      value >= minimum, value <= maximum
    else { return nil }
    let share = (value - minimum) / (maximum - minimum) * 100
    return share.isFinite ? "\(Int(share.rounded())) %" : nil
  }

  /// - Parameter role: a progress bar without a value is one of which nobody knows how far it is;
  ///   a meter without one is broken.
  /// - Returns: the facts for the model.
  func progress(_ role: A11yModel.Element.Role) -> Progress {
    let fact: Fact<Double>
    if let value {
      fact = Self.number(value).map { .known($0) } ?? .unknown("what ‘\(value)’ is as a number")
    } else {
      fact = text == nil ? .absent : .unknown("the value in numbers (aria-valuenow)")
    }
    let isTold = value != nil || text?.contains(where: \.isNumber) ?? false
    var progress = Progress(
      form: .bar,
      isDeterminate: isTold || role == .meter,
      value: fact,
      minimum: minimum,
      maximum: maximum,
      unit: .absent
    )
    progress.role = role
    return progress
  }

  private static func number(_ text: String) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}

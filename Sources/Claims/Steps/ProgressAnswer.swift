package import A11yModel
internal import Language
package import Listening

extension SpokenProgress {
  /// What text says of a progress.
  package enum Answer: Hashable, Sendable {
    case right
    case wrong
    /// A time in a progress of something else tells no share, and “left” may be left of a battery.
    case incomparable
  }

  /// Whether any of it is right, within percentage points.
  package func answer(on progress: Progress, tolerance: Double) -> Answer {
    guard progress.percent != nil, progress.value.value != nil else { return .wrong }
    func isRight(_ reading: Reading, asRest: Bool) -> Bool {
      reading.isRight(of: progress, asRest: asRest, tolerance: tolerance)
    }
    if readings.contains(where: { isRight($0, asRest: $0.isRest) }) { return .right }
    // What is left of a battery is how far it is.
    let isTurned = readings.contains { reading in
      (reading.isRest || hasUnknownWords) && isRight(reading, asRest: !reading.isRest)
    }
    let isPlaced = readings.contains(where: \.isPlace)
    if isTurned || isPlaced || (hasUnknownWords && !isShare) { return .incomparable }
    guard case .duration? = readings.first else { return .wrong }
    return progress.unit.value.flatMap { UnitVocabulary.seconds(in: $0) } == nil
      ? .incomparable : .wrong
  }
}

extension SpokenProgress.Reading {
  /// Whether it is what is left.
  var isRest: Bool {
    switch self {
    case .percentage(_, _, let isRest), .ratio(_, _, _, let isRest), .number(_, _, let isRest),
      .duration(_, let isRest):
      isRest
    case .place: false
    }
  }

  /// Whether it is right of a progress, or of what is left of it, within percentage points.
  fileprivate func isRight(of progress: Progress, asRest: Bool, tolerance: Double) -> Bool {
    guard let percent = progress.percent, let value = progress.value.value else { return false }
    let told = asRest ? progress.maximum - value : value
    func isNear(_ share: Double, _ slack: Double = tolerance) -> Bool {
      abs((asRest ? 100 - share : share) - percent) <= slack
    }
    func isRatio(_ part: SpokenNumber, _ whole: SpokenNumber) -> Bool {
      if part.matches(told), whole.matches(progress.maximum) { return true }
      return whole.value > 0 && isNear(100 * part.value / whole.value)
    }
    func isNumber(_ number: SpokenNumber) -> Bool {
      number.matches(told) || isNear(number.value)
        || progress.countsFractions && isNear(100 * number.value)
    }
    switch self {
    case .percentage(let share, let slack, _): return isNear(share, max(tolerance, slack))
    case .ratio(let part, let whole, _, _), .place(let part, let whole?):
      return isRatio(part, whole)
    case .place(let number, nil): return isNumber(number)
    case .number(let number, let unit, _):
      let own = progress.unit.value.flatMap { Words($0).list.first }
      let scale = SpokenProgress.scale(of: unit, in: own)
      return isNumber(number) || scale != 1 && number.scaled(by: scale).matches(told)
    case .duration(let duration, _):
      // What is left of a share is no length of time.
      if asRest, progress.unit.value == nil { return false }
      return duration.matches(told, unit: progress.unit.value)
    }
  }
}

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
    let units = units(of: progress)
    func isRight(_ reading: Reading, asRest: Bool) -> Bool {
      reading.isRight(of: progress, in: units, asRest: asRest, tolerance: tolerance)
    }
    if readings.contains(where: { isRight($0, asRest: $0.isRest) }) { return .right }
    // What is left of a battery is how far it is.
    let isTurned = readings.contains { reading in
      (reading.isRest || hasUnknownWords) && isRight(reading, asRest: !reading.isRest)
    }
    let isPlaced = readings.contains(where: \.isPlace)
    if isTurned || isPlaced || (hasUnknownWords && !isShare) { return .incomparable }
    guard case .number(let value, _, _)? = readings.first, value.units.holdsTime else {
      return .wrong
    }
    return units.holdsTime && progress.unit.value != nil ? .wrong : .incomparable
  }

  /// The units of a progress, as its language or English has them; those of time where it has none.
  private func units(of progress: Progress) -> UnitSet {
    progress.unit.value.map { UnitSet(named: $0, tag) } ?? Unit.times
  }
}

extension SpokenProgress.Reading {
  /// Whether it is what is left.
  var isRest: Bool {
    switch self {
    case .percentage(_, _, let isRest), .ratio(_, _, let isRest), .number(_, _, let isRest): isRest
    case .place: false
    }
  }

  /// Whether it is right of a progress, or of what is left of it, within percentage points.
  fileprivate func isRight(
    of progress: Progress,
    in units: UnitSet,
    asRest: Bool,
    tolerance: Double
  ) -> Bool {
    guard let percent = progress.percent, let value = progress.value.value else { return false }
    let told = asRest ? progress.maximum - value : value
    func isNear(_ share: Double, _ slack: Double = tolerance) -> Bool {
      abs((asRest ? 100 - share : share) - percent) <= slack
    }
    /// The number alone, or in its unit.
    func isTold(_ said: TextValue) -> Bool {
      said.isNumber(told)
        || !units.isEmpty && !said.units.isEmpty && said.isRounded(told, in: units, slack: 0.01)
    }
    func isRatio(_ said: TextValue, _ total: Double) -> Bool {
      if isTold(said), abs(total - progress.maximum) <= abs(progress.maximum) * 0.01 { return true }
      return said.share.map { isNear(100 * $0) } ?? false
    }
    /// A length of time in its unit; what is left of a share is none.
    func isCounted(_ said: TextValue) -> Bool {
      if said.units.holdsTime {
        return (!asRest || progress.unit.value != nil) && said.isTime(told, in: units)
      }
      return isTold(said) || isNear(said.number)
        || progress.countsFractions && isNear(100 * said.number)
    }
    switch self {
    case .percentage(let share, let slack, _): return isNear(share, max(tolerance, slack))
    case .ratio(let said, _, _): return isRatio(said, said.total ?? 0)
    case .place(let said):
      return said.total.map { isRatio(said, $0) } ?? isCounted(said)
    case .number(let said, _, _): return isCounted(said)
    }
  }
}

extension TextValue {
  /// Whether one of its numbers is a value, whatever its unit.
  fileprivate func isNumber(_ value: Double) -> Bool {
    var alone = self
    (alone.units, alone.total, alone.upTo, alone.share) = (UnitSet(), nil, nil, nil)
    return alone.says(value)
  }

  /// Whether a length of time is a value in one of some units.
  fileprivate func isTime(_ value: Double, in others: UnitSet) -> Bool {
    let tolerance = tolerance * (units.times.map { Unit.all[$0].factor }.min() ?? 1)
    return others.times.contains { unit in
      let expected = value * Unit.all[unit].factor
      return seconds.contains { abs($0 - expected) <= max(tolerance, abs(expected) * 0.01) }
    }
  }
}

internal import SwiftEvaluation
internal import SwiftSource

/// A number of the source that says how far an indicator goes: a state, or what a view is given.
struct FollowedNumber {
  private let key: String
  private let isState: Bool
  private let value: Value
  /// What it is where the indicator is full.
  private let full: Double

  /// The number that an indicator follows; nil where none is found.
  init?(_ found: ProgressFinder.Found, _ root: RootReading, _ scenario: Scenario) {
    let followed = Self.numbers(found, scenario).first {
      $0.isFollowed(by: found, root, scenario)
    }
    guard let followed else { return nil }
    self = followed
  }

  private init(_ key: String, _ isState: Bool, _ value: Value, full: Double) {
    (self.key, self.isState, self.value, self.full) = (key, isState, value, full)
  }

  /// With the number so far that a part in a hundred is reached; nil where that is no value of it.
  func scenario(_ percent: Int, _ scenario: Scenario) -> Scenario? {
    let number = full * Double(percent) / 100
    var now = scenario
    var new = Value.real(number)
    if case .integer = value {
      guard number == number.rounded(), let whole = Int(exactly: number) else { return nil }
      new = .integer(whole)
    }
    if isState { now.states[key] = new } else { now.inputs[key] = new }
    return now
  }

  /// The same indicator where a part in a hundred is reached; nil where it is not shown then.
  func twin(
    of found: ProgressFinder.Found,
    at percent: Int,
    _ root: RootReading,
    _ scenario: Scenario
  ) -> ProgressFinder.Found? {
    guard let now = self.scenario(percent, scenario), let view = root.view(in: now),
      let place = found.path.last?.place
    else { return nil }
    return ProgressFinder(view, now.states).found.first { other in
      other.path.last?.place == place
        && other.fraction.map { abs($0 - Double(percent) / 100) < 0.001 } ?? false
    }
  }

  private static func numbers(
    _ found: ProgressFinder.Found,
    _ scenario: Scenario
  ) -> [FollowedNumber] {
    let states = scenario.states.sorted { $0.key < $1.key }.map { ($0.key, true, $0.value) }
    let views = found.path.last?.customViews ?? []
    let inputs = views.reversed().flatMap { view in
      view.inputs.sorted { $0.key < $1.key }.compactMap { name, value in
        view.identity.map { ("\($0).\(name)", false, value.unbound) }
      }
    }
    return (states + inputs).flatMap { key, isState, value -> [FollowedNumber] in
      guard let now = value.double, let fraction = found.fraction else { return [] }
      let ends = fraction > 0 ? [(now / fraction * 1000).rounded() / 1000] : [1, 100]
      return ends.filter { $0 > 0 }.map { FollowedNumber(key, isState, value, full: $0) }
    }
  }

  /// Whether the indicator goes as far as the number says.
  private func isFollowed(
    by found: ProgressFinder.Found,
    _ root: RootReading,
    _ scenario: Scenario
  ) -> Bool {
    let probes = [20, 40, 50, 60].filter { self.scenario($0, scenario) != nil }
    return !probes.isEmpty
      && probes.prefix(2).allSatisfy { twin(of: found, at: $0, root, scenario) != nil }
  }
}

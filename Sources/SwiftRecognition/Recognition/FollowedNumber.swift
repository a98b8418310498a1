internal import SwiftEvaluation

/// A number of the source that an indicator follows, from nought to its end.
struct FollowedNumber {
  private let given: GivenNumber
  /// What it is where the indicator is full.
  private let full: Double

  /// The number that an indicator follows; nil where none is found.
  ///
  /// - Parameters:
  ///   - found: the indicator.
  ///   - root: what shows it.
  ///   - scenario: when.
  ///   - isMeant: whether a number is one of those that are looked for.
  init?(
    _ found: ProgressFinder.Found,
    _ root: RootReading,
    _ scenario: Scenario,
    where isMeant: (GivenNumber) -> Bool = { _ in true }
  ) {
    guard let fraction = found.fraction else { return nil }
    let numbers = GivenNumber.all(of: found, in: scenario).filter(isMeant)
    let followed = numbers.lazy.flatMap { given in
      let ends = fraction > 0 ? [(given.number / fraction * 1000).rounded() / 1000] : [1, 100]
      return ends.filter { $0 > 0 }.map { FollowedNumber(given, full: $0) }
    }.first { $0.isFollowed(by: found, root, scenario) }
    guard let followed else { return nil }
    self = followed
  }

  private init(_ given: GivenNumber, full: Double) { (self.given, self.full) = (given, full) }

  /// With the number so far that a part in a hundred is reached; nil where that is no value of it.
  func scenario(_ percent: Int, _ scenario: Scenario) -> Scenario? {
    given.changed(to: full * Double(percent) / 100, in: scenario)
  }

  /// The same indicator where a part in a hundred is reached; nil where it is not shown then.
  func twin(
    of found: ProgressFinder.Found,
    at percent: Int,
    _ root: RootReading,
    _ scenario: Scenario
  ) -> ProgressFinder.Found? {
    guard let now = self.scenario(percent, scenario),
      let twin = root.twin(of: found, in: now)?.found, let fraction = twin.fraction,
      abs(fraction - Double(percent) / 100) < 0.001
    else { return nil }
    return twin
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

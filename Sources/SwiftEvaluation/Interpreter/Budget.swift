internal import SwiftSource

/// How much may be evaluated of a root, in all its states together.
///
/// It is shared by all evaluators of the root, so that what one has spent another has not. What was too much once is not
/// tried again, so that a function without an end costs its share once and not in each state.
package final class Budget {
  /// The steps that all roots of a file may take together.
  package static let file = 800_000
  /// The steps that a root may take.
  package static let root = 400_000
  /// The steps that a tree may take: much more than the largest views of apps.
  static let tree = root / 8
  /// The steps that a closure may take that runs when something happens.
  static let reaction = 20_000
  private static let maximumLetters = 4 << 20

  /// How many steps were taken.
  package private(set) var steps = 0
  private let maximum: Int
  private var letters = 0
  /// The steps at which what is evaluated now is too much.
  private var limit: Int
  /// Whether something was refused to what is evaluated now.
  private var isRefused = false
  /// What has a share that what is evaluated now is part of.
  private var sharer: Sharer?
  private var tooMuch: Set<Place> = []

  /// What may have a share of its own: an argument, and each call in it that is not within another.
  enum Sharer: Int { case argument, call }

  package init(steps: Int = root) {
    maximum = steps
    limit = steps
  }

  /// The steps that are left.
  package var left: Int { maximum - steps }
  /// Whether nothing more can be evaluated.
  package var isSpent: Bool { left <= 0 }

  /// Counts steps, and says whether they may be taken.
  func step(_ count: Int) -> Bool {
    guard steps + count <= limit else {
      isRefused = true
      return false
    }
    steps += count
    return true
  }

  /// Counts letters of a text, and says whether there may be as many more.
  func count(_ text: Text) -> Bool {
    guard letters + text.count <= Self.maximumLetters else {
      isRefused = true
      return false
    }
    letters += text.count
    return true
  }

  /// What is evaluated with no more than some steps.
  func within<Result>(_ most: Int, _ evaluate: () -> Result) -> Result {
    let outer = limit
    defer { limit = outer }
    limit = min(limit, steps + max(most, 0))
    return evaluate()
  }

  /// What is evaluated with a share of the steps that are left, so that some are left for what stands beside it.
  ///
  /// - Parameters:
  ///   - sharer: what is evaluated; within its like it has the share of that.
  ///   - place: what it is known by.
  ///   - most: the most steps; half of those that are left where none is said.
  ///   - evaluate: evaluates it.
  /// - Returns: nil where the steps were too few, here or when it was tried before.
  func share<Result>(
    for sharer: Sharer,
    at place: Place,
    of most: Int? = nil,
    _ evaluate: () -> Result
  ) -> Result? {
    let outer = (sharer: self.sharer, isRefused: isRefused)
    if let outer = outer.sharer, outer.rawValue >= sharer.rawValue { return evaluate() }
    guard !tooMuch.contains(place) else { return nil }
    (self.sharer, isRefused) = (sharer, false)
    let result = within(most ?? (limit - steps) / 2, evaluate)
    self.sharer = outer.sharer
    defer { isRefused = outer.isRefused }
    guard isRefused else { return result }
    tooMuch.insert(place)
    return nil
  }
}

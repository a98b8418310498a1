/// Suppressions by the outcomes that they mean, as these are met.
///
/// Those of one key mean the same outcomes, so that they are gone through when the first is met.
struct MetSuppressions<Key: Hashable> {
  private let isInForce: [Bool]
  private var first: [Key: Int?] = [:]

  /// The places of those that mean an outcome which was met.
  private(set) var used: Set<Int> = []

  /// - Parameter isInForce: of each suppression, whether its day is not over.
  init(_ isInForce: [Bool]) { self.isInForce = isInForce }

  /// The first that is in force of those that mean an outcome.
  ///
  /// - Parameters:
  ///   - key: what they mean.
  ///   - places: where they are among all.
  /// - Returns: its place; nil where none is in force.
  mutating func first(of key: Key, _ places: @autoclosure () -> [Int]) -> Int? {
    if let known = first[key] { return known }
    let places = places()
    used.formUnion(places)
    let found = places.first { isInForce[$0] }
    first[key] = .some(found)
    return found
  }
}

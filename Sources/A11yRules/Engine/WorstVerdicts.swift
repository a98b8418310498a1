internal import Listening

/// What several snapshots say of the same, of which the worst counts.
///
/// Each stands where the first that was said of its key stood.
struct WorstVerdicts<Key: Hashable> {
  private(set) var all: [Verdict] = []
  private var places: [Key: Int] = [:]
  private let isWorse: (Verdict, Verdict) -> Bool

  /// - Parameter isWorse: whether the first verdict is worse than the second.
  init(isWorse: @escaping (Verdict, Verdict) -> Bool = { $0.result.rank > $1.result.rank }) {
    self.isWorse = isWorse
  }

  /// - Parameters:
  ///   - verdict: what one snapshot says.
  ///   - key: what it is said of.
  mutating func add(_ verdict: Verdict, of key: Key) {
    if let place = places[key] {
      if isWorse(verdict, all[place]) { all[place] = verdict }
    } else {
      places[key] = all.count
      all.append(verdict)
    }
  }

  /// Hands over the worst of each key.
  func append(to verdicts: inout Verdicts) {
    for verdict in all { verdicts.append(verdict) }
  }
}

extension WorstVerdicts<Target> {
  /// Takes in a verdict of which the target is what it is said of.
  mutating func add(_ verdict: Verdict) { add(verdict, of: verdict.target) }
}

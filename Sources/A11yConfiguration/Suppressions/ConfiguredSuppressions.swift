package import A11yModel
internal import Support

/// The suppressions of a configuration that are for a file, looked up by rule and path, with what
/// became of them; files for which the same hold share them.
package final class ConfiguredSuppressions: @unchecked Sendable {
  private let all: [ConfiguredSuppression]
  private let isInForce: [Bool]
  private let lock = Lock()
  private var byRule: [String: Own] = [:]

  /// The rules that were decided in any of the files.
  private var decided: Set<String> = []

  /// Whether all appearances were reported of every one.
  private var isWhole = true

  /// Those of one rule.
  private struct Own {
    /// The places of those that are for every target.
    var always: [Int] = []
    var byPath: [String: [Int]] = [:]
    var patterns: [(number: Int, glob: Glob)] = []
    lazy var globs = GlobSet(patterns)
    var met: MetSuppressions<Key>

    init(_ met: MetSuppressions<Key>) { self.met = met }

    mutating func first(meaning target: String?) -> Int? {
      let always = always
      var found = [met.first(of: .always, always)]
      if let target {
        if let own = byPath[target] { found.append(met.first(of: .path(target), own)) }
        if !patterns.isEmpty {
          var state = GlobSet.start
          for scalar in target.unicodeScalars { state = globs.state(behind: scalar, from: state) }
          let key = Key.patterns(state, generation: globs.generation)
          let matches = globs.matches(in: state)
          found.append(met.first(of: key, matches.map(Int.init)))
        }
      }
      return found.compactMap(\.self).min()
    }
  }

  private enum Key: Hashable {
    case always
    case path(String)

    /// What patterns match it.
    case patterns(Int, generation: Int)
  }

  /// - Parameters:
  ///   - suppressions: what the configuration states, in its order.
  ///   - today: the day on which the run began.
  package init(_ suppressions: [ConfiguredSuppression], on today: CalendarDay) {
    all = suppressions
    isInForce = suppressions.map { $0.until.map { today <= $0 } ?? true }
    let none = Own(MetSuppressions(isInForce))
    for (place, suppression) in suppressions.enumerated() {
      for rule in suppression.rules {
        if suppression.targets.isEmpty { byRule[rule, default: none].always.append(place) }
        for target in suppression.targets {
          if target.isPath {
            byRule[rule, default: none].byPath[target.text, default: []].append(place)
          } else {
            byRule[rule, default: none].patterns.append((place, target.glob))
          }
        }
      }
    }
  }

  var isEmpty: Bool { all.isEmpty }

  /// The first that is in force and means an outcome; nil for none.
  func first(meaning rule: String, _ target: String?) -> ConfiguredSuppression? {
    lock.whileHeld { byRule[rule]?.first(meaning: target) }.map { all[$0] }
  }

  /// Notes a file for which they are.
  ///
  /// - Parameters:
  ///   - decided: the rules that were decided in it.
  ///   - isWhole: whether all appearances are reported of it.
  func add(decided: Set<String>, isWhole: Bool) {
    lock.whileHeld {
      self.decided.formUnion(decided)
      self.isWhole = self.isWhole && isWhole
    }
  }

  /// What became of each in all of the files, in their order.
  package var uses: [ConfiguredSuppressionUse] {
    lock.whileHeld {
      var used: [Int: Set<String>] = [:]
      for (rule, own) in byRule {
        for place in own.met.used { used[place, default: []].insert(rule) }
      }
      return all.enumerated().map { place, suppression in
        ConfiguredSuppressionUse(
          suppression: suppression,
          used: used[place] ?? [],
          decided: decided.intersection(suppression.rules),
          tellsUnused: isWhole
        )
      }
    }
  }

  /// Why not every target was matched; nil where each was.
  package var shortfall: InputError? {
    let place = lock.whileHeld {
      byRule.keys.sorted().compactMap { rule in
        byRule[rule]?.globs.isExhausted ?? false ? byRule[rule]?.patterns.first?.number : nil
      }.first
    }
    return place.map { place in
      InputError(
        "the targets of the suppressions from here on take more than \(GlobSet.mostSteps) steps to match "
          + "with what was found, so that not all were; name their paths, or write fewer stars in them",
        at: all[place].location
      )
    }
  }
}

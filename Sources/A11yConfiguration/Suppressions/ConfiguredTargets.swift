internal import A11yModel

/// Which suppressions of a configuration mean an outcome, looked up by rule and path.
struct ConfiguredTargets {
  private var byRule: [String: Own] = [:]

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

  init(_ suppressions: [ConfiguredSuppression], isInForce: [Bool]) {
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

  /// The place of the first suppression in force that means an outcome; nil for none.
  mutating func first(meaning rule: String, _ target: String?) -> Int? {
    byRule[rule]?.first(meaning: target)
  }

  /// The rules of which each suppression meant an outcome, by their places.
  var usedRules: [Int: Set<String>] {
    var used: [Int: Set<String>] = [:]
    for (rule, own) in byRule {
      for place in own.met.used { used[place, default: []].insert(rule) }
    }
    return used
  }

  /// The place of a suppression whose patterns were not matched with every target; nil for none.
  var exhausted: Int? {
    mutating get {
      for rule in byRule.keys.sorted() where byRule[rule]?.globs.isExhausted ?? false {
        return byRule[rule]?.patterns.first?.number
      }
      return nil
    }
  }
}

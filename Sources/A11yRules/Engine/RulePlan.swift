internal import A11yModel

/// One rule as an audit asks it, worked out once for all components.
final class RulePlan: Sendable {
  let rule: Rule
  let check: Check?
  let parameters: RuleParameters

  /// The profiles of the audit.
  private let profiles: [Profile]

  /// Whether the rule was asked for by name, whatever the profiles.
  private let isNamed: Bool

  /// What is asked of each kind of component; none where the rule is not for it.
  private let asked: [Component.Kind: [Question]]

  /// What outcomes about each kind of component have in common.
  private let drafts: [Component.Kind: Draft]

  /// Profiles that ask the rule the same question.
  struct Question: Sendable {
    var profiles: [Profile]
    var parameters: ProfileParameters

    /// What tells its outcomes apart in a fingerprint.
    let name: String
    let profileNames: [String]
    let isAdvisory: Bool

    init(_ profiles: [Profile], _ parameters: ProfileParameters, of rule: Rule) {
      self.profiles = profiles
      self.parameters = parameters
      name = parameters.name
      profileNames = profiles.map(\.name.rawValue)
      isAdvisory = rule.isAdvisory(in: profiles)
    }
  }

  /// The names of the profiles that include the rule, and what it is for without conditions.
  private struct Draft: Sendable {
    var profiles: [String]
  }

  /// The requirements that hold of every target.
  let requirements: [String]

  init(_ rule: Rule, profiles: [Profile], isNamed: Bool) {
    self.rule = rule
    self.profiles = profiles
    self.isNamed = isNamed
    check = rule.check.flatMap(Check.named)
    parameters = RuleParameters(rule)
    requirements = rule.requirements(where: [])
    var asked: [Component.Kind: [Question]] = [:]
    var drafts: [Component.Kind: Draft] = [:]
    for kind in Component.Kind.allCases {
      let including = profiles.filter { profile in
        profile.membership(of: rule) != nil && profile.kinds.contains(kind)
      }
      drafts[kind] = Draft(profiles: including.map(\.name.rawValue))
      // Where the profiles include the rule for other kinds of component alone, it is not asked.
      let isForOthers =
        !isNamed && including.isEmpty && profiles.contains { $0.membership(of: rule) != nil }
      guard rule.kinds.contains(kind), !isForOthers else { continue }
      asked[kind] = Self.questions(rule, including)
    }
    self.asked = asked
    self.drafts = drafts
  }

  /// A rule that no selected profile includes was asked for by name: it is decided as WCAG would.
  private static func questions(_ rule: Rule, _ including: [Profile]) -> [Question] {
    var groups: [(profiles: [Profile], parameters: ProfileParameters)] = []
    for profile in including {
      let parameters = ProfileParameters(profile, for: rule)
      if let same = groups.firstIndex(where: { $0.parameters == parameters }) {
        groups[same].profiles.append(profile)
      } else {
        groups.append(([profile], parameters))
      }
    }
    guard groups.isEmpty else {
      return groups.map { Question($0.profiles, $0.parameters, of: rule) }
    }
    return [Question([], ProfileParameters(.named(.wcagAA), for: rule), of: rule)]
  }

  /// What is asked of a kind of component; empty where nothing is.
  func questions(for kind: Component.Kind) -> [Question] { asked[kind] ?? [] }

  /// The names of the selected profiles that include the rule for a kind of component.
  func profileNames(for kind: Component.Kind) -> [String] { drafts[kind]?.profiles ?? [] }
}

/// The numbers and lists that a rule file gives its check, read once.
struct RuleParameters: Sendable {
  private let numbers: [String: Double]
  private let lists: [String: [String]]
  private let sets: [String: WordSet]

  init(_ rule: Rule) {
    var numbers: [String: Double] = [:]
    var lists: [String: [String]] = [:]
    for parameter in rule.parameters where lists[parameter.name] == nil {
      numbers[parameter.name] = Double(parameter.value)
      lists[parameter.name] = parameter.value.split(separator: " ").map(String.init)
    }
    (self.numbers, self.lists) = (numbers, lists)
    sets = lists.mapValues { WordSet($0) }
  }

  func number(_ name: String) -> Double? { numbers[name] }

  func list(_ name: String) -> [String] { lists[name] ?? [] }

  /// The words of a list, to be looked up.
  func set(_ name: String) -> WordSet { sets[name] ?? [] }
}

extension Rule {
  /// Whether a failure alone proves nothing in any of some profiles.
  func isAdvisory(in profiles: [Profile]) -> Bool {
    let memberships = profiles.compactMap { $0.membership(of: self) }
    return !memberships.isEmpty && memberships.allSatisfy(\.isAdvisory)
  }

  /// What it is there for, where some conditions hold of a target.
  func requirements(where conditions: Set<String>) -> [String] {
    requirements.filter { $0.condition.map(conditions.contains) ?? true }.map(\.reference)
  }
}

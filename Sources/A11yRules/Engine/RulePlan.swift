internal import A11yModel
internal import Support

/// One rule as an audit asks it, worked out once for all components.
final class RulePlan: Sendable {
  let rule: Rule

  /// What decides it; nil for a rule that sums up others.
  let check: Check?

  /// The profiles of the audit that include the rule.
  private let including: [Profile]

  /// What is asked of each kind of component, in their order; empty where the rule is not for it.
  private let questions: [[Question]]
  private let read = Once<RuleParameters>()
  private let templates = Once<RuleMessages>()

  /// The requirements that hold of every target.
  let requirements: [String]

  /// What components may be described without.
  let needs: [Rule.Untested]

  /// Profiles that ask the rule the same question.
  final class Question: Sendable {
    let profiles: [Profile]
    let parameters: ProfileParameters

    /// What tells its outcomes apart in a fingerprint.
    let name: String
    let profileNames: [String]
    let isAdvisory: Bool

    /// The requirements that hold of every target.
    let requirements: [String]

    init(_ profiles: [Profile], _ parameters: ProfileParameters, of rule: Rule) {
      self.profiles = profiles
      self.parameters = parameters
      name = parameters.name
      profileNames = profiles.map(\.name.rawValue)
      isAdvisory = rule.isAdvisory(in: profiles)
      requirements = rule.requirements(where: [], in: profiles)
    }
  }

  init(_ rule: Rule, profiles: [Profile], isNamed: Bool) {
    let including = profiles.filter { $0.membership(of: rule) != nil }
    self.rule = rule
    self.including = including
    check = rule.check.flatMap(Check.named)
    requirements = rule.requirements(where: [])
    needs = rule.untested.filter { $0.need != nil }
    // Most kinds of component are spoken of by the same profiles, which ask the same.
    var known: [(names: [Profile.Name], questions: [Question])] = []
    questions = Component.Kind.allCases.map { kind in
      guard rule.kinds.contains(kind) else { return [] }
      let asking = including.filter { $0.kinds.contains(kind) }
      // Where the profiles include the rule for other kinds of component alone, it is not asked.
      if !isNamed, asking.isEmpty, !including.isEmpty { return [] }
      let names = asking.map(\.name)
      if let same = known.first(where: { $0.names == names }) { return same.questions }
      let questions = Self.questions(rule, asking)
      known.append((names, questions))
      return questions
    }
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
  func questions(for kind: Component.Kind) -> [Question] { questions[kind.index] }

  /// The names of the selected profiles that include the rule for a kind of component.
  func profileNames(for kind: Component.Kind) -> [String] {
    including.filter { $0.kinds.contains(kind) }.map(\.name.rawValue)
  }

  /// The numbers and lists that the rule file gives its check.
  var parameters: RuleParameters {
    read.value { RuleParameters(rule, check?.signature.words ?? []) }
  }

  /// What its findings say.
  var messages: RuleMessages { templates.value { RuleMessages(rule) } }
}

extension Component.Kind {
  /// The place among all kinds.
  fileprivate var index: Int {
    switch self {
    case .stepIndicator: 0
    case .statusTracker: 1
    case .progress: 2
    case .chart: 3
    case .graphic: 4
    }
  }
}

extension Rule {
  /// Whether a failure alone proves nothing in any of some profiles.
  func isAdvisory(in profiles: [Profile]) -> Bool {
    let memberships = profiles.compactMap { $0.membership(of: self) }
    return !memberships.isEmpty && memberships.allSatisfy(\.isAdvisory)
  }

  /// What it is there for, where some conditions hold of a target.
  ///
  /// - Parameters:
  ///   - conditions: what holds of the target.
  ///   - profiles: those that ask it; empty where it was asked for by name.
  /// - Returns: the references, in their order.
  func requirements(where conditions: Set<String>, in profiles: [Profile] = []) -> [String] {
    requirements.filter { requirement in
      let isAsked = requirement.profile.map { name in profiles.contains { $0.name == name } }
      return (requirement.condition.map(conditions.contains) ?? true)
        && (profiles.isEmpty || isAsked ?? true)
    }.map(\.reference)
  }
}

internal import A11yModel

/// One rule as an audit asks it, worked out once for all components.
final class RulePlan: Sendable {
  let rule: Rule
  let check: Check?

  /// The profiles of the audit.
  private let profiles: [Profile]

  /// Whether the rule was asked for by name, whatever the profiles.
  private let isNamed: Bool

  /// What is asked of each kind of component, in their order.
  private let asked = Component.Kind.allCases.map { _ in Once<Asked>() }
  private let read = Once<RuleParameters>()

  /// The requirements that hold of every target.
  let requirements: [String]

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

  /// What is asked of one kind of component.
  private struct Asked: Sendable {
    /// None where the rule is not for it.
    var questions: [Question]

    /// The names of the profiles that include the rule.
    var profileNames: [String]
  }

  init(_ rule: Rule, profiles: [Profile], isNamed: Bool) {
    self.rule = rule
    self.profiles = profiles
    self.isNamed = isNamed
    check = rule.check.flatMap(Check.named)
    requirements = rule.requirements(where: [])
  }

  private func asked(of kind: Component.Kind) -> Asked {
    asked[kind.index].value {
      let including = profiles.filter { profile in
        profile.membership(of: rule) != nil && profile.kinds.contains(kind)
      }
      // Where the profiles include the rule for other kinds of component alone, it is not asked.
      let isForOthers =
        !isNamed && including.isEmpty && profiles.contains { $0.membership(of: rule) != nil }
      return Asked(
        questions: rule.kinds.contains(kind) && !isForOthers ? Self.questions(rule, including) : [],
        profileNames: including.map(\.name.rawValue)
      )
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
  func questions(for kind: Component.Kind) -> [Question] { asked(of: kind).questions }

  /// The names of the selected profiles that include the rule for a kind of component.
  func profileNames(for kind: Component.Kind) -> [String] { asked(of: kind).profileNames }

  /// The numbers and lists that the rule file gives its check.
  var parameters: RuleParameters { read.value { RuleParameters(rule, check) } }
}

/// The numbers and lists that a rule file gives its check, each read once: lists only where they are
/// asked for.
struct RuleParameters: Sendable {
  private let parameters: [Parameter]

  /// The words of summaries that its lists give, for each choice of languages.
  let summaryWords = SummaryWords.choices.map { _ in Once<SummaryWords>() }

  private struct Parameter: Sendable {
    var name: String
    var number: Double?

    /// The words of one that is a list; nil of any other.
    var words: ListedWords?
  }

  /// A list of words as it is written, and to be looked up.
  private final class ListedWords: Sendable {
    private let text: String
    private let lookup = Once<WordSet>()

    init(_ text: String) { self.text = text }

    var list: [String] {
      text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    }

    var set: WordSet { lookup.value { WordSet(list) } }
  }

  init(_ rule: Rule, _ check: Check?) {
    let lists = check?.words ?? []
    parameters = rule.parameters.map { parameter in
      guard lists.contains(parameter.name) else {
        return Parameter(name: parameter.name, number: Double(parameter.value))
      }
      return Parameter(name: parameter.name, words: ListedWords(parameter.value))
    }
  }

  private subscript(_ name: String) -> Parameter? { parameters.first { $0.name == name } }

  func number(_ name: String) -> Double? { self[name]?.number }

  func list(_ name: String) -> [String] { self[name]?.words?.list ?? [] }

  /// The words of a list, to be looked up.
  func set(_ name: String) -> WordSet { self[name]?.words?.set ?? .empty }
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
  func requirements(where conditions: Set<String>) -> [String] {
    requirements.filter { $0.condition.map(conditions.contains) ?? true }.map(\.reference)
  }
}

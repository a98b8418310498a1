internal import A11yModel
internal import A11yRules

/// A finding with whom it shuts out, and what a page's filters know it by.
struct PageFinding {
  var finding: Finding

  /// Whom it shuts out; empty where its rule does not say.
  var people: [Person]

  /// Under whom it stands: the first of them.
  let group: Int

  /// The classes of these, of how bad it is, and of its rules.
  var styles: [String]

  init(_ finding: Finding, _ rules: inout RuleNumbers, _ catalogue: Catalogue) {
    self.finding = finding
    let rule = catalogue.rule(finding.first.rule)
    people = rule?.people ?? []
    let badness = finding.first.result == .failed ? finding.first.impact.style : "i0"
    let person = people.first.flatMap { Person.allCases.firstIndex(of: $0) }
    group = person ?? Person.allCases.count
    styles = people.map(\.style) + [badness] + finding.rules.map { "r\(rules.number(of: $0))" }
  }

  /// By whom it shuts out, and of these the worst first.
  static func isBefore(_ one: PageFinding, _ other: PageFinding) -> Bool {
    one.group != other.group
      ? one.group < other.group : one.finding.first.impact > other.finding.first.impact
  }
}

/// What a page calls rules in its classes: numbers, for their names may be anything.
struct RuleNumbers {
  /// In the order in which they were met.
  private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]

  mutating func number(of rule: String) -> Int {
    if let number = numbers[rule] { return number }
    names.append(rule)
    numbers[rule] = names.count
    return names.count
  }
}

/// The classes of the findings of a card, by which filters hide what stands for these elsewhere in it.
struct FilterStyles {
  /// In the order of their numbers, from 1; none on a page without filters.
  private var own: [[String]] = []

  init() {}

  init(of findings: [PageFinding]) { own = findings.map(\.styles) }

  /// The classes of what stands for findings of some numbers, with one that says what it is.
  func style(_ kind: String, of numbers: [Int]) -> String {
    guard !own.isEmpty else { return kind }
    return ([kind, "g"] + Set(numbers.flatMap { own[$0 - 1] }).sorted()).joined(separator: " ")
  }
}

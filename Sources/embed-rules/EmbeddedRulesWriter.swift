internal import A11yModel
internal import RuleCatalogue

/// Writes rules as values of Swift, which need not be read when the tool starts.
struct EmbeddedRulesWriter {
  private let rules: [Rule]
  private let texts: [(id: String, text: String)]

  /// - Parameters:
  ///   - catalogue: the rules.
  ///   - files: the content of the file of each, in their order.
  init(_ catalogue: Catalogue, _ files: [[UInt8]]) {
    rules = catalogue.rules
    texts = zip(rules, files).map { ($0.id, String(decoding: $1, as: UTF8.self)) }
  }

  /// The file of the rules.
  var source: String {
    """
    // swift-format-ignore-file
    // Written by `make embed` from Rules/*.xml; edit those.

    internal import A11yModel

    enum BuiltInRules {
      /// The rules in the order of their ids.
      static var rules: [Rule] { [\(rules.indices.map { "rule\($0)" }.joined(separator: ", "))] }

    \(rules.enumerated().map(Self.property).joined(separator: "\n"))}

    """
  }

  /// The file of the texts, the only one that an edited example changes.
  var textSource: String {
    """
    // swift-format-ignore-file
    // Written by `make embed` from Rules/*.xml; edit those.

    package enum RuleTexts {
      /// The files as they are, by the ids of their rules.
      package static let all: [String: String] = [
    \(texts.map { "\(Self.literal($0.id)): \(Self.raw($0.text)),\n" }.joined())  ]
    }

    """
  }

  private static func property(_ index: Int, _ rule: Rule) -> String {
    """
      private static var rule\(index): Rule {
        Rule(
          id: \(literal(rule.id)),
          title: \(literal(rule.title)),
          category: \(literal(rule.category)),
          impact: .\(rule.impact),
          people: \(list(rule.people) { ".\($0)" }),
          unsaid: \(optional(rule.unsaid)),
          kinds: \(list(rule.kinds) { ".\($0)" }),
          dialects: \(list(rule.dialects) { ".\($0)" }),
          untested: \(list(rule.untested) {
            ".init(dialect: .\($0.dialect), missing: \(literal($0.missing))"
              + ($0.need.map { ", need: .\($0)" } ?? "") + ")"
          }),
          requirements: \(list(rule.requirements) {
            ".init(reference: \(literal($0.reference)), level: \(optional($0.level)), "
              + "condition: \(optional($0.condition))"
              + ($0.profile.map { ", profile: .\($0)" } ?? "") + ")"
          }),
          memberships: \(list(rule.memberships) {
            ".init(profile: .\($0.profile), isAdvisory: \($0.isAdvisory), "
              + "isForCustomColors: \($0.isForCustomColors), condition: \(optional($0.condition))"
              + ($0.doubted.map { ", doubted: \(literal($0))" } ?? "") + ")"
          }),
          check: \(optional(rule.check)),
          composition: \(list(rule.composition) {
            ".init(rule: \(literal($0.rule)), name: \(literal($0.name)), "
              + "isCondition: \($0.isCondition))"
          }),
          yields: \(list(rule.yields) {
            ".init(rule: \(literal($0.rule)), profiles: \(list($0.profiles) { ".\($0)" }))"
          }),
          message: \(literal(rule.message)),
          doubt: \(literal(rule.doubt)),
          messages: \(list(rule.messages) {
            ".init(\($0.isDoubt ? "isDoubt: true, " : "")"
              + ($0.condition.map { "condition: \(literal($0)), " } ?? "")
              + "text: \(literal($0.text)))"
          }),
          parameters: \(list(rule.parameters) {
            ".init(name: \(literal($0.name)), value: \(literal($0.value)), "
              + "source: \(literal($0.source)))"
          }),
          profileParameters: \(list(rule.profileParameters, literal)),
          remedies: \(list(rule.remedies) {
            ".init(dialect: .\($0.dialect), condition: \(optional($0.condition)), "
              + "text: \(literal($0.text))"
              + ($0.edits.isEmpty ? ")" : ", edits: \(list($0.edits, Self.edit)))")
          })
        )
      }

    """
  }

  private static func edit(_ edit: EditTemplate) -> String {
    let change =
      switch edit.change {
      case .color(let color): ".color(\(literal(color)))"
      case .edit(let change): ".edit(\(self.change(change)))"
      }
    let language = edit.language.map { ", language: \(literal($0))" } ?? ""
    return ".init(place: .\(edit.place), change: \(change)\(language))"
  }

  private static func change(_ change: Edit.Change) -> String {
    switch change {
    case .set(let name, let value): ".set(\(literal(name)), to: \(optional(value)))"
    case .add(let name, let word): ".add(\(literal(name)), word: \(literal(word)))"
    case .replace(let markup): ".replace(\(literal(markup)))"
    case .insert(let markup, let place): ".insert(\(literal(markup)), .\(place))"
    case .rewrite(let name, let range, let text):
      ".rewrite(\(literal(name)), \(range), as: \(literal(text)))"
    }
  }

  private static func list<Item>(_ items: [Item], _ text: (Item) -> String) -> String {
    "[" + items.map(text).joined(separator: ", ") + "]"
  }

  private static func literal(_ text: String) -> String { text.debugDescription }

  private static func optional(_ text: String?) -> String { text.map(literal) ?? "nil" }

  /// A raw string that any rule file can stand in.
  private static func raw(_ text: String) -> String { "####\"\"\"\n\(text)\n\"\"\"####" }
}

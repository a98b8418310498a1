internal import A11yReports
internal import RuleCatalogue
internal import Support

/// The catalogue for other programs.
struct CatalogueJSON {
  private let catalogue: Catalogue
  private let rules: [Rule]

  /// - Parameters:
  ///   - catalogue: what the rules' files say to people comes from.
  ///   - rules: those that are listed.
  init(_ catalogue: Catalogue, _ rules: [Rule]) {
    (self.catalogue, self.rules) = (catalogue, rules)
  }

  var text: String {
    let profiles = Profile.all.map { "    " + Self.json($0).line }
    let rules = rules.map { "    " + json($0).line }
    return "{\n  \"schema\": 1,\n  \"profiles\": \(JSON.lines(profiles)),\n"
      + "  \"rules\": \(JSON.lines(rules))\n}\n"
  }

  private static func json(_ profile: Profile) -> JSON {
    .object([
      ("name", .string(profile.name.rawValue)),
      ("includes", .optional(profile.includes?.rawValue)),
      ("components", .strings(profile.kinds.map(\.rawValue))),
      ("parameters", .object(profile.settings.map { ($0.name, .string($0.value)) })),
    ])
  }

  private func json(_ rule: Rule) -> JSON {
    let text = catalogue.text(of: rule)
    return .object([
      ("id", .string(rule.id)),
      ("title", .string(rule.title)),
      ("page", .optional(Publication.page(ofRule: rule.id))),
      ("category", .string(rule.category)),
      ("impact", .string(rule.impact.rawValue)),
      ("people", .strings(rule.people.map(\.rawValue))),
      ("components", .strings(rule.kinds.map(\.rawValue))),
      ("dialects", .strings(rule.dialects.map(\.rawValue))),
      ("requirements", .array(rule.requirements.map { Self.json($0, of: rule) })),
      ("profiles", .array(rule.memberships.map(Self.json))),
      ("composedOf", .strings(rule.composition.map(\.rule))),
      ("parameters", .array(rule.parameters.map(Self.json))),
      ("check", .optional(rule.check)),
      ("uses", .strings(rule.profileParameters)),
      ("yields", .array(rule.yields.map(Self.json))),
      ("untested", .array(rule.untested.map(Self.json))),
      ("remedies", .array(rule.remedies.map(Self.json))),
      ("help", text.map(Self.help) ?? .null),
      ("examples", .array((text?.examples ?? []).map(Self.json))),
    ])
  }

  private static func json(_ requirement: Rule.Requirement, of rule: Rule) -> JSON {
    .object([
      ("ref", .string(requirement.reference)),
      ("level", .optional(requirement.level)),
      ("when", .optional(requirement.condition)),
      ("profile", .optional(requirement.profile?.rawValue)),
      ("forConformance", .bool(rule.isForConformance(requirement))),
      ("page", .optional(requirement.page)),
    ])
  }

  private static func json(_ membership: Rule.Membership) -> JSON {
    .object([
      ("name", .string(membership.profile.rawValue)),
      ("advisory", .bool(membership.isAdvisory)),
      ("colors", .string(membership.isForCustomColors ? "custom" : "all")),
      ("when", .optional(membership.condition)),
      ("doubts", .optional(membership.doubted)),
    ])
  }

  private static func json(_ parameter: Rule.Parameter) -> JSON {
    .object([
      ("name", .string(parameter.name)), ("value", .string(parameter.value)),
      ("source", .string(parameter.source)),
    ])
  }

  private static func json(_ untested: Rule.Untested) -> JSON {
    .object([
      ("dialect", .string(untested.dialect.rawValue)), ("missing", .string(untested.missing)),
      ("unless", .optional(untested.need?.rawValue)),
    ])
  }

  private static func json(_ yield: Rule.Yield) -> JSON {
    .object([
      ("to", .string(yield.rule)), ("profiles", .strings(yield.profiles.map(\.rawValue))),
    ])
  }

  private static func json(_ remedy: Rule.Remedy) -> JSON {
    .object([
      ("dialect", .string(remedy.dialect.rawValue)), ("case", .optional(remedy.condition)),
      ("text", .string(remedy.text)),
    ])
  }

  /// Each a list of paragraphs.
  private static func help(_ text: RuleText) -> JSON {
    .object([
      ("why", .strings(text.why)), ("applies", .strings(text.applies)),
      ("decides", .strings(text.decides)), ("swiftui", .strings(text.swiftUI)),
      ("limits", .strings(text.limits)),
    ])
  }

  private static func json(_ example: RuleText.Example) -> JSON {
    .object([
      ("expected", .string(example.expectation.rawValue)), ("title", .string(example.title)),
      (
        "settings",
        .object(example.settings.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
      ),
      ("source", .string(example.source)),
    ])
  }
}

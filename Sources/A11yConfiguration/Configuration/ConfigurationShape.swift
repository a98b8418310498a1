internal import A11yModel
internal import A11yReports
internal import A11yRules
package import RuleCatalogue
internal import Support

/// The table that configurations are read by and that their schema is made from.
package struct ConfigurationShape: Sendable {
  private let catalogue: Catalogue

  package init(_ catalogue: Catalogue) { self.catalogue = catalogue }

  /// A whole configuration.
  package var root: Shape {
    .record(
      RecordShape(
        noun: "the configuration",
        fields: ConfigurationKey.allCases.map { key in
          RecordShape.Field(name: key.rawValue, shape: shape(of: key), summary: key.summary)
        }
      )
    )
  }

  private func shape(of key: ConfigurationKey) -> Shape {
    switch key {
    case .schema: .text(.any)
    case .extends:
      .either([
        .text(.extended), .list(ListShape(item: .text(.extended), noun: "paths and profiles")),
      ])
    case .profiles: words(profile, "profiles")
    case .rules: .table(TableShape(keys: rule, definition: "rules") { id in ruleShape(id) })
    case .ruleFolders: .list(ListShape(item: .text(.path), noun: "paths"))
    case .failOn:
      .word(WordChoice(noun: "impact", words: Impact.allCases.map(\.rawValue) + ["never"]))
    case .cantTell: .word(WordChoice(noun: "choice", words: ["report", "fail"]))
    case .systemColors:
      .word(WordChoice(noun: "generation", words: Generation.allCases.map(\.rawValue)))
    case .background:
      .either([.text(.color), .table(TableShape(keys: appearance) { _ in .text(.color) })])
    case .palettes:
      .list(ListShape(item: .either([.text(.path), palette]), noun: "paths and palettes"))
    case .appearances: words(appearance, "appearances")
    case .exclude: .list(ListShape(item: .text(.glob), noun: "patterns"))
    case .gitignore, .swift: .flag
    case .overrides: .list(ListShape(item: override, noun: "overrides"))
    case .suppressions: .list(ListShape(item: suppression, noun: "suppressions"))
    case .baseline: .text(.path)
    case .outputs: .table(TableShape(keys: format) { _ in .text(.output) })
    }
  }

  private func words(_ choice: WordChoice, _ noun: String) -> Shape {
    .list(ListShape(item: .word(choice), noun: noun, mayBeEmpty: false))
  }

  private var override: Shape {
    let files = RecordShape.Field(
      name: "files",
      shape: patterns,
      summary: "The files it is for, as patterns of .gitignore with {a,b} besides.",
      isRequired: true
    )
    let settings = ConfigurationKey.overridable.map { key in
      RecordShape.Field(name: key.rawValue, shape: shape(of: key), summary: key.summary)
    }
    return .record(RecordShape(noun: "an override", fields: [files] + settings))
  }

  private var palette: Shape {
    let paths = Shape.either([
      .text(.path), .list(ListShape(item: .text(.path), noun: "paths", mayBeEmpty: false)),
    ])
    let slots = WordChoice(noun: "appearance", words: ["all"] + Variant.allCases.map(\.name))
    let fields: [RecordShape.Field] = [
      .init(
        name: "assets",
        shape: .text(.path),
        summary: "An asset catalogue, or a folder that holds some."
      ),
      .init(
        name: "tokens",
        shape: paths,
        summary: "Files of design tokens, merged in this order."
      ),
      .init(name: "resolver", shape: .text(.path), summary: "A resolver document."),
      .init(
        name: "as",
        shape: .word(slots),
        summary: "Which appearance the tokens are for; by default all."
      ),
      .init(name: "prefix", shape: .text(.any), summary: "What stands before all names."),
      .init(
        name: "only",
        shape: .text(.any),
        summary: "The names that are meant; * stands for any text."
      ),
      .init(
        name: "path",
        shape: .text(.any),
        summary:
          "The groups of tokens that are meant, which are left out of their names; the later wins."
      ),
    ]
    return .record(
      RecordShape(
        noun: "a palette",
        fields: fields
          + Variant.allCases.map { variant in
            RecordShape.Field(
              name: variant.name,
              shape: .text(.contexts),
              summary: "The contexts that the resolver is asked for, as theme=dark."
            )
          }
      )
    )
  }

  private var suppression: Shape {
    .record(
      RecordShape(
        noun: "a suppression",
        fields: [
          .init(
            name: "files",
            shape: patterns,
            summary: "The files it is for, as patterns of .gitignore with {a,b} besides.",
            isRequired: true
          ),
          .init(
            name: "rules",
            shape: words(rule, "rules"),
            summary: "The rules whose findings do not count.",
            isRequired: true
          ),
          .init(
            name: "targets",
            shape: .list(ListShape(item: .text(.target), noun: "paths", mayBeEmpty: false)),
            summary:
              "Paths of what the findings are on, as reports give them; without, all of them."
          ),
          .init(name: "reason", shape: .text(.reason), summary: "Why.", isRequired: true),
          .init(
            name: "until",
            shape: .text(.day),
            summary: "The last day on which it holds, as 2026-12-31; without, it holds on."
          ),
        ]
      )
    )
  }

  private var patterns: Shape {
    .list(ListShape(item: .text(.glob), noun: "patterns", mayBeEmpty: false))
  }

  private var profile: WordChoice {
    WordChoice(noun: "profile", words: Profile.Name.allCases.map(\.rawValue))
  }

  private var appearance: WordChoice {
    WordChoice(noun: "appearance", words: Appearance.allCases.map(\.rawValue))
  }

  private var format: WordChoice {
    WordChoice(
      noun: "format",
      words: Reporter.all.map(\.name),
      summaries: Dictionary(uniqueKeysWithValues: Reporter.all.map { ($0.name, $0.summary) })
    )
  }

  // MARK: rules

  private var rule: WordChoice {
    WordChoice(
      noun: "rule",
      words: catalogue.rules.map(\.id),
      directory: "; a11y-audit rules lists them",
      summaries: Dictionary(
        uniqueKeysWithValues: catalogue.rules.map {
          ($0.id, "\($0.title) (\($0.impact.rawValue)).")
        }
      ),
      objection: { [catalogue] id in
        SuppressionRule(rawValue: id).flatMap { catalogue.problem(withRule: $0.rawValue) }
      }
    )
  }

  private func ruleShape(_ id: String) -> Shape {
    let impacts = Impact.allCases.map(\.rawValue)
    let parameters = RecordShape(
      noun: "the rule ‘\(id)’",
      keyNoun: "parameter",
      fields: catalogue.rule(id)?.parameterForms.map(Self.field) ?? []
    )
    let choices = RuleSetting.Choice.allCases.map(\.rawValue)
    let fields: [RecordShape.Field] = [
      .init(
        name: "choice",
        shape: .word(WordChoice(noun: "choice", words: choices)),
        summary: "Whether it decides, whatever the profiles include."
      ),
      .init(
        name: "impact",
        shape: .word(WordChoice(noun: "impact", words: impacts)),
        summary: "The impact of all its findings."
      ),
      .init(
        name: "parameters",
        shape: .record(parameters),
        summary: "Other numbers and words than the rule’s own."
      ),
    ]
    return .either([
      .word(WordChoice(noun: "choice", words: choices + impacts)),
      .record(RecordShape(noun: "what becomes of ‘\(id)’", fields: fields)),
    ])
  }

  private static func field(_ form: Rule.ParameterForm) -> RecordShape.Field {
    let standard = form.value.split { $0.isWhitespace }.joined(separator: " ")
    return RecordShape.Field(
      name: form.name,
      shape: form.isList
        ? .list(ListShape(item: .text(.word), noun: "words")) : .number(Rule.numbers),
      summary: "By default \(Excerpt.of(standard)) (\(form.source))."
    )
  }
}

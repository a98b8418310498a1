internal import A11yModel
internal import XML

extension Grammar {
  /// Rule files share the spec's namespace.
  static let ruleNamespace = "urn:a11y-audit:spec:1"

  /// The names of the elements and attributes of rule files.
  static let ruleVocabulary = rule(checks: []).vocabulary

  /// The dialect of rule files.
  ///
  /// - Parameter checks: the names of what decides rules.
  /// - Returns: the grammar.
  static func rule(checks: [String]) -> Grammar {
    Grammar(
      namespace: ruleNamespace,
      root: "rule",
      summary: "One rule of a11y-audit: what it asks, how it is decided, and examples.",
      [
        ElementType(
          "rule",
          "One rule.",
          [
            AttributeType("id", .identifier, required: true, "What users call it."),
            AttributeType(
              "category",
              .word(.named(Rule.categories)),
              required: true,
              "What it is about."
            ),
            AttributeType(
              "impact",
              .word(.named(Impact.allCases.map(\.rawValue))),
              required: true,
              "How much a failure hinders people."
            ),
            AttributeType(
              "components",
              .words(.named(Component.Kind.allCases.map(\.rawValue))),
              required: true,
              "The kinds of component it applies to."
            ),
            AttributeType(
              "people",
              .words(.named(Person.allCases.map(\.rawValue))),
              required: true,
              "Whom a failure shuts out."
            ),
            AttributeType(
              "unsaid",
              .text,
              "What people who listen are not told where it fails, in a few words, as “the value”."
            ),
            AttributeType(
              "dialects",
              .words(.named(Document.Dialect.allCases.map(\.rawValue))),
              "The dialects whose documents it decides; spec and swiftui where none is given."
            ),
          ],
          children: [
            "title", "untested", "requirement", "profile", "expectation", "yields", "remedy",
            "help",
            "examples",
          ]
        ),
        ElementType("title", "What holds where the rule passes.", holdsText: true),
        ElementType(
          "untested",
          "What documents of a dialect do not say, so that the rule cannot decide them.",
          [
            AttributeType(
              "dialect",
              .word(.named(Document.Dialect.allCases.map(\.rawValue))),
              required: true,
              "Which dialect."
            ),
            AttributeType(
              "unless",
              .word(.named(Rule.Untested.Need.allCases.map(\.rawValue))),
              "What lets the rule decide components that have it; default nothing."
            ),
          ],
          holdsText: true
        ),
        ElementType(
          "requirement",
          "What the rule is there for.",
          [
            AttributeType(
              "ref",
              .text,
              required: true,
              "The criterion or guideline; as in wcag:1.4.3 or hig:charts."
            ),
            AttributeType("level", .word(["A", "AA", "AAA"]), "The level of a WCAG criterion."),
            AttributeType("when", .text, "What must hold of the target, as operable."),
            AttributeType(
              "profile",
              .word(.named(Profile.Name.allCases.map(\.rawValue))),
              "The only profile that asks the rule as it does; default every."
            ),
          ]
        ),
        ElementType(
          "profile",
          "A profile that includes the rule.",
          [
            AttributeType(
              "name",
              .word(.named(Profile.Name.allCases.map(\.rawValue))),
              required: true,
              "Which."
            ),
            AttributeType("advisory", .boolean, "Whether a failure alone proves nothing in it."),
            AttributeType(
              "colors",
              .word(["all", "custom"]),
              "Whose colours it speaks of: custom are those without a system colour; default all."
            ),
            AttributeType("when", .text, "The only kind of failure it speaks of; default every."),
            AttributeType(
              "doubts",
              .text,
              "The kind of failure it leaves to a person; default none."
            ),
          ]
        ),
        ElementType(
          "expectation",
          "How it is decided: by a check, or by other rules that must all pass.",
          [
            AttributeType(
              "check",
              .word(.named(checks)),
              "The check, called as the rule that comes with it."
            ),
            AttributeType(
              "uses",
              .words(.named(Rule.profileParameterNames)),
              "What the profile sets."
            ),
            AttributeType("message", .text, "Of a composite; {parts} are the parts that fail."),
            AttributeType(
              "doubt",
              .text,
              "Of a composite that cannot tell; {parts} are the parts that cannot."
            ),
          ],
          children: ["parameter", "part"]
            + ["failed", "doubt"].map { ElementType.Child(name: $0, type: "message") }
        ),
        ElementType(
          "message",
          "What a failure says, or a doubt: with evidence in braces, {name|one part|# parts} for a number "
            + "and {name|key=text|text} for a text, and in square brackets clauses parted by bars, of which "
            + "the first is said that there is evidence for.",
          [AttributeType("case", .text, "Which finding it is for; without one, any other.")],
          holdsText: true
        ),
        ElementType(
          "parameter",
          "A number or a list the check needs.",
          [
            AttributeType("name", .text, required: true, "Which."),
            AttributeType("value", .text, required: true, "Its value."),
            AttributeType("source", .text, required: true, "Where it comes from."),
          ]
        ),
        ElementType(
          "part",
          "A rule that a composite sums up.",
          [
            AttributeType("rule", .identifier, required: true, "Which."),
            AttributeType("name", .text, required: true, "What lacks where it fails."),
            AttributeType("condition", .boolean, "Whether all applies only where this does."),
          ]
        ),
        ElementType(
          "yields",
          "A rule that speaks for this one where both are asked and find the same.",
          [
            AttributeType("to", .identifier, required: true, "Which."),
            AttributeType(
              "profiles",
              .words(.named(Profile.Name.allCases.map(\.rawValue))),
              "The only profiles in which it does; default every."
            ),
          ]
        ),
        ElementType(
          "remedy",
          "What to do; may hold evidence in braces, and in square brackets what is said only where there "
            + "is evidence for it, or several such clauses parted by bars, of which the first is said.",
          [
            AttributeType(
              "dialect",
              .word(.named(Document.Dialect.allCases.map(\.rawValue))),
              required: true,
              "In whose words."
            ),
            AttributeType("case", .text, "Which finding it is for; without one, any other."),
          ],
          children: ["edit"],
          holdsText: true
        ),
        ElementType(
          "edit",
          "What is to be written, as the sentence has it: an attribute that is set or removed, or the "
            + "markup that it holds, which is inserted.",
          [
            AttributeType("set", .text, "The attribute that gets a value."),
            AttributeType("add", .text, "The attribute that gets one more word."),
            AttributeType("prefix", .text, "The attribute whose value gets more before it."),
            AttributeType("remove", .text, "The attribute that goes."),
            AttributeType("value", .text, "The value, or the one that goes with it."),
            AttributeType("color", .text, "What the colour becomes, wherever it is written."),
            AttributeType(
              "insert",
              .word(.named(ElementEdit.Insertion.allCases.map(\.rawValue))),
              "Where the markup comes to stand: first or last in the element, before or after it."
            ),
            AttributeType("lang", .text, "The only language that it is for; default any."),
            AttributeType(
              "at",
              .word(.named(EditTemplate.Place.allCases.map(\.rawValue))),
              "The element that is changed; default finding, where it is or is to be mended."
            ),
          ],
          isOpen: true
        ),
        ElementType(
          "help",
          "The rule explained.",
          children: ["why", "applies", "decides", "swiftui", "limits"].map {
            Child(name: $0, type: "text")
          }
        ),
        ElementType("text", "Paragraphs, parted by blank lines.", holdsText: true),
        ElementType(
          "examples",
          "What the rule passes, fails, leaves alone, and cannot tell.",
          children: RuleText.Example.Expectation.allCases.map {
            Child(name: $0.rawValue, type: "example")
          }
        ),
        ElementType(
          "example",
          "The content of a spec.",
          [
            AttributeType("title", .text, required: true, "What it shows."),
            AttributeType(
              "profile",
              .word(.named(Profile.Name.allCases.map(\.rawValue))),
              "The profile it is judged by; default the first that the rule names."
            ),
            AttributeType("lang", .text, "The language of the spec."),
            AttributeType("scope", .text, "The scope of the spec."),
            AttributeType("complete", .text, "What the spec is complete in."),
            AttributeType("platform", .text, "The system the spec is for."),
            AttributeType("source", .text, "The file that the spec was made of."),
          ],
          isOpen: true
        ),
      ]
    )
  }

  private typealias Child = ElementType.Child
}

extension Rule {
  /// What rules are about.
  public static let categories = [
    "labels", "legends", "contrast", "color-use", "announcements", "structure", "targets", "text",
    "motion", "data",
  ]

  /// What profiles set for rules that use it.
  static let profileParameterNames = [
    "large-text", "text-equivalent-exempts", "separation-suffices", "text-minimum", "enlargement",
    "icons-grow",
  ]
}

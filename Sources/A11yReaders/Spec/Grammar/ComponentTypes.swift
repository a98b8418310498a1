internal import A11yModel
internal import XML

extension ElementType {
  static let spec = ElementType(
    "spec",
    "A description of indicators and charts, to be audited for accessibility.",
    [
      AttributeType("lang", .text, "The language of all strings, as BCP 47 writes it."),
      AttributeType(
        "scope",
        .word(Document.Scope.allCases.map(\.rawValue)),
        "How much is described: a screen, a component (default) or a fragment of one."
      ),
      AttributeType(
        "complete",
        .words(Document.Completeness.names.map(\.name)),
        "The groups of facts in which what is not said is not there; default all."
      ),
      AttributeType(
        "platform",
        .word(Platform.allCases.map(\.rawValue)),
        "The system it is for; default ios."
      ),
    ],
    children: ["palette", "step-indicator", "status-tracker", "progress", "chart"]
  )

  static let palette = ElementType(
    "palette",
    "The colours that have names of their own.",
    [
      AttributeType(
        "extends",
        .word(Generation.allCases.map(\.rawValue)),
        "The generation of system colours: ios13 for iOS 13 to 18, ios26 from iOS 26."
      )
    ],
    children: ["color"]
  )

  static let color = ElementType(
    "color",
    "A named colour: one value for all appearances, or one for each.",
    [
      AttributeType("name", .text, required: true, "What parts call it."),
      AttributeType("value", .text, "The colour in every appearance."),
      AttributeType("opacity", .number(atLeast: 0), "Multiplies the opacity of each, 0 to 1."),
      AttributeType(
        "confidence",
        .word(["certain", "assumed"]),
        "Whether the value is known or taken on trust; default certain."
      ),
    ]
      + Variant.allCases.map { variant in
        AttributeType(variant.attributeName, .text, variant.summary)
      }
  )

  static let components = [
    ElementType(
      "step-indicator",
      "Steps that a user takes one after another, and the one they are on.",
      .component,
      .exposure,
      indicatorAttributes,
      children: indicatorChildren
    ),
    ElementType(
      "status-tracker",
      "Items and the state each is in.",
      .component,
      .exposure,
      indicatorAttributes,
      children: indicatorChildren
    ),
    ElementType(
      "progress",
      "A ring, bar or spinner that shows how far something is.",
      .component,
      .numberedExposure,
      [
        AttributeType(
          "type",
          .word(Progress.Form.allCases.map(\.rawValue)),
          required: true,
          "What it looks like."
        ),
        AttributeType(
          "determinate",
          .boolean,
          "Whether how far is known; default true, of a spinner false."
        ),
        AttributeType("value", .number(atLeast: nil), "How far it is."),
        AttributeType("min", .number(atLeast: nil), "Where it begins; default 0."),
        AttributeType("max", .number(atLeast: nil), "Where it ends; default 1."),
        AttributeType("unit", .text, "The unit of the value."),
      ],
      children: ["state", "look:progress-look", "track", "fill:progress-fill"]
        + partChildren("group") + changeChildren
    ),
    ElementType(
      "chart",
      "Data drawn as marks.",
      .component,
      .exposure,
      [
        AttributeType(
          "type",
          .word(Chart.Form.allCases.map(\.rawValue)),
          required: true,
          "What the marks are."
        ),
        AttributeType(
          "stacking",
          .word(Chart.Stacking.allCases.map(\.rawValue)),
          "How marks of one category stand together."
        ),
        AttributeType("gap", .number(atLeast: 0), "Points between neighbouring marks."),
        AttributeType("unit", .text, "The unit of the values; none where they have none."),
        AttributeType("summary", .text, "What a screen reader is told of the whole."),
      ],
      children: ["series", "look:chart-look", "mark", "axis", "legend", "empty", "descriptor"]
        + partChildren("chart-group") + changeChildren
    ),
  ]

  private static let indicatorAttributes = [
    AttributeType("current", .count, "The current step, from 1; 0 before the first."),
    AttributeType("ordered", .boolean, "Whether the steps follow one another; default true."),
    AttributeType("orientation", .word(["horizontal", "vertical"]), "How the steps are laid out."),
  ]

  private static let indicatorChildren: [Child] =
    ["state", "step", "look:step-look", "connector"]
    + partChildren("step-group") + changeChildren

  private static let changeChildren: [Child] = [
    "announcement", "focus", "custom-content", "custom-action",
  ]

  /// The parts that anything may hold, with the kind of group it holds.
  static func partChildren(_ group: String) -> [Child] {
    ["text", "title", "glyph", "shape", "control", Child(name: "group", type: group)]
  }
}

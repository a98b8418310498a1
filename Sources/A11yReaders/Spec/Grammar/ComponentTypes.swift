internal import A11yModel
internal import XML

extension ElementType {
  static let spec = ElementType(
    "spec",
    "A description of indicators and charts, to be audited for accessibility.",
    [
      AttributeType("lang", .text, "The language of all strings, as a BCP 47 tag."),
      AttributeType(
        "scope",
        .word(Document.Scope.allCases.map(\.rawValue)),
        "How much is described: a screen, a component (default) or a fragment of one."
      ),
      AttributeType(
        "complete",
        .words(Document.Completeness.names.map(\.name)),
        "The groups of facts that are given in full: what is left out does not exist; default all."
      ),
      AttributeType(
        "platform",
        .word(Platform.allCases.map(\.rawValue)),
        "The platform it is for; default ios."
      ),
    ],
    children: ["palette", "step-indicator", "status-tracker", "progress", "chart"]
  )

  static let palette = ElementType(
    "palette",
    "The colours that have names.",
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
      AttributeType("name", .text, required: true, "The name by which parts refer to it."),
      AttributeType("value", .text, "The colour in every appearance."),
      AttributeType(
        "opacity",
        .number(atLeast: 0),
        "A factor for the opacity of each value, 0 to 1."
      ),
      AttributeType(
        "confidence",
        .word(["certain", "assumed"]),
        "Whether the value is certain or assumed; default certain."
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
      "Items, and the state that each of them is in.",
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
          "Whether it is known how far it is; default true, for a spinner false."
        ),
        AttributeType("value", .number(atLeast: nil), "How far it is."),
        AttributeType("min", .number(atLeast: nil), "The value at which it begins; default 0."),
        AttributeType("max", .number(atLeast: nil), "The value at which it ends; default 1."),
        AttributeType("unit", .text, "The unit of the value."),
      ],
      children: ["state", "look:progress-look", "track", "fill:progress-fill", "failure"]
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
          "The form of its marks."
        ),
        AttributeType(
          "stacking",
          .word(Chart.Stacking.allCases.map(\.rawValue)),
          "How marks of the same category are arranged."
        ),
        AttributeType(
          "gap",
          .number(atLeast: 0),
          "Points between neighbouring marks; of stacked ones, between the columns."
        ),
        AttributeType(
          "unit",
          .text,
          "The unit of the values; none for values without a unit, such as counts."
        ),
        AttributeType("summary", .text, "The accessibility summary of the whole chart."),
        identity([.position, .id, .category, .value]),
      ],
      children: ["series", "look:chart-look", "mark", "axis", "legend", "empty", "loading"]
        + ["failure", "table", "descriptor"] + partChildren("chart-group") + changeChildren
    ),
  ]

  private static let indicatorAttributes = [
    AttributeType("current", .count, "The number of the current step, from 1; 0 before the first."),
    AttributeType("ordered", .boolean, "Whether the steps follow one another; default true."),
    AttributeType("orientation", .word(["horizontal", "vertical"]), "How the steps are laid out."),
    identity([.position, .id, .name, .state]),
  ]

  private static func identity(_ fields: [Identity]) -> AttributeType {
    AttributeType(
      "identity",
      .word(fields.map(\.rawValue)),
      "What tells its items apart for the platform, as the id of a ForEach does; id is one of their "
        + "own, such as a UUID."
    )
  }

  private static let indicatorChildren: [Child] =
    ["state", "step", "look:step-look", "connector"]
    + partChildren("step-group") + changeChildren

  private static let changeChildren: [Child] = [
    "announcement", "focus", "custom-content", "custom-action", "animation",
  ]

  /// The parts that anything may hold, with the kind of group it holds.
  static func partChildren(_ group: String) -> [Child] {
    ["text", "title", "glyph", "shape", "control", Child(name: "group", type: group)]
  }
}

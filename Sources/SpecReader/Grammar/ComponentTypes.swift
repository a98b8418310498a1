internal import A11yModel
internal import XML

extension ElementType {
  static let spec = ElementType(
    "spec",
    "A description of indicators and charts, to be audited for accessibility.",
    AttributeGroup(
      [
        AttributeType("lang", .text, "The language of all strings, as a BCP 47 tag.")
      ] + extent("a screen, a component (default) or a fragment of one", "default all") + [
        AttributeType(
          "platform",
          .word(Platform.words),
          "The platform it is for; default ios."
        ),
        AttributeType(
          "source",
          .text,
          "The file that it was made of, from its folder. Of a .swift file, remedies are in SwiftUI."
        ),
      ]
    ),
    children: ["palette", "step-indicator", "status-tracker", "progress", "chart"],
    example: """
      <spec xmlns="urn:a11y-audit:spec:1" lang="en">
        <progress type="ring" value="0.4" label="Upload" value-text="{percent} %"
          children="ignore" traits="updates-frequently" backdrop="systemBackground">
          <fill color="systemBlue" thickness="8"/>
        </progress>
      </spec>
      """
  )

  /// How much of what there is a spec or a component describes; where it says nothing, what the words
  /// for it say.
  static func extent(_ scope: String, _ complete: String) -> [AttributeType] {
    [
      AttributeType("scope", .word(Document.Scope.words), "How much is described: \(scope)."),
      AttributeType(
        "complete",
        .words(Document.Completeness.words),
        "The groups of facts that are given in full: what is left out does not exist; \(complete)."
      ),
    ]
  }

  static let components = [
    ElementType(
      "step-indicator",
      "Steps that a user takes one after another, and the one they are on.",
      .component,
      .exposure,
      indicatorAttributes,
      children: indicatorChildren,
      example: """
        <step-indicator current="2" backdrop="systemBackground" children="contain" label="Checkout">
          <step name="Account"/>
          <step name="Payment"/>
          <look>
            <text style="body" color="label"
              label="Step {position} of {count}: {name}, {state}">{position}. {name}</text>
          </look>
          <announcement on="advance">Step {position} of {count}: {name}</announcement>
        </step-indicator>
        """
    ),
    ElementType(
      "status-tracker",
      "Items, and the state that each of them is in.",
      .component,
      .exposure,
      indicatorAttributes,
      children: indicatorChildren,
      example: """
        <status-tracker ordered="false" dynamic="false" backdrop="systemBackground"
          children="contain" label="Your orders">
          <state id="delayed" is="error" announced-as="delayed"/>
          <step name="Books" state="completed"/>
          <step name="Shoes" state="delayed"/>
          <look><text style="body" color="label">{name}: {state}</text></look>
        </status-tracker>
        """
    ),
    ElementType(
      "progress",
      "A ring, bar or spinner that shows how far something is.",
      .component,
      .numberedExposure,
      [
        AttributeType(
          "type",
          .word(Progress.Form.words),
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
        + partChildren("group") + changeChildren,
      example: """
        <progress type="ring" value="0.4" label="Upload" value-text="{percent} %"
          children="ignore" traits="updates-frequently" backdrop="systemBackground">
          <track color="tertiarySystemFill" thickness="8"/>
          <fill color="systemBlue" thickness="8"/>
        </progress>
        """
    ),
    ElementType(
      "chart",
      "Data drawn as marks.",
      .component,
      .exposure,
      [
        AttributeType(
          "type",
          .word(Chart.Form.words),
          required: true,
          "The form of its marks."
        ),
        AttributeType(
          "stacking",
          .word(Chart.Stacking.words),
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
        + ["failure", "table", "descriptor"] + partChildren("chart-group") + changeChildren,
      example: """
        <chart type="bar" unit="hours" label="Deep sleep" children="contain" dynamic="false"
          summary="Bar chart of hours of deep sleep by day; the highest is 2 hours on Monday."
          backdrop="systemBackground">
          <title style="headline" color="label">Deep sleep</title>
          <series id="deep" name="Deep sleep" color="systemIndigo"/>
          <mark category="Monday" series="deep" value="2" label="{category}"
            value-text="{value} hours"/>
          <mark category="Tuesday" series="deep" value="1" label="{category}"
            value-text="{value} hours"/>
          <axis dimension="x" hidden="true">
            <text style="caption" color="label">{category}</text>
          </axis>
          <axis dimension="y" title="Hours" ticks="0 1 2">
            <text style="caption" color="label">{value} h</text>
          </axis>
        </chart>
        """
    ),
  ]

  private static let indicatorAttributes: AttributeGroup = [
    AttributeType("current", .count, "The number of the current step, from 1; 0 before the first."),
    AttributeType("ordered", .boolean, "Whether the steps follow one another; default true."),
    AttributeType(
      "orientation",
      .word([.init("horizontal", "Side by side."), .init("vertical", "One below another.")]),
      "How the steps are laid out."
    ),
    identity([.position, .id, .name, .state]),
  ]

  private static func identity(_ fields: [Identity]) -> AttributeType {
    AttributeType(
      "identity",
      .word(fields.map(\.word)),
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

internal import A11yModel
internal import XML

extension ElementType {
  /// Parts that belong together.
  static let groups = [
    group(
      "group",
      "group",
      [],
      example: """
        <group label="Express delivery, tomorrow" children="ignore">
          <text style="body" color="label">Express</text>
          <text style="caption" color="secondaryLabel">tomorrow</text>
        </group>
        """
    ),
    group(
      "step-group",
      "step-group",
      ["step", "connector"],
      example: """
        <group label="Checkout" children="contain"><step name="Account"/><step name="Payment"/></group>
        """
    ),
    group(
      "chart-group",
      "chart-group",
      ["mark", "axis", "legend"],
      example: """
        <group label="Nights" children="contain"><mark category="Monday" value="7.5"/></group>
        """
    ),
  ]

  private static func group(
    _ name: String,
    _ inner: String,
    _ children: [Child],
    example: String
  ) -> ElementType {
    ElementType(
      name,
      "Parts that belong together; what it paints lies behind them.",
      .identity,
      .exposure,
      .placement,
      .importance,
      .frame,
      children: ["fill", "stroke", "animation"] + children + partChildren(inner),
      example: example
    )
  }

  /// The look that each step, mark or entry shares which it fits.
  static let looks = [
    look(
      "step-look",
      "What each step in a state looks like, besides what it holds itself; the first look that matches "
        + "applies.",
      [
        AttributeType("state", .text, "The state it is for; without one, all states."),
        AttributeType(
          "when",
          .word(PlaceCondition.words),
          "The position in the row that it is for."
        ),
        AttributeType(
          "step",
          .count,
          "The only step that it is for, by its number from 1; looks that are for all stand behind it."
        ),
      ],
      ["custom-content", "custom-action"],
      example: """
        <look state="completed">
          <shape kind="circle" size="28"><fill color="systemGreen"/></shape>
        </look>
        """
    ),
    look(
      "progress-look",
      "What a progress indicator looks like in a state.",
      [AttributeType("state", .text, required: true, "The state it is for.")],
      ["track", "fill:progress-fill"],
      example: #"<look state="error"><fill color="systemRed" thickness="8"/></look>"#
    ),
    look(
      "chart-look",
      "What each mark, besides what it holds itself, or the line or area of each series looks like.",
      [
        AttributeType(
          "part",
          .word([.init("mark", "Each mark."), .init("series", "The line or area of each series.")]),
          required: true,
          "What it is for."
        ),
        AttributeType("series", .reference, "The series it is for; without one, all series."),
      ],
      example: """
        <look part="mark">
          <shape kind="rectangle" label="{category}" value="{value}"><fill color="series"/></shape>
        </look>
        """
    ),
    look(
      "entry-look",
      "What each entry of the legend looks like, besides what it holds itself.",
      [
        AttributeType(
          "part",
          .word([.init("entry", "Each entry.")]),
          required: true,
          "What it is for."
        )
      ],
      example: """
        <look part="entry">
          <shape kind="circle" size="12"><fill color="series"/></shape>
          <text style="caption" color="label">{series}</text>
        </look>
        """
    ),
  ]

  private static func look(
    _ name: String,
    _ summary: String,
    _ attributes: AttributeGroup,
    _ children: [Child] = [],
    example: String
  ) -> ElementType {
    ElementType(
      name,
      summary,
      .identity,
      .exposure,
      attributes,
      children: partChildren("group") + ["animation"] + children,
      example: example
    )
  }
}

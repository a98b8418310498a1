internal import A11yModel
internal import XML

extension ElementType {
  /// What components are made of.
  static let parts =
    [
      ElementType(
        "connector",
        "The line between a step and the next; it has the state of the step before it.",
        .identity,
        .exposure,
        .placement,
        .importance,
        [
          AttributeType(
            "state",
            .text,
            "The state it is for; without one, every state that no other connector is for."
          ),
          AttributeType("thickness", .number(atLeast: 0), "The thickness in points."),
        ],
        children: ["fill", "stroke", "animation"]
      ),
      ElementType(
        "track",
        "The part of a progress indicator that is not filled.",
        .identity,
        .exposure,
        .importance,
        .color,
        lineAttributes,
        children: ["stop", "animation"]
      ),
      ElementType(
        "progress-fill",
        "The filled part of a progress indicator; it lies over the track, which comes before it.",
        .identity,
        .exposure,
        .importance,
        .color,
        lineAttributes,
        children: ["stop", "animation"]
      ),
      ElementType(
        "line",
        "The line of an axis.",
        .identity,
        .exposure,
        .importance,
        .color,
        lineAttributes
      ),
      ElementType(
        "gridline",
        "Lines across the chart at each label of the axis.",
        .identity,
        .exposure,
        .importance,
        .color,
        lineAttributes
      ),
      text("text", "Visible text; may hold placeholders."),
      text("title", "The visible title; may hold placeholders."),
      ElementType(
        "glyph",
        "A symbol or icon.",
        .identity,
        .exposure,
        .placement,
        .importance,
        .typography,
        .color,
        [
          AttributeType("symbol", .text, required: true, "The symbol's name; not its label."),
          AttributeType(
            "rendering",
            .word(["monochrome", "hierarchical", "palette", "multicolor"]),
            "How its layers are coloured; default monochrome."
          ),
        ],
        children: ["layer", "animation"]
      ),
      ElementType(
        "shape",
        "A shape; its contents lie on what it paints.",
        .identity,
        .exposure,
        .placement,
        .importance,
        .frame,
        [
          AttributeType(
            "kind",
            .word(Part.Shape.allCases.map(\.rawValue)),
            required: true,
            "What it is."
          ),
          AttributeType("size", .number(atLeast: 0), "Its width and height in points."),
          AttributeType("pattern", .text, "Its hatching, where it has any."),
        ],
        children: ["fill", "stroke", "animation"] + partChildren("group")
      ),
      ElementType(
        "control",
        "A button or another part that can be operated; it is one stop that presents its contents.",
        .identity,
        .exposure,
        .placement,
        .importance,
        .frame,
        [
          AttributeType("disabled", .boolean, "Whether it cannot be used now."),
          AttributeType(
            "disabled-when",
            .word(Condition.allCases.map(\.rawValue)),
            "At which step it cannot be used."
          ),
        ],
        children: ["fill", "stroke", "animation"] + partChildren("group")
      ),
    ] + groups + looks

  private static let lineAttributes = [
    AttributeType("opacity", .number(atLeast: 0), "Its opacity, 0 to 1."),
    AttributeType("thickness", .number(atLeast: 0), "The thickness in points."),
  ]

  private static func text(_ name: String, _ summary: String) -> ElementType {
    ElementType(
      name,
      summary,
      .identity,
      .exposure,
      .placement,
      .importance,
      .typography,
      .room,
      .color,
      [AttributeType("series", .reference, "The series it labels directly.")],
      holdsText: true
    )
  }

  private static let groups = [
    group("group", "group", []),
    group("step-group", "step-group", ["step", "connector"]),
    group("chart-group", "chart-group", ["mark", "axis", "legend"]),
  ]

  private static func group(_ name: String, _ inner: String, _ children: [Child]) -> ElementType {
    ElementType(
      name,
      "Parts that belong together; what it paints lies behind them.",
      .identity,
      .exposure,
      .placement,
      .importance,
      .frame,
      children: ["fill", "stroke", "animation"] + children + partChildren(inner)
    )
  }

  /// The look that each step, mark or entry shares which it fits.
  private static let looks = [
    look(
      "step-look",
      "What each step in a state looks like, besides what it holds itself; the first look that matches "
        + "applies.",
      [
        AttributeType("state", .text, "The state it is for; without one, all states."),
        AttributeType(
          "when",
          .word(Condition.allCases.map(\.rawValue)),
          "The position in the row that it is for."
        ),
      ],
      ["custom-content", "custom-action"]
    ),
    look(
      "progress-look",
      "What a progress indicator looks like in a state.",
      [AttributeType("state", .text, required: true, "The state it is for.")],
      ["track", "fill:progress-fill"]
    ),
    look(
      "chart-look",
      "What each mark, besides what it holds itself, or the line or area of each series looks like.",
      [
        AttributeType("part", .word(["mark", "series"]), required: true, "What it is for."),
        AttributeType("series", .reference, "The series it is for; without one, all series."),
      ]
    ),
    look(
      "entry-look",
      "What each entry of the legend looks like, besides what it holds itself.",
      [AttributeType("part", .word(["entry"]), required: true, "What it is for.")]
    ),
  ]

  private static func look(
    _ name: String,
    _ summary: String,
    _ attributes: [AttributeType],
    _ children: [Child] = []
  ) -> ElementType {
    ElementType(
      name,
      summary,
      .identity,
      .exposure,
      attributes,
      children: partChildren("group") + ["animation"] + children
    )
  }

  /// What parts are painted with.
  static let paints = [
    ElementType("fill", "The paint of the inside.", .paint, children: ["stop"]),
    ElementType(
      "stroke",
      "The paint along the edge.",
      .paint,
      [
        AttributeType("width", .number(atLeast: 0), required: true, "The width in points."),
        AttributeType(
          "align",
          .word(StrokeAlignment.allCases.map(\.rawValue)),
          "Its position relative to the edge; default center."
        ),
        AttributeType("dash", .text, "Its dashes, or none."),
      ],
      children: ["stop"]
    ),
    ElementType(
      "stop",
      "A colour of a gradient.",
      .color,
      [AttributeType("opacity", .number(atLeast: 0), "Its opacity, 0 to 1.")]
    ),
    ElementType(
      "layer",
      "A layer of a symbol; layers are listed from back to front.",
      .color,
      [AttributeType("opacity", .number(atLeast: 0), "Its opacity, 0 to 1.")]
    ),
  ]
}

internal import A11yModel
internal import XML

extension ElementType {
  /// What components are about.
  static let data = [
    ElementType(
      "state",
      "A state that a step, or the whole, can be in.",
      [
        AttributeType(
          "id",
          .identifier,
          required: true,
          "The name by which steps and looks refer to it."
        ),
        AttributeType(
          "is",
          .word(State.Meaning.words),
          required: true,
          "What it means."
        ),
        AttributeType(
          "announced-as",
          .text,
          "The words that announce it; alternatives are separated by |."
        ),
        AttributeType(
          "meaning",
          .word(State.SemanticHue.words),
          "What its hue means, where the colour has a meaning of its own."
        ),
        AttributeType("icon", .text, "The symbol that {icon} gives in a look."),
        AttributeType(
          "from",
          .number(atLeast: nil),
          "The value of the progress from which it applies."
        ),
      ],
      .color,
      example: #"<state id="paid" is="completed" announced-as="paid" color="systemGreen"/>"#
    ),
    ElementType(
      "step",
      "One step or item.",
      .identity,
      .exposure,
      [
        AttributeType("name", .text, "Its name."),
        AttributeType("icon", .text, "The symbol that {icon} gives in a look."),
        AttributeType(
          "state",
          .text,
          "The state it is in; by default, the one that follows from current."
        ),
      ],
      children: partChildren("group") + ["animation", "custom-content", "custom-action"],
      example: #"<step name="Payment" state="current"/>"#
    ),
    ElementType(
      "series",
      "Marks that belong together.",
      [
        AttributeType("id", .identifier, required: true, "The name by which marks refer to it."),
        AttributeType("name", .text, "Its name."),
        AttributeType("marker", .text, "The shape of its marks, where shapes tell series apart."),
        AttributeType("pattern", .text, "The hatching of its areas, where there is one."),
        AttributeType("dash", .text, "The dashes of its line, where there are any."),
        AttributeType("line-width", .number(atLeast: 0), "The width of its line in points."),
        AttributeType("empty", .boolean, "Whether it is declared to have no data in view."),
        AttributeType(
          "meaning",
          .word(State.SemanticHue.words),
          "What its hue means, where the colour has a meaning of its own."
        ),
      ],
      .color,
      example: #"<series id="deep" name="Deep sleep" color="systemIndigo"/>"#
    ),
    ElementType(
      "mark",
      "One bar, point or slice.",
      .identity,
      .numberedExposure,
      .frame,
      [
        AttributeType("category", .text, "The category it belongs to, as labelled on its axis."),
        AttributeType("series", .reference, "The series it belongs to."),
        AttributeType("value", .number(atLeast: nil), "Its value as a number."),
        AttributeType("summary", .boolean, "Whether it stands for several data points."),
      ],
      children: partChildren("group") + ["animation"],
      example:
        #"<mark category="Monday" value="7.5" label="{category}" value-text="{value} hours"/>"#
    ),
  ]
}

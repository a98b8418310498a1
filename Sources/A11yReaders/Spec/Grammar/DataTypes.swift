internal import A11yModel
internal import XML

extension ElementType {
  /// What components are about, and what happens to them.
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
          .word(State.Meaning.allCases.map(\.rawValue)),
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
          .word(State.SemanticHue.allCases.map(\.rawValue)),
          "What its hue means, where the colour has a meaning of its own."
        ),
        AttributeType("icon", .text, "The symbol that {icon} gives in a look."),
        AttributeType(
          "from",
          .number(atLeast: nil),
          "The value of the progress from which it applies."
        ),
      ],
      .color
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
      children: partChildren("group") + ["animation", "custom-content", "custom-action"]
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
          .word(State.SemanticHue.allCases.map(\.rawValue)),
          "What its hue means, where the colour has a meaning of its own."
        ),
      ],
      .color
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
      children: partChildren("group") + ["animation"]
    ),
    ElementType(
      "axis",
      "An axis with its labels.",
      .identity,
      .exposure,
      [
        AttributeType(
          "dimension",
          .word(Axis.Dimension.allCases.map(\.rawValue)),
          required: true,
          "Which axis it is."
        ),
        AttributeType("title", .text, "The title that assistive technology is given for it."),
        AttributeType("unit", .text, "The unit of its values."),
        AttributeType(
          "every",
          .count,
          "A label is shown for one in this many categories; default 1."
        ),
        AttributeType(
          "ticks",
          .text,
          "The values that are labelled, separated by spaces; {value} in the text shows each of them."
        ),
      ],
      children: ["text", "title", "line", "gridline"]
    ),
    ElementType(
      "legend",
      "The key that says which series is which.",
      .identity,
      .exposure,
      [
        AttributeType(
          "order",
          .word(Legend.Order.allCases.map(\.rawValue)),
          "The order of the entries; an unspecified order may change from launch to launch."
        )
      ],
      children: ["look:entry-look", "entry", "title", "text"]
    ),
    ElementType(
      "entry",
      "One entry of a legend; a legend without any has one for each series.",
      .identity,
      .exposure,
      [
        AttributeType("series", .reference, "The series it explains."),
        AttributeType(
          "name",
          .text,
          "The text it shows, where that is not the name of the series."
        ),
      ],
      children: partChildren("group")
    ),
    ElementType(
      "empty",
      "What is shown instead while there is no data.",
      .identity,
      .exposure,
      children: partChildren("group")
    ),
    ElementType(
      "descriptor",
      "An audio graph (AXChartDescriptor) with all series, axes and values.",
      [
        AttributeType("title", .text, "Its name."),
        AttributeType("summary", .text, "Its summary in words."),
      ]
    ),
    ElementType(
      "announcement",
      "What is announced on a change; placeholders refer to the step that is then current, or to "
        + "the one that went wrong.",
      [
        AttributeType(
          "on",
          .word(Change.Event.allCases.map(\.rawValue)),
          required: true,
          "The change."
        ),
        AttributeType(
          "priority",
          .word(Element.LiveRegion.allCases.map(\.rawValue)),
          "Whether it waits for a pause in speech; default polite."
        ),
        AttributeType(
          "interval",
          .number(atLeast: 0),
          "The least time between two announcements, in seconds."
        ),
        AttributeType(
          "every-percent",
          .number(atLeast: 0),
          "The least change between two announcements, in percentage points."
        ),
      ],
      holdsText: true
    ),
    ElementType(
      "focus",
      "Where accessibility focus moves on a change.",
      [
        AttributeType(
          "on",
          .word(Change.Event.allCases.map(\.rawValue)),
          required: true,
          "The change."
        ),
        AttributeType("to", .reference, "The part that gets focus."),
        AttributeType("new-screen", .boolean, "Whether a new screen takes focus."),
      ]
    ),
    ElementType(
      "custom-content",
      "Further content that a screen reader announces on request.",
      [
        AttributeType("label", .text, required: true, "What it is about."),
        AttributeType("value", .text, "What it says."),
        AttributeType(
          "importance",
          .word(["default", "high"]),
          "When it is announced: on request (default) or always (high)."
        ),
        AttributeType("each", .word(["step"]), "step gives one for each step."),
      ]
    ),
    ElementType(
      "custom-action",
      "An action that assistive technology offers.",
      [AttributeType("name", .text, required: true, "Its name.")]
    ),
  ]
}

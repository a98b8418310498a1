internal import A11yModel
internal import XML

extension ElementType {
  /// What components are about, and what happens to them.
  static let data = [
    ElementType(
      "state",
      "A state that a step, or the whole, can be in.",
      [
        AttributeType("id", .identifier, required: true, "What steps and looks call it."),
        AttributeType(
          "is",
          .word(State.Meaning.allCases.map(\.rawValue)),
          required: true,
          "What it means."
        ),
        AttributeType("announced-as", .text, "What is said for it; several are parted by |."),
        AttributeType(
          "meaning",
          .word(State.SemanticHue.allCases.map(\.rawValue)),
          "What its hue tells, where its colour has a meaning of its own."
        ),
        AttributeType("icon", .text, "The symbol that {icon} gives in a look."),
        AttributeType("from", .number(atLeast: nil), "The progress from which it holds."),
      ],
      .color
    ),
    ElementType(
      "step",
      "One step or item.",
      .identity,
      .exposure,
      [
        AttributeType("name", .text, "What it is called."),
        AttributeType("icon", .text, "The symbol that {icon} gives in a look."),
        AttributeType("state", .text, "The state it is in; else what current= makes it."),
      ],
      children: partChildren("group") + ["custom-content", "custom-action"]
    ),
    ElementType(
      "series",
      "Marks that belong together.",
      [
        AttributeType("id", .identifier, required: true, "What marks call it."),
        AttributeType("name", .text, "What it is called."),
        AttributeType(
          "marker",
          .text,
          "The shape of its marks, where shapes tell series apart; what a look draws goes before."
        ),
        AttributeType(
          "pattern",
          .text,
          "The hatching of its areas, or none; what a look draws goes before."
        ),
        AttributeType(
          "dash",
          .text,
          "The dashes of its line, or none; what a look draws goes before."
        ),
        AttributeType("line-width", .number(atLeast: 0), "Points its line is wide."),
        AttributeType("empty", .boolean, "Whether it is marked as having no data in view."),
        AttributeType(
          "meaning",
          .word(State.SemanticHue.allCases.map(\.rawValue)),
          "What its hue tells, where its colour has a meaning of its own."
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
        AttributeType("category", .text, "What it is about: the label on its axis."),
        AttributeType("series", .reference, "The series it belongs to."),
        AttributeType("value", .number(atLeast: nil), "Its number."),
        AttributeType("summary", .boolean, "Whether it stands for several data points."),
      ],
      children: partChildren("group")
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
        AttributeType("title", .text, "What assistive technology is told it is."),
        AttributeType("unit", .text, "The unit of its values."),
        AttributeType("every", .count, "Every how many categories a label is shown; default 1."),
        AttributeType("ticks", .text, "The values that are labelled, parted by white space."),
      ],
      children: ["text", "title", "line", "gridline"]
    ),
    ElementType(
      "legend",
      "What tells which series is which.",
      .identity,
      .exposure,
      [
        AttributeType(
          "order",
          .word(Legend.Order.allCases.map(\.rawValue)),
          "How the entries are ordered; unspecified may change from launch to launch."
        )
      ],
      children: ["look:entry-look", "entry", "title", "text"]
    ),
    ElementType(
      "entry",
      "One line of a legend; without any, there is one for each series.",
      .identity,
      .exposure,
      [
        AttributeType("series", .reference, "The series it explains."),
        AttributeType("name", .text, "What it says, where that is not the series' name."),
      ],
      children: partChildren("group")
    ),
    ElementType(
      "empty",
      "What is there instead while there are no data.",
      .identity,
      .exposure,
      children: partChildren("group")
    ),
    ElementType(
      "descriptor",
      "An audio graph (AXChartDescriptor) with all series, axes and values.",
      [
        AttributeType("title", .text, "What it is called."),
        AttributeType("summary", .text, "What it says in words."),
      ]
    ),
    ElementType(
      "announcement",
      "What is announced on a change; placeholders mean the step that is current then, or the one "
        + "that went wrong.",
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
          "Whether it waits for a pause; default polite."
        ),
        AttributeType("interval", .number(atLeast: 0), "Seconds between two of them, at least."),
        AttributeType(
          "every-percent",
          .number(atLeast: 0),
          "Percentage points between two of them, at least."
        ),
      ],
      holdsText: true
    ),
    ElementType(
      "focus",
      "Where accessibility focus goes on a change.",
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
      "More that a screen reader can say on request.",
      [
        AttributeType("label", .text, required: true, "What it is about."),
        AttributeType("value", .text, "What it says."),
        AttributeType("importance", .word(["default", "high"]), "high is said unasked."),
        AttributeType("each", .word(["step"]), "Whether there is one for each step."),
      ]
    ),
    ElementType(
      "custom-action",
      "Something more that can be done.",
      [AttributeType("name", .text, required: true, "What it is called.")]
    ),
  ]
}

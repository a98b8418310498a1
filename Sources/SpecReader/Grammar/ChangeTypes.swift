internal import A11yModel
internal import XML

extension ElementType {
  /// What happens to components, and what there is on request.
  static let changes = [
    ElementType(
      "announcement",
      "What is announced on a change; placeholders refer to the step that is then current, or to "
        + "the one that went wrong.",
      [
        AttributeType(
          "on",
          .word(Change.Event.words),
          required: true,
          "The change."
        ),
        AttributeType(
          "priority",
          .word(Element.LiveRegion.words),
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
      holdsText: true,
      example: #"<announcement on="advance">Step {position} of {count}: {name}</announcement>"#
    ),
    ElementType(
      "focus",
      "Where accessibility focus moves on a change.",
      [
        AttributeType(
          "on",
          .word(Change.Event.words),
          required: true,
          "The change."
        ),
        AttributeType("to", .reference, "The part that gets focus."),
        AttributeType("new-screen", .boolean, "Whether a new screen takes focus."),
      ],
      example: #"<focus on="complete" new-screen="true"/>"#
    ),
    ElementType(
      "custom-content",
      "Further content that a screen reader announces on request.",
      [
        AttributeType("label", .text, required: true, "What it is about."),
        AttributeType("value", .text, "What it says."),
        AttributeType(
          "importance",
          .word([
            .init("default", "On request."), .init("high", "Always, with the element."),
          ]),
          "When it is announced: on request (default) or always (high)."
        ),
        AttributeType(
          "each",
          .word([.init("step", "One for each step.")]),
          "What it is given for, where that is not the element alone."
        ),
      ],
      example: #"<custom-content label="Due" value="Friday" importance="high"/>"#
    ),
    ElementType(
      "custom-action",
      "An action that assistive technology offers.",
      [AttributeType("name", .text, required: true, "Its name.")],
      example: #"<custom-action name="Skip this step"/>"#
    ),
  ]
}

internal import A11yModel
internal import XML

// Attributes that several elements share.

extension [AttributeType] {
  static let identity = [
    AttributeType("id", .identifier, "A name of the author's own, unique in the document.")
  ]

  /// What assistive technology gets of an element.
  static let exposure = strings + behaviour

  private static let strings = [
    AttributeType("label", .text, "The accessibility label: what it is. May hold placeholders."),
    AttributeType("value", .text, "The accessibility value: what it is set to."),
    AttributeType("hint", .text, "The accessibility hint: what activating it does."),
    AttributeType("lang", .text, "The language of its strings, as BCP 47 writes it."),
    AttributeType("localized", .boolean, "Whether its strings can be localised; default true."),
  ]

  private static let behaviour = [
    AttributeType("traits", .words(Traits.names.map(\.name)), "Accessibility traits."),
    AttributeType(
      "hidden",
      .boolean,
      "Whether it and all within are hidden from assistive technology."
    ),
    AttributeType("decorative", .boolean, "Whether it carries no information; hides it, too."),
    AttributeType(
      "children",
      .word(A11yModel.Element.Grouping.allCases.map(\.rawValue)),
      "What becomes of what lies within: one stop that says it all (combine), a container of "
        + "stops (contain), or one stop that says none of it (ignore)."
    ),
    AttributeType(
      "action",
      .word(A11yModel.Element.Action.allCases.map(\.rawValue)),
      "What activating it does."
    ),
    AttributeType(
      "live",
      .word(A11yModel.Element.LiveRegion.allCases.map(\.rawValue)),
      "Whether its changes are spoken by themselves, and how urgently."
    ),
    AttributeType(
      "list",
      .boolean,
      "Whether a screen reader counts what it holds, as “2 of 4”: steps, marks or entries where it "
        + "holds any."
    ),
    AttributeType("sort-priority", .number(atLeast: nil), "Higher is read earlier among siblings."),
  ]

  /// What a mark or a progress says, where `value` is its number.
  static let numberedExposure =
    exposure.filter { $0.name != "value" } + [
      AttributeType("value-text", .text, "The accessibility value, in words.")
    ]

  static let placement = [
    AttributeType("over", .reference, "An earlier part that it also lies over."),
    AttributeType("around", .reference, "An earlier part that it surrounds."),
    AttributeType("gap", .number(atLeast: 0), "Points between it and the part it surrounds."),
    AttributeType(
      "when",
      .word(Condition.allCases.map(\.rawValue)),
      "Where among its like it is there."
    ),
    AttributeType("opacity", .number(atLeast: 0), "The opacity of it and all within, 0 to 1."),
  ]

  static let importance = [
    AttributeType("required", .boolean, "Whether it is needed for understanding."),
    AttributeType("text-equivalent", .boolean, "Whether visible text says the same."),
    AttributeType("essential", .boolean, "Whether its look is essential, as a logotype's."),
    AttributeType("platform-default", .boolean, "Whether the platform chose its colours."),
  ]

  static let frame = [
    AttributeType("width", .number(atLeast: 0), "Points."),
    AttributeType("height", .number(atLeast: 0), "Points."),
  ]

  static let typography = [
    AttributeType(
      "style",
      .word(TextStyle.Name.allCases.map(\.rawValue)),
      "The platform's text style."
    ),
    AttributeType("size", .number(atLeast: 0), "Points, where no text style gives them."),
    AttributeType("weight", .word(FontWeight.names), "The weight; emphasized is the style's own."),
    AttributeType("max-width", .number(atLeast: 0), "Points it may be wide at most."),
  ]

  static let color = [
    AttributeType(
      "color",
      .text,
      "A token of the palette, a system colour, or a colour as CSS writes it; series and state "
        + "are those of what is shown."
    )
  ]

  /// What every component says.
  static let component =
    identity + [
      AttributeType("backdrop", .text, "The colour it lies on."),
      AttributeType(
        "surface",
        .word(["base", "elevated", "any"]),
        "Whether it lies on the screen or on a sheet; default base."
      ),
      AttributeType(
        "appearance",
        .word(["adaptive", "light", "dark"]),
        "The appearances it has; default adaptive."
      ),
      AttributeType("dynamic", .boolean, "Whether it changes while a user is there."),
    ]
}

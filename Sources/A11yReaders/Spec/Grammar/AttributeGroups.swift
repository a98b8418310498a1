internal import A11yModel
package import XML

// Attributes that several elements share.

extension Grammar {
  /// Every attribute of the spec dialect that belongs to no element in particular.
  package static let sharedSpecAttributes: [AttributeType] = [
    [AttributeType].component, .exposure, .numberedExposure, .placement, .importance, .frame,
    .typography, .room, .color, .paint,
  ].flatMap(\.self)
}

extension [AttributeType] {
  static let identity = [
    AttributeType(
      "id",
      .identifier,
      "An identifier of the author's choice, unique in the document."
    )
  ]

  /// What assistive technology gets of an element.
  static let exposure = strings + behaviour + hitArea

  private static let strings = [
    AttributeType("label", .text, "The accessibility label: what it is. May hold placeholders."),
    AttributeType("value", .text, "The accessibility value: what it is set to."),
    AttributeType("hint", .text, "The accessibility hint: what activating it does."),
    AttributeType("lang", .text, "The language of its strings, as a BCP 47 tag."),
    AttributeType("localized", .boolean, "Whether its strings can be localised; default true."),
  ]

  private static let behaviour = [
    AttributeType("traits", .words(Traits.names.map(\.name)), "Accessibility traits."),
    AttributeType(
      "hidden",
      .boolean,
      "Whether it and everything in it are hidden from assistive technology."
    ),
    AttributeType(
      "decorative",
      .boolean,
      "Whether it carries no information; also hides it from assistive technology."
    ),
    AttributeType(
      "children",
      .word(A11yModel.Element.Grouping.allCases.map(\.rawValue)),
      "How its contents are exposed: as one stop that says all of it (combine), as a container of "
        + "stops (contain), or as one stop that says none of it (ignore)."
    ),
    AttributeType(
      "action",
      .word(A11yModel.Element.Action.allCases.map(\.rawValue)),
      "What activating it does."
    ),
    AttributeType(
      "live",
      .word(A11yModel.Element.LiveRegion.allCases.map(\.rawValue)),
      "Whether its changes are announced without being asked for, and how urgently."
    ),
    AttributeType(
      "list",
      .boolean,
      "Whether a screen reader counts what it holds, as in “2 of 4”: steps, marks or entries if "
        + "it holds any."
    ),
    AttributeType(
      "sort-priority",
      .number(atLeast: nil),
      "Siblings with a higher number are read earlier."
    ),
  ]

  /// Where what can be operated responds to a touch or a click.
  private static let hitArea = [
    AttributeType(
      "hit-width",
      .number(atLeast: 0),
      "The width in points of the area that responds to a touch or a click, where that is not its "
        + "own."
    ),
    AttributeType(
      "hit-height",
      .number(atLeast: 0),
      "The height in points of the area that responds, where that is not its own."
    ),
    AttributeType(
      "hit-shape",
      .word(HitShape.allCases.map(\.rawValue)),
      "The form of the area that responds; default that of the shape, else a rectangle."
    ),
    AttributeType(
      "spacing",
      .number(atLeast: 0),
      "Points across or down from the area that responds to that of the nearest other target."
    ),
  ]

  /// What a mark or a progress says, where `value` is its number.
  static let numberedExposure =
    exposure.filter { $0.name != "value" } + [
      AttributeType("value-text", .text, "The accessibility value, in words.")
    ]

  static let placement = [
    AttributeType("over", .reference, "The id of an earlier part that it also lies over."),
    AttributeType("around", .reference, "The id of an earlier part that it surrounds."),
    AttributeType("gap", .number(atLeast: 0), "Points between it and the part it surrounds."),
    AttributeType(
      "when",
      .word(Condition.allCases.map(\.rawValue)),
      "Which of the items that share it show it, by their position."
    ),
    AttributeType(
      "opacity",
      .number(atLeast: 0),
      "The opacity of it and everything in it, 0 to 1."
    ),
  ]

  static let importance = [
    AttributeType("required", .boolean, "Whether it is needed for understanding."),
    AttributeType("text-equivalent", .boolean, "Whether visible text says the same."),
    AttributeType(
      "essential",
      .boolean,
      "Whether its look is essential, as that of a logotype is."
    ),
    AttributeType("platform-default", .boolean, "Whether the platform chose its colours."),
  ]

  static let frame = [
    AttributeType("width", .number(atLeast: 0), "The width in points."),
    AttributeType("height", .number(atLeast: 0), "The height in points."),
    AttributeType("x", .number(atLeast: nil), "Its left edge in points, within the component."),
    AttributeType("y", .number(atLeast: nil), "Its top edge in points, within the component."),
  ]

  static let typography = [
    AttributeType(
      "style",
      .word(TextStyle.Name.allCases.map(\.rawValue)),
      "The text style of the platform."
    ),
    AttributeType("size", .number(atLeast: 0), "The size in points, where no text style gives it."),
    AttributeType(
      "weight",
      .word(FontWeight.names),
      "The weight; emphasized is that of the text style's emphasized variant."
    ),
    AttributeType("max-width", .number(atLeast: 0), "The greatest width in points."),
    AttributeType(
      "scales",
      .boolean,
      "Whether it follows the text size that people choose; a text style does on iOS, a size alone "
        + "does not."
    ),
    AttributeType(
      "type-limit",
      .word(DynamicTypeSize.allCases.map(\.rawValue)),
      "The largest Dynamic Type size that it follows; default all."
    ),
  ]

  /// The room that a text has.
  static let room = [
    AttributeType("max-height", .number(atLeast: 0), "The greatest height in points."),
    AttributeType("lines", .count, "The most lines it has; default any number."),
    AttributeType(
      "overflow",
      .word(TextRoom.Overflow.allCases.map(\.rawValue)),
      "What becomes of it where it does not fit: it goes on in the next line (wrap), is cut off "
        + "(truncate), is scrolled to (scroll), is set smaller (shrink), or the layout makes room "
        + "(adapt)."
    ),
  ]

  static let color = [
    AttributeType(
      "color",
      .text,
      "A token of the palette, a system colour, or a CSS colour; series and state are the colours "
        + "of the series or state that is shown."
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
        "The appearances it supports; default adaptive."
      ),
      AttributeType("dynamic", .boolean, "Whether it changes while it is on the screen."),
    ]

  /// What a fill and a stroke are painted with.
  static let paint: [AttributeType] =
    .color + [
      AttributeType("opacity", .number(atLeast: 0), "Its opacity, 0 to 1."),
      AttributeType("material", .text, "The name of a blur or vibrancy effect of the platform."),
      AttributeType("image", .text, "The name of a picture."),
      AttributeType("blend", .text, "A blend mode other than normal."),
    ]
}

internal import A11yModel
internal import XML

extension AttributeGroup {
  static let placement = AttributeGroup(
    "placement",
    "Where it lies, and when it is there.",
    [
      AttributeType("over", .reference, "The id of an earlier part that it also lies over."),
      AttributeType("around", .reference, "The id of an earlier part that it surrounds."),
      AttributeType("gap", .number(atLeast: 0), "Points between it and the part it surrounds."),
      AttributeType(
        "when",
        .word(PlaceCondition.words),
        "Which of the items that share it show it, by their position."
      ),
      AttributeType(
        "opacity",
        .number(atLeast: 0),
        "The opacity of it and everything in it, 0 to 1."
      ),
    ]
  )

  static let importance = AttributeGroup(
    "importance",
    "What its look is needed for.",
    [
      AttributeType("required", .boolean, "Whether it is needed for understanding."),
      AttributeType("text-equivalent", .boolean, "Whether visible text says the same."),
      AttributeType(
        "essential",
        .boolean,
        "Whether its look is essential, as that of a logotype is."
      ),
      AttributeType("platform-default", .boolean, "Whether the platform chose its colours."),
    ]
  )

  static let frame = AttributeGroup(
    "frame",
    "How large it is, and where.",
    [
      AttributeType("width", .number(atLeast: 0), "The width in points."),
      AttributeType("height", .number(atLeast: 0), "The height in points."),
      AttributeType("x", .number(atLeast: nil), "Its left edge in points, within the component."),
      AttributeType("y", .number(atLeast: nil), "Its top edge in points, within the component."),
    ]
  )

  static let typography = AttributeGroup(
    "typography",
    "How its text or symbol is set.",
    [
      AttributeType(
        "style",
        .word(TextStyle.Name.words),
        "The text style of the platform."
      ),
      AttributeType(
        "size",
        .number(atLeast: 0),
        "The size in points, where no text style gives it."
      ),
      AttributeType(
        "weight",
        .word(FontWeight.words),
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
        .word(DynamicTypeSize.words),
        "The largest Dynamic Type size that it follows; default all."
      ),
    ]
  )

  /// The room that a text has.
  static let room = AttributeGroup(
    "room",
    "The room that its text has.",
    [
      AttributeType("max-height", .number(atLeast: 0), "The greatest height in points."),
      AttributeType("lines", .count, "The most lines it has; default any number."),
      AttributeType(
        "overflow",
        .word(TextRoom.Overflow.words),
        "What becomes of it where it does not fit: it goes on in the next line (wrap), is cut off "
          + "(truncate), is scrolled to (scroll), is set smaller (shrink), or the layout makes room "
          + "(adapt)."
      ),
    ]
  )

  static let color = AttributeGroup(
    "color",
    "What it is painted with.",
    [
      AttributeType(
        "color",
        .text,
        "A token of the palette, a system colour, or a CSS colour; series and state are the colours "
          + "of the series or state that is shown."
      )
    ]
  )

  /// What a fill and a stroke are painted with.
  static let paint = AttributeGroup(
    "paint",
    "What it is painted with.",
    color.attributes + [
      AttributeType("opacity", .number(atLeast: 0), "Its opacity, 0 to 1."),
      AttributeType("material", .text, "The name of a blur or vibrancy effect of the platform."),
      AttributeType("image", .text, "The name of a picture."),
      AttributeType("blend", .text, "A blend mode other than normal."),
    ]
  )
}

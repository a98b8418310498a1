internal import A11yModel
internal import XML

extension AttributeGroup {
  static let identity = AttributeGroup(
    "identity",
    "By what others refer to it.",
    [
      AttributeType(
        "id",
        .identifier,
        "An identifier of the author's choice, unique in the document."
      )
    ]
  )

  /// Where an element comes from that was made of code.
  static let code = AttributeGroup(
    "code",
    "Where it comes from, in a spec that was made of code.",
    [
      AttributeType(
        "src",
        .place,
        "The place in the code that it was made of, from the folder of the spec: what is found is "
          + "shown there. Default that of the element that it stands in."
      ),
      AttributeType(
        "view",
        .text,
        "What the view is called that it was made of. A finding in SwiftUI is known again by such names."
      ),
    ]
  )

  /// What assistive technology gets of an element.
  static let exposure = AttributeGroup(
    "exposure",
    "What assistive technology gets of it.",
    strings + behaviour + hitArea
  )

  private static let strings = [
    AttributeType("label", .text, "The accessibility label: what it is. May hold placeholders."),
    AttributeType("value", .text, "The accessibility value: what it is set to."),
    AttributeType("hint", .text, "The accessibility hint: what activating it does."),
    AttributeType("lang", .text, "The language of its strings, as a BCP 47 tag."),
    AttributeType("localized", .boolean, "Whether its strings can be localised; default true."),
  ]

  private static let behaviour = [
    AttributeType("traits", .words(Traits.words), "Accessibility traits."),
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
      .word(A11yModel.Element.Grouping.words),
      "How its contents are exposed: as one stop that says all of it (combine), as a container of "
        + "stops (contain), or as one stop that says none of it (ignore)."
    ),
    AttributeType(
      "action",
      .word(A11yModel.Element.Action.words),
      "What activating it does."
    ),
    AttributeType(
      "live",
      .word(A11yModel.Element.LiveRegion.words),
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
      .word(HitShape.words),
      "The form of the area that responds; default that of the shape, else a rectangle."
    ),
    AttributeType(
      "spacing",
      .number(atLeast: 0),
      "Points across or down from the area that responds to that of the nearest other target."
    ),
  ]

  /// What a mark or a progress says, where `value` is its number.
  static let numberedExposure = AttributeGroup(
    "numbered-exposure",
    "What assistive technology gets of what has a number as its value.",
    exposure.attributes.filter { $0.name != "value" } + [
      AttributeType("value-text", .text, "The accessibility value, in words.")
    ]
  )

  /// What every component says.
  static let component = AttributeGroup(
    "component",
    "What every component says.",
    identity.attributes + [
      AttributeType("backdrop", .text, "The colour it lies on."),
      AttributeType(
        "surface",
        .word([
          .init("base", "On the screen."), .init("elevated", "On a sheet or popover."),
          .init("any", "On either; what differs is judged on both."),
        ]),
        "Whether it lies on the screen or on a sheet; default base."
      ),
      AttributeType(
        "appearance",
        .word([
          .init("adaptive", "Light and dark."), .init("light", "Light alone."),
          .init("dark", "Dark alone."),
        ]),
        "The appearances it supports; default adaptive."
      ),
      AttributeType("dynamic", .boolean, "Whether it changes while it is on the screen."),
      AttributeType(
        "variant",
        .text,
        "Which of several it is that a condition tells apart which nobody knows, as wide=true: what is "
          + "found alike in several is told once."
      ),
    ] + ElementType.extent("default what the spec says", "default those of the spec")
  )
}

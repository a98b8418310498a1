internal import A11yModel
internal import XML

extension ElementType {
  /// What moves or changes by itself.
  static let animation = ElementType(
    "animation",
    "How what it stands in moves or changes for a while.",
    [
      AttributeType(
        "kind",
        .word(Animation.Kind.words),
        required: true,
        "What happens."
      ),
      AttributeType("duration", .number(atLeast: 0), "Seconds that it takes once."),
      AttributeType("repeats", .text, "How often it runs, or forever; default 1."),
      AttributeType(
        "starts",
        .word(AnimationStart.words),
        "Whether it begins by itself (automatic, the default) or when a user does something."
      ),
      AttributeType(
        "reduced",
        .word(Animation.Reduction.words),
        "What becomes of it with Reduce Motion: nothing moves, it fades instead, or the same."
      ),
      AttributeType("stop", .reference, "The id of the control that pauses it."),
      AttributeType(
        "essential",
        .boolean,
        "Whether what is shown cannot be shown without it."
      ),
    ],
    example: #"<animation kind="rotate" repeats="forever" starts="automatic" reduced="fade"/>"#
  )
}

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
        children: ["fill", "stroke", "animation"],
        example: """
          <connector state="completed" thickness="2"><fill color="systemBlue"/></connector>
          """
      ),
      ElementType(
        "track",
        "The part of a progress indicator that is not filled.",
        .identity,
        .exposure,
        .importance,
        .color,
        lineAttributes,
        children: ["stop", "animation"],
        example: #"<track color="systemFill" thickness="8"/>"#
      ),
      ElementType(
        "progress-fill",
        "The filled part of a progress indicator; it lies over the track, which comes before it.",
        .identity,
        .exposure,
        .importance,
        .color,
        lineAttributes,
        children: ["stop", "animation"],
        example: #"<fill color="systemBlue" thickness="8"/>"#
      ),
      ElementType(
        "line",
        "The line of an axis.",
        .identity,
        .exposure,
        .importance,
        .color,
        lineAttributes,
        example: #"<line color="separator" thickness="1"/>"#
      ),
      ElementType(
        "gridline",
        "Lines across the chart at each label of the axis.",
        .identity,
        .exposure,
        .importance,
        .color,
        lineAttributes,
        example: #"<gridline color="separator" thickness="0.5"/>"#
      ),
      text(
        "text",
        "Visible text; may hold placeholders.",
        example: #"<text style="body" color="label">Delivery on {name}</text>"#
      ),
      text(
        "title",
        "The visible title; may hold placeholders.",
        example: #"<title style="headline" color="label">Delivery</title>"#
      ),
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
            .word([
              .init("monochrome", "All layers in one colour."),
              .init("hierarchical", "One colour, in an opacity for each layer."),
              .init("palette", "A colour for each layer."),
              .init("multicolor", "The colours of the symbol itself."),
            ]),
            "How its layers are coloured; default monochrome."
          ),
        ],
        children: ["layer", "animation"],
        example: #"<glyph symbol="checkmark" label="Completed" style="caption" color="white"/>"#
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
            .word(Part.Shape.words),
            required: true,
            "What it is."
          ),
          AttributeType("size", .number(atLeast: 0), "Its width and height in points."),
          AttributeType("pattern", .text, "Its hatching, where it has any."),
        ],
        children: ["fill", "stroke", "animation"] + partChildren("group"),
        example: """
          <shape kind="circle" size="28">
            <fill color="systemBlue"/>
            <text style="caption" color="white">{position}</text>
          </shape>
          """
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
            .word(PlaceCondition.words),
            "At which step it cannot be used."
          ),
        ],
        children: ["fill", "stroke", "animation"] + partChildren("group"),
        example: """
          <control label="Next" traits="button" action="next" width="88" height="44">
            <fill color="systemBlue"/>
            <text style="body" color="white">Next</text>
          </control>
          """
      ),
    ]

  private static let lineAttributes: AttributeGroup = [
    AttributeType("opacity", .number(atLeast: 0), "Its opacity, 0 to 1."),
    AttributeType("thickness", .number(atLeast: 0), "The thickness in points."),
  ]

  private static func text(
    _ name: String,
    _ summary: String,
    example: String
  ) -> ElementType {
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
      holdsText: true,
      example: example
    )
  }
}

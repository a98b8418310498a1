internal import A11yModel
internal import XML

extension ElementType {
  /// What parts are painted with.
  static let paints = [
    ElementType(
      "fill",
      "The paint of the inside.",
      .paint,
      children: ["stop"],
      example: #"<fill color="systemBlue" opacity="0.15"/>"#
    ),
    ElementType(
      "stroke",
      "The paint along the edge.",
      .paint,
      [
        AttributeType("width", .number(atLeast: 0), required: true, "The width in points."),
        AttributeType(
          "align",
          .word(StrokeAlignment.words),
          "Its position relative to the edge; default center."
        ),
        AttributeType("dash", .text, "Its dashes, or none."),
      ],
      children: ["stop"],
      example: #"<stroke width="2" align="inside" color="separator"/>"#
    ),
    ElementType(
      "stop",
      "A colour of a gradient.",
      .color,
      [AttributeType("opacity", .number(atLeast: 0), "Its opacity, 0 to 1.")],
      example: #"<stop color="systemBlue"/>"#
    ),
    ElementType(
      "layer",
      "A layer of a symbol; layers are listed from back to front.",
      .color,
      [AttributeType("opacity", .number(atLeast: 0), "Its opacity, 0 to 1.")],
      example: #"<layer color="systemBlue" opacity="0.3"/>"#
    ),
  ]
}

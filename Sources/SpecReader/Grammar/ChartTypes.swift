internal import A11yModel
internal import XML

extension ElementType {
  /// What a chart has beside its data.
  static let chartParts = [
    ElementType(
      "axis",
      "An axis with its labels.",
      .identity,
      .exposure,
      [
        AttributeType(
          "dimension",
          .word(Axis.Dimension.words),
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
      children: ["text", "title", "line", "gridline"],
      example: """
        <axis dimension="y" title="Hours" unit="h" ticks="0 5 10">
          <text style="caption" color="secondaryLabel">{value}</text>
        </axis>
        """
    ),
    ElementType(
      "legend",
      "The key that says which series is which.",
      .identity,
      .exposure,
      [
        AttributeType(
          "order",
          .word(Legend.Order.words),
          "The order of the entries; an unspecified order may change from launch to launch."
        )
      ],
      children: ["look:entry-look", "entry", "title", "text"],
      example: """
        <legend order="series">
          <look part="entry">
            <shape kind="circle" size="12"><fill color="series"/></shape>
            <text style="caption" color="label">{series}</text>
          </look>
        </legend>
        """
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
      children: partChildren("group"),
      example:
        #"<entry name="Deep sleep"><text style="caption" color="label">Deep sleep</text></entry>"#
    ),
    ElementType(
      "empty",
      "What is shown instead while there is no data.",
      .identity,
      .exposure,
      children: partChildren("group"),
      example: #"<empty><text style="body" color="secondaryLabel">No nights yet</text></empty>"#
    ),
    ElementType(
      "descriptor",
      "An audio graph (AXChartDescriptor) with all series, axes and values.",
      [
        AttributeType("title", .text, "Its name."),
        AttributeType("summary", .text, "Its summary in words."),
      ],
      example: #"<descriptor title="Sleep" summary="Seven nights, from 5 to 8 hours"/>"#
    ),
  ]
}

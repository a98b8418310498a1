internal import A11yModel
internal import XML

extension ElementType {
  /// What is there in place of marks, besides what is shown while there are no data.
  static let standIns = [
    ElementType(
      "loading",
      "What is shown instead while the data are on their way.",
      .identity,
      .exposure,
      children: partChildren("group"),
      example: #"<loading><text style="body" color="secondaryLabel">Loading…</text></loading>"#
    ),
    ElementType(
      "failure",
      "What is shown instead where the data did not come, or what was in progress went wrong.",
      .identity,
      .exposure,
      children: partChildren("group"),
      example: """
        <failure><text style="body" color="label">The data could not be loaded</text></failure>
        """
    ),
    ElementType(
      "table",
      "The same data in rows and columns.",
      [
        AttributeType(
          "shown",
          .word(Chart.Table.Place.words),
          required: true,
          "Whether it is visible with the chart, or linked: behind a link or a button."
        ),
        AttributeType("label", .text, "The accessibility label of it, or of what opens it."),
        AttributeType(
          "hidden",
          .boolean,
          "Whether it, or what opens it, is hidden from assistive technology."
        ),
      ],
      example: #"<table shown="linked" label="All nights as a table"/>"#
    ),
  ]
}

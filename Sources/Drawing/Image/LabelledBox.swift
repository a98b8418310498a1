internal import Geometry
internal import XML

/// What stands for something that is not drawn: a box that says what is there.
struct LabelledBox {
  let markup: Markup

  /// - Parameters:
  ///   - label: what is there.
  ///   - box: where it is, in user units.
  ///   - extent: what is seen of the plane, by which letters are sized.
  init(_ label: String, _ box: Box, in extent: LengthBasis.Extent) {
    let text = label.count > Self.most ? label.prefix(Self.most - 1) + "…" : label[...]
    let size = min(
      box.height * 0.6,
      box.width / (Double(text.count) * 0.6),
      max(extent.width, extent.height) / 20
    )
    func number(_ value: Double) -> String { "\(NumberText(value))" }
    markup = Markup(
      "g",
      content: [
        .element(
          Markup(
            "rect",
            [
              ("x", number(box.left)), ("y", number(box.top)), ("width", number(box.width)),
              ("height", number(box.height)), ("fill", Self.ground), ("stroke", Self.ink),
              ("stroke-width", number(size / 12)), ("stroke-dasharray", number(size / 3)),
            ]
          )
        ),
        .element(
          Markup(
            "text",
            [
              ("x", number((box.left + box.right) / 2)),
              ("y", number((box.top + box.bottom) / 2 + size * 0.35)),
              ("text-anchor", "middle"), ("font-family", "system-ui, sans-serif"),
              ("font-size", number(size)), ("fill", Self.ink), ("fill-opacity", "1"),
              ("stroke", "none"),
            ],
            content: [.text(String(text))]
          )
        ),
      ]
    )
  }

  private static let most = 40

  // Greys are the same for everybody.
  private static let ground = "#F2F2F2"
  private static let ink = "#595959"
}

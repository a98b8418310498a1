internal import A11yModel
internal import Geometry
internal import XML

extension Markup {
  func adding(_ attributes: [(name: String, value: String)]) -> Markup {
    var markup = self
    markup.attributes += attributes
    return markup
  }
}

// What belongs to a part besides its inside.
extension ScenePainting {
  /// The outline along a shape, as far as it is visible.
  func edge(of shape: Shape, _ outline: Outline, _ part: Part) -> Markup {
    let width = outline.width.drawn
    return shape.grown(by: width / 2 - outline.insideWidth.drawn).markup.adding(
      [("data-paint", "outline"), ("fill", "none"), ("stroke-width", width.written)]
        + dashes(part.dash)
    )
  }

  /// What tells the series of a part apart without colour; nil of a part of none.
  func series(of part: Part) -> Series? { part.series.flatMap { component.chart?.series[$0] } }

  /// How a line is dashed, by the numbers of its author, or as lines are.
  func dashes(_ dash: String?) -> [(name: String, value: String)] {
    guard let dash else { return [] }
    let numbers = dash.split { $0.isWhitespace || $0 == "," }.prefix(16).map { Double($0) }
    let lengths = numbers.compactMap(\.self).filter { $0 >= 0 }.map(\.drawn)
    let isSaid = lengths.count == numbers.count && lengths.contains { $0 > 0 }
    return [
      ("stroke-dasharray", isSaid ? lengths.map(\.written).joined(separator: " ") : "4 3")
    ]
  }

  /// The colour behind a part, which what is cut out of it shows.
  func colorBehind(_ rendered: RenderedVariant?) -> String {
    guard case .known(let pairs)? = rendered?.fill?.colors, let pair = pairs.first else {
      return "none"
    }
    return (vision?.seen(pair.background) ?? pair.background).hex
  }

  /// One line of a text.
  func text(
    _ text: String,
    at point: Point,
    _ anchor: Scene.Anchor,
    _ part: Part,
    _ paint: String
  ) -> Markup {
    let extent = TextExtent(part.textStyle)
    var attributes: [(name: String, value: String)] = [
      ("x", point.x.written), ("y", point.y.written), ("font-size", extent.size.written),
    ]
    if anchor != .start { attributes.append(("text-anchor", anchor.rawValue)) }
    if let weight = part.textStyle?.weight.value, weight != 400, (1...1000).contains(weight) {
      attributes.append(("font-weight", weight.written))
    }
    return Markup(
      "text",
      attributes + [("data-paint", "fill"), ("fill", paint)],
      content: [.text(text)]
    )
  }

  /// Whether nobody knows a colour of a part in this variant.
  func isOpen(_ rendered: RenderedVariant?) -> Bool {
    [rendered?.fill, rendered?.outline?.coat].contains {
      PaintedCoat($0, seenBy: nil).isUnknown
    }
  }

  /// The mark on what is not known, which is there and not seen in the other variants.
  func question(in box: Box, isAsked: Bool) -> Markup {
    let size = min(box.width, box.height, 16) * 0.8
    return Markup(
      "text",
      [
        ("x", box.center.x.written), ("y", (box.center.y + size * 0.35).written),
        ("font-size", size.written), ("font-weight", "700"), ("text-anchor", "middle"),
        ("fill", isAsked ? "#000000" : "none"),
      ],
      content: [.text("?")]
    )
  }

  /// The dotted edge of what has a size by default.
  func assumedEdge(_ box: Box) -> Markup {
    Markup(
      "path",
      [
        (
          "d",
          "M\(box.left.written) \(box.top.written)h\(box.width.written)v\(box.height.written)"
            + "h\((-box.width).written)z"
        ),
        ("fill", "none"), ("stroke", "#808080"), ("stroke-width", "0.5"),
        ("stroke-dasharray", "0.5 2.5"),
      ]
    )
  }
}

import A11yModel
import Drawing
import TestSupport
import Testing
import XML

/// An SVG source, drawn in the light appearance with ids that begin with `p-`.
struct ImageDrawing {
  let markup: Markup
  let remarks: [String]

  init(
    _ source: String,
    in appearance: Appearance = .light,
    seenBy vision: Vision? = nil
  ) throws {
    let image = try InertImage(source: Array(source.utf8))
    let drawing = image.drawing(in: appearance, seenBy: vision, prefix: "p-")
    (markup, remarks) = (drawing.markup, drawing.remarks)
  }

  /// The content of an image of 100 by 100 units.
  static func image(_ content: String, _ attributes: String = "") -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
      width="100" height="100" \(attributes)>\(content)</svg>
    """
  }

  /// Every element of the drawing.
  var elements: [Markup] { Self.elements(of: markup) }

  func first(_ name: String) -> Markup? { elements.first { $0.name == name } }

  private static func elements(of markup: Markup) -> [Markup] {
    [markup] + markup.children.flatMap(elements)
  }

  /// The drawing without what attributes say.
  static func structure(of markup: Markup) -> Markup {
    Markup(
      markup.name,
      markup.attributes.map { ($0.name, "") },
      children: markup.children.map(structure)
    )
  }
}

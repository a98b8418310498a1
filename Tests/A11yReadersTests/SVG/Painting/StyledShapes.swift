import XML

@testable import SVGPainting
@testable import SpecReader

/// What is painted of an image of 300 × 200.
enum StyledShapes {
  static let size = "width='300' height='200'"

  static func painter(_ content: String, _ attributes: String = size) throws -> SVGPainter {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(content)</svg>"
    let tree = try Tree(parsing: Array(text.utf8), by: Grammar.spec.vocabulary)
    var painter = SVGPainter(SVGFile(tree.root))
    painter.paint()
    return painter
  }

  static func rectangle(_ attributes: String) -> String {
    "<rect x='10' y='20' width='40' height='30' \(attributes)/>"
  }
}

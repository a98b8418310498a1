import A11yModel
import Testing

@testable import Geometry
@testable import SVGReader

/// A canvas in one appearance, painted with rectangles, that tells what lies behind a box.
struct TestCanvas {
  var canvas = Canvas(appearances: 1)

  mutating func paint(_ ink: Ink, _ region: Region?, clip: Int? = nil) {
    let place = canvas.add(ink)
    canvas.paint(region, ink: place, clip: clip)
  }

  mutating func paint(_ hex: UInt32, alpha: Double = 1, _ box: Box, clip: Int? = nil) {
    paint(.color(Color(hex: hex, alpha: alpha)), .rectangle(box), clip: clip)
  }

  mutating func clip(_ boxes: Box..., within parent: Int? = nil) -> Int {
    canvas.addClip(boxes.map { Canvas.Clip.Shape(region: .rectangle($0)) }, within: parent)
  }

  /// What lies behind what would be painted next.
  func backing(_ box: Box = .square) -> Backing {
    Coverage(of: Samples(over: Parallelogram(box)), before: canvas.layers.count, in: canvas)
      .backing(in: canvas, group: canvas.openGroup, appearance: 0)
  }

  /// The colours behind it on a page, as “#FFFFFF 0.5”, or what is missing.
  func behind(_ box: Box = .square, on page: Color? = .white) -> [String] {
    switch backing(box).backdrop(on: page) {
    case .unknown(let fact): [fact]
    case .known(let samples):
      samples.map { sample in
        let share = sample.share.map { " \(($0 * 100).rounded() / 100)" } ?? ""
        return "\(sample.color.hex)\(share)"
      }.sorted()
    }
  }
}

extension Box {
  /// From the origin, 100 by 100.
  static let square = Box(x: 0, y: 0, width: 100, height: 100)

  /// A share of it from the left.
  static func left(_ share: Double) -> Box { Box(x: 0, y: 0, width: 100 * share, height: 100) }
}

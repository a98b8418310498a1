import Testing

@testable import Geometry
@testable import SVGReader

/// Bars that share an edge.
@Suite struct BarEdgeTests {
  private func neighbors(_ boxes: [Box]) -> [Int: [Int]]? {
    BarEdges(Dictionary(uniqueKeysWithValues: boxes.enumerated().map { ($0, $1) })).neighbors
  }

  @Test func cornersAreNoEdges() {
    let one = Box(x: 0, y: 0, width: 10, height: 10)
    #expect(neighbors([one, Box(x: 10, y: 2, width: 10, height: 8)]) == [0: [1]])
    #expect(neighbors([one, Box(x: 0, y: 10.5, width: 10, height: 8)]) == [0: [1]])
    #expect(neighbors([one, Box(x: 10, y: 10, width: 10, height: 8)]) == [:])
    #expect(neighbors([one, Box(x: 12, y: 0, width: 10, height: 8)]) == [:])
    #expect(neighbors([one]) == nil)
  }

  /// Whether they stand or lie.
  @Test func manyBars() {
    let upright = (0..<2000).map { Box(x: Double($0), y: 0, width: 1, height: 50) }
    let level = (0..<2000).map { Box(x: 0, y: Double($0) * 3, width: 50, height: 1) }
    #expect(neighbors(upright)?.count == 1999)
    #expect(neighbors(level) == [:])
    #expect(neighbors(Array(repeating: upright[0], count: 2000)) == nil)
  }
}

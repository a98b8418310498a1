import Testing

@testable import Geometry

@Suite struct LayerGridTests {
  /// Boxes of every size and shape are found wherever they touch, from a dot to a page.
  @Test func findsAllThatTouch() {
    var grid = LayerGrid()
    var boxes: [Box] = []
    var state: UInt64 = 3
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24)
    }
    for index in 0..<1_500 {
      let scale = [1, 10, 100, 1_000, 1e6, 1e13][index % 6]
      let box = Box(
        x: (next() - 0.5) * 2_000,
        y: (next() - 0.5) * (index.isMultiple(of: 50) ? 1e10 : 2_000),
        width: next() * scale,
        height: next() * (index.isMultiple(of: 7) ? 1 : scale)
      )
      boxes.append(box)
      grid.append(box)
    }
    for _ in 0..<40 {
      let place = Box(
        x: (next() - 0.5) * 2_000,
        y: (next() - 0.5) * 2_000,
        width: next() * 200,
        height: next() * 30
      )
      var found: Set<Int> = []
      grid.forEach(near: place) { layer in
        #expect(found.insert(layer).inserted)
        return true
      }
      let touching = boxes.indices.filter { boxes[$0].intersects(place) }
      #expect(found.isSuperset(of: touching))
    }
  }

  @Test func layersWithoutAPlaceHaveANumber() {
    var grid = LayerGrid()
    grid.append(.empty)
    grid.append(Box(left: 0, top: 0, right: .infinity, bottom: 1))
    grid.append(.square)
    #expect(grid.count == 3)
    var found: [Int] = []
    grid.forEach(near: .square) { layer in
      found.append(layer)
      return true
    }
    #expect(found == [2])
  }

  @Test func fewDotsAreLookedAtForAText() {
    var grid = LayerGrid()
    for index in 0..<10_000 {
      grid.append(
        Box(x: Double(index % 100) * 10, y: Double(index / 100) * 10, width: 4, height: 4)
      )
    }
    grid.append(Box(x: 0, y: 0, width: 1_000, height: 1_000))
    grid.append(Box(x: 0, y: 500, width: 1_000, height: 1))
    var looked = 0
    grid.forEach(near: Box(x: 400, y: 495, width: 60, height: 12)) { _ in
      looked += 1
      return true
    }
    #expect(looked < 40)
  }
}

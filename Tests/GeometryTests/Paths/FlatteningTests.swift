import Testing

@testable import Geometry

@Suite struct FlatteningTests {
  private func flatten(
    _ data: String,
    _ transform: Transform = .identity,
    tolerance: Double = 0.01
  ) -> (contours: Contours, shortfall: Flattening.Shortfall?) {
    var flattening = Flattening(transform, tolerance: tolerance)
    Shape.path(data).trace { flattening.add($0) }
    return (flattening.finish(), flattening.shortfall)
  }

  /// No point of a circle's lines is off by more than the tolerance on the device.
  @Test(arguments: [(0.5, 1.0), (0.05, 1), (0.05, 100), (0.001, 10)])
  func toleranceIsOfTheDevice(tolerance: Double, scale: Double) {
    let circle = "M10 0A10 10 0 1 1-10 0 10 10 0 1 1 10 0z"
    let points = flatten(circle, .scaling(scale, scale), tolerance: tolerance).contours.points
    for (one, other) in zip(points, points.dropFirst()) {
      #expect(abs(one.length - 10 * scale) < 1e-6)
      #expect((one + other).length / 2 > 10 * scale - tolerance)
    }
    #expect(Double(points.count) < 12 + 10 * (scale * 10 / tolerance).squareRoot())
  }

  @Test(arguments: [
    ("M0 0Q5 10 10 0", 0.0, 0.0, 10.0, 5.0), ("M0 0C0 10 10 10 10 0", 0, 0, 10, 7.5),
    ("M0 0C0 10 10-10 10 0", 0, -2.8868, 10, 2.8868), ("M0 5A5 5 0 0 1 10 5", 0, 0, 10, 5),
    ("M0 0L3 4H-2", -2, 0, 3, 4),
  ])
  func boxes(_ data: String, left: Double, top: Double, right: Double, bottom: Double) {
    let box = flatten(data, tolerance: 1e-4).contours.box
    #expect(abs(box.left - left) < 1e-3 && abs(box.top - top) < 1e-3)
    #expect(abs(box.right - right) < 1e-3 && abs(box.bottom - bottom) < 1e-3)
  }

  @Test func subpaths() {
    let contours = flatten("M0 0h5v5zh-3M9 9M20 20h1M7 7z").contours
    #expect(contours.count == 4)
    #expect((0..<4).map { contours[$0].range.count } == [3, 2, 2, 1])
    #expect((0..<4).map { contours[$0].isClosed } == [true, false, false, true])
    #expect(contours.points[3] == Point(0, 0))
    #expect(
      (0..<contours.points.count).map { contours.subpath(of: $0) } == [0, 0, 0, 1, 1, 2, 2, 3]
    )
  }

  @Test func pointsInOnePlaceAreOne() {
    #expect(flatten("M0 0L0 0L5 5L5 5L0 0z").contours.points.count == 2)
  }

  @Test func aMoveAloneDrawsNothing() {
    #expect(flatten("M5 5").contours.count == 0)
    #expect(flatten("M5 5M6 6m1 1").contours.count == 0)
  }

  @Test func numbersThatOverflowAreSaid() {
    let huge = Transform(a: 1e300, d: 1e300)
    let (contours, shortfall) = flatten("M0 0L1 1L1e30 0", huge)
    #expect(shortfall == .notFinite)
    #expect(contours.points.count == 2)
    #expect(flatten("M1e30 0L1 1", huge).shortfall == .notFinite)
  }

  /// However far away and however large, a curve is a bounded number of lines.
  @Test func curvesAreBounded() {
    #expect(flatten("M0 0C1e30 1e30-1e30 1e30 1 1", tolerance: 1e-9).contours.points.count < 2_100)
    #expect(flatten("M0 0A1e30 1e30 0 1 1 1e30 0", tolerance: 1e-9).contours.points.count < 2_100)
  }

  /// Many lines are looked through by their tree; the answers are those of each line by itself.
  @Test func treeCountsAsEachLineDoes() {
    var data = ""
    var state: UInt64 = 7
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24) * 100
    }
    for index in 0..<1_200 {
      let isMove = index == 0 || state >> 60 == 3
      data += "\(isMove ? "M" : "L")\(next()) \(next())"
      if state >> 59 == 9 { data += "z" }
    }
    let contours = flatten(data).contours
    #expect(!contours.tree.isEmpty)
    #expect(contours.count > 20)
    for _ in 0..<300 {
      let point = Point(next() * 1.2 - 10, next() * 1.2 - 10)
      var steps = 0
      let winding = contours.winding(at: point, &steps)
      #expect(winding == contours.crossings(of: contours.points.indices, point))
    }
  }
}

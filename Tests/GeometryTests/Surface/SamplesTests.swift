import A11yColor
import Testing

@testable import Geometry

@Suite struct SamplesTests {
  private func region(_ shape: Shape?, _ transform: Transform = .identity) throws -> Region {
    let shape = try #require(shape)
    return try #require(Tracing(shape, transform).fill(.nonzero))
  }

  @Test func samplesOfATurnedBoxLieInIt() {
    let turned = Parallelogram(.square, .rotation(degrees: 30))
    let samples = Samples(over: turned)
    #expect(samples.points.count == 233)
    let back = Transform.rotation(degrees: -30)
    #expect(samples.points.allSatisfy { Box.square.contains(back.apply($0)) })
  }

  @Test func insideOfAThinRegion() throws {
    let sliver = try region(.path("M0 0L100 100L100 98"))
    let samples = try #require(Samples(inside: sliver))
    #expect(samples.points.allSatisfy(sliver.contains))
    #expect(samples.points.count >= 3)
  }

  @Test func insideOfALine() throws {
    let line = try #require(
      Tracing(.line(.zero, Point(300, 1)), .identity).stroke(StrokeStyle(width: 0.1))
    )
    #expect(try #require(Samples(inside: line)).points.count == 256)
  }

  /// Every place around a shape is just outside it, on all of its sides.
  @Test(arguments: [
    Shape.rectangle(x: 10, y: 10, width: 30, height: 20),
    Shape.circle(center: Point(20, 20), radius: 8),
    .path("M0 0H40V40H20V20H0Z"), .polyline("0,0 50,0 25,40", isClosed: false),
  ])
  func around(_ shape: Shape?) throws {
    let region = try region(shape)
    let samples = try #require(Samples(around: [region], distance: 1))
    #expect(samples.points.count > 100)
    #expect(!samples.points.contains(where: region.contains))
    let near = region.box.expanded(by: 1.1)
    #expect(samples.points.allSatisfy(near.contains))
    #expect(samples.box.width > region.box.width)
  }

  @Test func aroundAFillWithItsStroke() throws {
    let tracing = Tracing(try #require(Shape.circle(center: .zero, radius: 10)), .identity)
    let fill = try #require(tracing.fill(.nonzero))
    let stroke = try #require(tracing.stroke(StrokeStyle(width: 4)))
    let samples = try #require(Samples(around: [fill, stroke], distance: 1))
    #expect(samples.points.allSatisfy { abs($0.length - 13) < 0.1 })
  }

  @Test func aroundManyRegions() throws {
    let boxes = (0..<20).map { Box(x: Double($0) * 30, y: 0, width: 20, height: 20) }
    let samples = try #require(Samples(around: boxes.map { .rectangle($0) }, distance: 1))
    #expect((100...256).contains(samples.points.count))
    #expect(samples.box.right > 580)
  }

  @Test func aroundALineThatIsStretched() throws {
    let line = Shape.line(.zero, Point(0, 50))
    let stroke = try #require(Tracing(line, .scaling(4, 1)).stroke(StrokeStyle(width: 4)))
    let samples = try #require(Samples(around: [stroke], distance: 1))
    #expect(!samples.points.contains(where: stroke.contains))
    #expect(samples.points.allSatisfy { abs($0.x) < 12 })
  }
}

import A11yColor
import Testing

@testable import Geometry

@Suite struct ColorRampTests {
  private let stops = [
    ColorRamp.Stop(offset: 0, color: .black), ColorRamp.Stop(offset: 1, color: .white),
  ]

  /// The grey of a gradient at a point, 0 to 1.
  private func grey(_ ramp: ColorRamp?, _ x: Double, _ y: Double) throws -> Double {
    let color = try #require(ramp).color(at: Point(x, y))
    return (color.red * 1e6).rounded() / 1e6
  }

  @Test(arguments: [
    (ColorRamp.Spread.pad, 25.0, 0.25), (.pad, -10, 0), (.pad, 130, 1), (.repeat, 130, 0.3),
    (.repeat, -10, 0.9), (.reflect, 130, 0.7), (.reflect, -10, 0.1), (.reflect, 250, 0.5),
  ])
  func spreads(_ spread: ColorRamp.Spread, x: Double, grey expected: Double) throws {
    let ramp = ColorRamp(
      .linear(.zero, Point(100, 0)),
      stops: stops,
      spread: spread,
      units: .userSpaceOnUse,
      box: nil,
      transform: .identity
    )
    #expect(try grey(ramp, x, 33) == expected)
  }

  /// From corner to corner of a box of 200 by 100, which slants the lines of one colour.
  @Test func unitsOfTheBox() throws {
    let ramp = ColorRamp(
      .linear(.zero, Point(1, 1)),
      stops: stops,
      box: Box(x: 10, y: 20, width: 200, height: 100),
      transform: .scaling(2, 2)
    )
    #expect(try grey(ramp, 20, 40) == 0)
    #expect(try grey(ramp, 420, 240) == 1)
    #expect(try grey(ramp, 420, 40) == 0.5)
    #expect(try grey(ramp, 220, 140) == 0.5)
    #expect(
      ColorRamp(.linear(.zero, Point(1, 0)), stops: stops, box: nil, transform: .identity) == nil
    )
  }

  @Test func transformsOfTheGradient() throws {
    let ramp = ColorRamp(
      .linear(.zero, Point(100, 0)),
      stops: stops,
      units: .userSpaceOnUse,
      box: nil,
      gradientTransform: .rotation(degrees: 90),
      transform: .identity
    )
    #expect(try grey(ramp, 77, 40) == 0.4)
  }

  @Test func circles() throws {
    let ramp = ColorRamp(
      .radial(focus: Point(50, 50), focalRadius: 0, center: Point(50, 50), radius: 50),
      stops: stops,
      units: .userSpaceOnUse,
      box: nil,
      transform: .identity
    )
    #expect(try grey(ramp, 50, 50) == 0)
    #expect(try grey(ramp, 75, 50) == 0.5)
    #expect(try grey(ramp, 50, 130) == 1)
  }

  /// Circles that grow from the focus: to the left they fill 20 units, to the right 80.
  @Test func focus() throws {
    let ramp = ColorRamp(
      .radial(focus: Point(20, 50), focalRadius: 0, center: Point(50, 50), radius: 50),
      stops: stops,
      units: .userSpaceOnUse,
      box: nil,
      transform: .identity
    )
    #expect(try grey(ramp, 10, 50) == 0.5)
    #expect(try grey(ramp, 60, 50) == 0.5)
    #expect(ramp?.isOpaque == true)
  }

  @Test func offsetsNeverFall() throws {
    let ramp = ColorRamp(
      .linear(.zero, Point(100, 0)),
      stops: [
        ColorRamp.Stop(offset: 0.5, color: .black), ColorRamp.Stop(offset: 0.2, color: .white),
        ColorRamp.Stop(offset: 7, color: .black),
      ],
      units: .userSpaceOnUse,
      box: nil,
      transform: .identity
    )
    #expect(try grey(ramp, 49, 0) == 0)
    #expect(try grey(ramp, 50, 0) == 1)
    #expect(try grey(ramp, 75, 0) == 0.5)
  }

  @Test func opacityIsMixedToo() throws {
    let ramp = ColorRamp(
      .linear(.zero, Point(100, 0)),
      stops: [
        ColorRamp.Stop(offset: 0, color: .white),
        ColorRamp.Stop(offset: 1, color: Color.white.opacity(0)),
      ],
      units: .userSpaceOnUse,
      box: nil,
      transform: .identity
    )
    #expect(try #require(ramp).color(at: Point(30, 0)).alpha == 0.7)
    #expect(ramp?.isOpaque == false)
  }
}

import A11yModel
import Testing

/// The largest upright square that fits into what responds to a touch.
@Suite struct HitAreaTests {
  @Test(arguments: [
    (HitArea.Form.rectangle, 30.0, 20.0, 20.0...20.0),
    (.circle, 10, 10, 7.07...7.08),
    (.circle, 34, 34, 24.04...24.05),
    (.circle, 30, 40, 24...24),
    // A capsule that is long enough holds the square of its height.
    (.capsule, 60, 24, 24...24),
    (.capsule, 20, 20, 14.14...14.15),
    // (u − 1)² + u² = 25 gives u = 4.
    (.capsule, 12, 10, 8...8),
    (.rounded, 20, 20, 14.1...20),
    (.other, 20, 30, 0...20),
  ])
  func square(_ form: HitArea.Form, width: Double, height: Double, side: ClosedRange<Double>) {
    let square = HitArea(form, width: width, height: height).square
    #expect(abs(square.lowerBound - side.lowerBound) < 0.05, "\(square)")
    #expect(abs(square.upperBound - side.upperBound) < 0.05, "\(square)")
  }

  @Test func whatIsNotKnownIsOpen() {
    var area = HitArea(.rectangle, width: 20, height: nil)
    #expect(area.square == 0...20)
    #expect(!area.isSizeKnown)
    area = .unknown
    #expect(area.square == 0...Double.infinity)
    area.include(HitArea(.rectangle, width: 30, height: 40))
    #expect(area.width == 30...Double.infinity)
    #expect(area.height == 40...Double.infinity)
    #expect(area.square == 30...Double.infinity)
  }

  /// What is estimated takes nothing away from a piece that is measured.
  @Test func whatIsMeasuredIsSure() {
    var area = HitArea(.other, width: 50, height: 40)
    area.sure = HitArea.Sure()
    area.include(HitArea(.circle, width: 34, height: 34))
    #expect(area.sure.width == 34 && area.sure.height == 34)
    #expect((24...24.1).contains(area.sure.square))
  }

  /// A piece is no more than the whole of which the size is known.
  @Test func whatIsKnownStays() {
    var area = HitArea(.other, width: 50, height: 40)
    area.include(HitArea(.circle, width: 20, height: 20))
    #expect(area.width == 50...50)
    #expect(area.square.upperBound == 40)
    #expect(abs(area.square.lowerBound - 14.14) < 0.01)
  }
}

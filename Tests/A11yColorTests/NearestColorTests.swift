import TestSupport
import Testing

@testable import A11yColor

/// The nearest passing colour is the nearest there is.
@Suite struct NearestColorTests {
  /// A text colour on white, one on a dark grey, and a pair where both lighter and darker
  /// colours pass; the nearest as a search in another language found them.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      (0x0088FF, 0xFFFFFF, 4.5, "#0377DB"), (0x8E8E93, 0x1C1C1E, 7, "#A5A6AB"),
      (0xFF3B30, 0x34C759, 3, "#BC020D"),
    ]
  )
  func noneOfAllIsCloser(_ hex: UInt32, _ otherHex: UInt32, _ ratio: Double, nearest: String) throws
  {
    let color = Color(hex: hex)
    let other = Color(hex: otherHex)
    let found = try #require(color.nearest(reaching: ContrastRatio(ratio), against: other))
    #expect(found.hex == nearest)
    let search = ExhaustiveSearch(near: color, against: other, ratio: ratio)
    let difference = LabColor(found).difference(from: LabColor(color))
    #expect(search.color(closerThan: difference - 1e-9) == nil)
    // The search itself finds the colour when it may.
    #expect(search.color(closerThan: difference + 1e-9) == nearest)
  }

  /// What the same search in another language found for more pairs.
  @Test(arguments: [
    (0xFFFFFF, 0x0088FF, 4.5, "#1F2325"), (0x777777, 0xFFFFFF, 4.5, "#767676"),
    (0xFFCC00, 0xFFFFFF, 3, "#B49100"),
  ])
  func knownResults(_ hex: UInt32, _ otherHex: UInt32, _ ratio: Double, nearest: String) {
    let other = Color(hex: otherHex)
    let found = Color(hex: hex).nearest(reaching: ContrastRatio(ratio), against: other)
    #expect(found?.hex == nearest)
  }

  /// Of two others, one may ask for darker colours and one for lighter, or both for none.
  @Test(arguments: [
    (0xFFCC00, 0xFFFFFF, 0x222222, "#B49100"), (0x00AA77, 0x777777, 0x222222, "#63EBB4"),
    (0x999999, 0xFFFFFF, 0x555555, nil),
  ])
  func severalOthers(_ hex: UInt32, _ one: UInt32, _ other: UInt32, nearest: String?) {
    let others = [Color(hex: one), Color(hex: other)]
    let found = Color(hex: hex).nearest(reaching: ContrastRatio(3), against: others)
    #expect(found?.hex == nearest)
  }

  @Test(.timeLimit(.minutes(1))) func resultsPass() {
    var numbers = FixedNumbers(seed: 2000)
    for ratio in [3, 4.5, 7] {
      for _ in 0..<12 {
        let color = Color(hex: UInt32.random(in: 0...0xFFFFFF, using: &numbers))
        let other = Color(hex: UInt32.random(in: 0...0xFFFFFF, using: &numbers))
        let found = color.nearest(reaching: ContrastRatio(ratio), against: other)
        let best = max(ContrastRatio(.white, other), ContrastRatio(.black, other))
        #expect((found != nil) == (best.value >= ratio))
        guard let found else { continue }
        #expect(ContrastRatio(found, other).value >= ratio)
        // Of 8 bits a channel, for that is what will be written down.
        #expect(found == (try? Color(css: found.hex)))
      }
    }
  }

  @Test func noneWhereNonePasses() {
    let grey = Color(hex: 0x767676)
    #expect(Color.white.nearest(reaching: ContrastRatio(7), against: grey) == nil)
    #expect(Color.white.nearest(reaching: ContrastRatio(21), against: .white) == .black)
    #expect(Color.white.nearest(reaching: ContrastRatio(21.01), against: .white) == nil)
  }

  /// A colour that passes stays; one between 8-bit colours becomes the one that looks closest,
  /// which need not be the one it rounds to.
  @Test func passingColorStays() throws {
    let color = Color(hex: 0x123456)
    #expect(color.nearest(reaching: ContrastRatio(4.5), against: .white) == color)
    let between = Color(red: 0.101, green: 0.2, blue: 0.3)
    let found = try #require(between.nearest(reaching: ContrastRatio(4.5), against: .white))
    #expect(between.hex == "#1A334D")
    #expect(found.hex == "#19334D")
    let reference = LabColor(between)
    let rounded = LabColor(try Color(css: between.hex)).difference(from: reference)
    #expect(LabColor(found).difference(from: reference) < rounded)
  }

  /// Colours that sRGB lacks have a nearest one that it has.
  @Test func wideGamut() throws {
    let red = try Color(css: "color(display-p3 1 0 0)")
    let found = try #require(red.nearest(reaching: ContrastRatio(4.5), against: .white))
    #expect(found.isInSRGB)
    #expect(ContrastRatio(found, .white).value >= 4.5)
  }
}

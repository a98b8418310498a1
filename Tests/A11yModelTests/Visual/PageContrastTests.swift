import Testing

@testable import A11yModel

/// How far apart colours are on a page that nobody knows.
@Suite struct PageContrastTests {
  /// The most that any page gives, found by trying grey ones, of which one is best wherever both colours
  /// are grey; and the least.
  @Test(arguments: [
    // On white; where nothing hides the page, some page has the colour itself.
    (Color(hex: 0x000000, alpha: 0.4), Color.clear, "2.84:1", "1.00:1"),
    // On a page that is nearly black, and not on black, where it is 4.41:1.
    (Color(hex: 0xFFFFFF, alpha: 0.45), .clear, "4.55:1", "1.00:1"),
    (Color(hex: 0x777777), .clear, "4.68:1", "1.00:1"),
    // On a label that hides most of the page, black is worst.
    (Color(hex: 0x222222), Color(hex: 0xFFFFFF, alpha: 0.8), "15.90:1", "9.90:1"),
    (Color(hex: 0x222222), Color(hex: 0xFFFFFF), "15.90:1", "15.90:1"),
    (.clear, .clear, "1.00:1", "1.00:1"),
  ])
  func extremes(_ front: Color, over back: Color, most: String, least: String) throws {
    let contrast = try #require(PageContrast(front.layered(over: back), over: back))
    #expect(contrast.most.ratio.description == most)
    #expect(contrast.least.ratio.description == least)
  }

  /// Of colours, the best page is found component by component: blue for red at half.
  @Test func noPageOfAFewIsBetter() throws {
    let levels = stride(from: 0, through: 255, by: 51).map { Double($0) / 255 }
    let colors = [0xFF0000, 0x00FF00, 0x0000FF, 0x80FFC0, 0x402010].map {
      Color(hex: $0, alpha: 0.5)
    }
    for front in colors {
      let contrast = try #require(PageContrast(front, over: .clear))
      for red in levels {
        for green in levels {
          for blue in levels {
            let page = Color(red: red, green: green, blue: blue)
            let ratio = ContrastRatio(front.composited(over: page), page)
            #expect(ratio.value <= contrast.most.ratio.value + 0.05)
          }
        }
      }
    }
  }

  @Test func widerGamutsAreNotTold() {
    #expect(PageContrast(Color(red: 1.2, green: 0, blue: 0, alpha: 0.5), over: .clear) == nil)
  }
}

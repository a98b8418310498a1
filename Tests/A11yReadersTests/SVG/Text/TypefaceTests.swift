import Testing

@testable import SVGPainting

@Suite struct TypefaceTests {
  @Test(arguments: [
    ([], Typeface.serif), (["sans-serif"], .sansSerif), (["Serif"], .serif),
    (["Unknown", "monospace"], .monospace), (["DejaVu Sans", "sans-serif"], .wideSansSerif),
    (["DejaVu Sans Mono"], .monospace), (["DejaVu Serif"], .serif), (["Times New Roman"], .serif),
    (["Helvetica Neue", "serif"], .sansSerif), (["Courier New"], .monospace),
    (["Comic Neue"], .serif), (["system-ui"], .sansSerif),
  ])
  func families(_ families: [String], expected: Typeface) {
    #expect(Typeface(families: families) == expected)
  }

  @Test(
    arguments: [
      ("i", Typeface.sansSerif, 0.222), ("W", .sansSerif, 0.944), ("~", .sansSerif, 0.584),
      (" ", .serif, 0.25), ("0", .serif, 0.5), ("x", .monospace, 0.6), ("é", .sansSerif, 0.53),
      ("É", .sansSerif, 0.68), ("日", .serif, 1), ("日", .monospace, 1.2), ("−", .sansSerif, 0.584),
      ("\u{200D}", .sansSerif, 0), ("e\u{301}", .sansSerif, 0.556),
    ] as [(Character, Typeface, Double)]
  )
  func widths(_ character: Character, _ typeface: Typeface, expected: Double) {
    #expect(Advances.width(of: character, typeface, isBold: false) == expected)
  }

  @Test func boldIsWider() {
    let plain = Advances.width(of: "a", .sansSerif, isBold: false)
    #expect(Advances.width(of: "a", .sansSerif, isBold: true) > plain)
    #expect(Advances.width(of: "a", .monospace, isBold: true) == 0.6)
  }
}

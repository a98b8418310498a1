import Testing

/// Axes whose numbers grow by the same factor over each length.
@Suite struct LogarithmicAxisTests {
  private static let line = "<path d='M40 90L80 30L120 70' fill='none' stroke='#06c'/>"

  private static func axes(_ words: [String], _ places: [Int]) -> String {
    zip(words, places).map { word, place in
      "<text x='20' y='\(place)' text-anchor='end'>\(word)</text>"
    }.joined() + PlainChart.names
  }

  @Test(arguments: [
    (["1", "10", "100", "1,000"], [100, 75, 50, 25]),
    (["0.1", "1", "10"], [100, 65, 30]),
    (["10", "20", "50", "100"], [100, 77, 47, 24]),
    (["10⁻¹", "10⁰", "10¹", "10²"], [100, 75, 50, 25]),
    (["1e+01", "1e+03", "1e+05"], [100, 65, 30]),
    (["10^1", "10^2", "10^3"], [100, 65, 30]),
  ])
  func factorsMeasure(_ words: [String], _ places: [Int]) throws {
    let image = try RecognizedSVG(Self.axes(words, places) + Self.line)
    #expect(image.summary == "line none ‘’ 1 marks of ")
    #expect(image.axes.last == "y: " + words.joined(separator: " "))
  }

  @Test(arguments: [
    // At places that fit no scale; too few; not all positive; numbers that grow and shrink.
    (["1", "10", "1,000"], [100, 65, 30]),
    (["1", "100"], [100, 30]),
    (["-1", "10", "100"], [100, 65, 30]),
    (["1", "100", "10"], [100, 65, 30]),
    (["10⁰", "10¹", "10⁴"], [100, 65, 30]),
  ])
  func othersDoNot(_ words: [String], _ places: [Int]) throws {
    #expect(try RecognizedSVG(Self.axes(words, places) + Self.line).chart == nil)
  }
}

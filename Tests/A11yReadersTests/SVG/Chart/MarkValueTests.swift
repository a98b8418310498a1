import A11yModel
import Testing

@testable import A11yReaders

/// What single marks of an image are worth, and what they and their series are called.
@Suite struct MarkValueTests {
  private static let slices = """
    <path class='slice' d='M80 70V20A50 50 0 0 1 80 120Z' fill='#f4b183'/>
    <path class='slice' d='M80 70V120A50 50 0 0 1 30 70Z' fill='#ffd966'/>
    <path class='slice' d='M80 70H30A50 50 0 0 1 80 20Z' fill='#9dc3e6'/>
    """

  /// A legend that says values, whose proportions are those of the slices; “Group 1” to “Group 3” are names.
  @Test(arguments: [
    (
      ["Rent 900 € (50 %)", "Food 450 € (25 %)", "Fun 450 € (25 %)"], "Rent 900, Food 450, Fun 450"
    ),
    (["50% Rent", "25% Food", "25% Fun"], "Rent 50, Food 25, Fun 25"),
    (["Group 1", "Group 2", "Group 3"], "Group 1 –, Group 2 –, Group 3 –"),
    (["Rent 50%", "Food 25%", "Fun"], "Rent 50% –, Food 25% –, Fun –"),
  ])
  func legends(_ texts: [String], _ expected: String) throws {
    let colors = ["#f4b183", "#ffd966", "#9dc3e6"]
    let entries = zip(colors, texts).enumerated().map { index, entry in
      "<rect x='150' y='\(20 + index * 20)' width='10' height='10' fill='\(entry.0)'/>"
        + "<text x='166' y='\(29 + index * 20)'>\(entry.1)</text>"
    }
    let found = try chart(
      "<title>Pie chart</title>\(Self.slices)<g class='legend'>\(entries.joined())</g>"
    )
    #expect(
      found.marks.map { mark in
        "\(mark.series.flatMap { found.series[$0].name.value } ?? "") \(text(mark.value))"
      }.joined(separator: ", ") == expected
    )
  }

  /// The numbers in names, where the bars have their proportions.
  @Test(arguments: [
    (["Q1: 40 kg", "Q2: 20 kg", "Q3: 10 kg"], "Q1 40, Q2 20, Q3 10"),
    (["40 in May", "20 in June", "10 in July"], "– 40, – 20, – 10"),
    (["Bar 1 of 3", "Bar 2 of 3", "Bar 3 of 3"], "– –, – –, – –"),
    (["Week 1", "Week 2", "Week 3"], "– –, – –, – –"),
    (
      ["May, 40 thousand", "June, 20 thousand", "July, 10 thousand"],
      "May 40000, June 20000, July 10000"
    ),
  ])
  func names(_ names: [String], _ expected: String) throws {
    let bars = zip([80, 40, 20], names).enumerated().map { index, bar in
      "<rect class='bar' x='40' y='\(10 + index * 40)' width='\(bar.0)' height='20' "
        + "aria-label='\(bar.1)' role='graphics-symbol'/>"
    }
    let found = try chart("<title>Bar chart</title>" + bars.joined())
    #expect(
      found.marks.map { "\($0.category ?? "–") \(text($0.value))" }.joined(separator: ", ")
        == expected
    )
  }

  /// Of bars that an axis measures, what a name says falsely is what the axis says.
  @Test func anAxisDecides() throws {
    let found = try chart(
      """
      <g class='y axis'><text x='2' y='104'>0 m</text><text x='2' y='64'>8 m</text>
      <text x='2' y='24'>16 m</text></g>
      <rect class='bar' aria-label='North: 21 m' x='40' y='40' width='20' height='60'/>
      <rect class='bar' aria-label='South: 16 m' x='80' y='20' width='20' height='80'/>
      """
    )
    #expect(found.marks.map { text($0.value) } == ["12", "16"])
    #expect(found.axes.first?.unit == .known("m"))
  }

  private func chart(_ content: String) throws -> Chart {
    try #require(try RecognizedSVG(content).document.components.first?.chart)
  }

  private func text(_ value: Fact<Double>) -> String {
    value.value.map { String(Int($0.rounded())) } ?? "–"
  }
}

import A11yModel
import Testing

/// Which texts beside bars and slices hold their values.
@Suite struct ValueLabelTests {
  @Test(
    arguments: [
      (["40", "20", "10"], "40: 0, 20: 1, 10: 2"),
      (["Walk 40 min", "20min", "(10)"], "Walk 40 min: 0, 20min: 1, (10): 2"),
      (["4.0k", "2.0k", "0.95k"], "4.0k: 0, 2.0k: 1, 0.95k: 2"),
      // Of one value nobody can tell that it is in proportion, nor are years or ranks.
      (["40", "late", ""], ""),
      (["2022", "2023", "2024"], ""),
      (["#1", "#2", "#3"], ""),
      // The rest is as large as it is drawn.
      (["40", "20", "99"], "40: 0, 20: 1"),
    ]
  )
  func bars(_ texts: [String], _ expected: String) throws {
    let lengths = [80, 40, 20]
    let content = zip(lengths, texts).enumerated().map { index, row in
      let y = 10 + index * 40
      return "<rect x='40' y='\(y)' width='\(row.0)' height='20' fill='#9dc3e6'/>"
        + "<text x='\(46 + row.0)' y='\(y + 14)'>\(row.1)</text>"
    }
    #expect(
      try values("<title>Bar chart of minutes by way to work</title>" + content.joined())
        == expected
    )
  }

  /// Texts that a line leads from, and texts in slices.
  @Test func slices() throws {
    let content = """
      <path d='M80 70V20A50 50 0 0 1 80 120Z' fill='#f4b183'/>
      <path d='M80 70V120A50 50 0 0 1 30 70Z' fill='#ffd966'/>
      <path d='M80 70H30A50 50 0 0 1 80 20Z' fill='#9dc3e6'/>
      <text x='95' y='74'>Wages 50 %</text><text x='40' y='94'>25%</text>
      <path d='M44 34L20 10' stroke='#000' fill='none'/><text x='2' y='8'>25%</text>
      """
    #expect(try values(content) == "Wages 50 %: 0, 25%: 1, 25%: 2")
  }

  private func values(_ content: String) throws -> String {
    let component = try #require(try RecognizedSVG(content).document.components.first)
    return component.parts.compactMap { part in
      guard part.kind == .text, part.content.contains(.data("value")),
        case .mark(let mark) = part.subject
      else { return nil }
      return "\(part.sample): \(mark)"
    }.joined(separator: ", ")
  }
}

import A11yModel
import Testing

/// Several rings or bars in one image that have no role.
@Suite struct SeveralProgressesTests: ProgressDrawing {
  /// Three of a quarter, a half and three quarters, within one another or side by side.
  private func rings(isNested: Bool, _ labels: [String] = []) -> String {
    [0, 1, 2].map { place in
      let (radius, x) = isNested ? (50 - place * 14, 60) : (20, 40 + place * 60)
      let length = 2 * Double.pi * Double(radius)
      let ring = "<circle cx='\(x)' cy='60' r='\(radius)' fill='none' stroke-width='8'"
      let filled = Double(place + 1) / 4 * length
      return "<g \(labels.isEmpty ? "" : "role='img' aria-label='\(labels[place])'")>"
        + "\(ring) stroke='#ddd'/>\(ring) stroke='#06c' stroke-dasharray='\(filled) \(length)'/></g>"
    }.joined()
  }

  private func texts(_ words: [String]) -> String {
    words.enumerated().map { "<text x='\(20 + $0 * 60)' y='110'>\($1)</text>" }.joined()
  }

  @Test(arguments: [true, false])
  func severalRingsEachHaveATrack(isNested: Bool) throws {
    let shown = try component(rings(isNested: isNested) + texts(["25%", "50 %", "75%"]))
    #expect(shown.kind == .progress && shown.progress?.missingTrack == nil)
    let shapes = shown.parts.filter { $0.role == .track || $0.role == .fill }
    #expect(shapes.map(\.role) == [.track, .fill, .track, .fill, .track, .fill])
    #expect(
      shapes.filter { $0.role == .fill }.map(\.over).allSatisfy {
        shown.parts[$0 ?? 0].role == .track
      }
    )
    #expect(shown.progress?.drawnPercent == nil)
    let named = "role='img' aria-label='Move 25 %, exercise 50 %, stand 75 %'"
    #expect(try component(rings(isNested: isNested), named).kind == .progress)
    let each = rings(isNested: isNested, ["Move 25 %", "Exercise 50 %", "Stand 75 %"])
    #expect(try component(each).kind == .progress)
  }

  /// All shares must be told, and where the name of the image tells some, all of them are in it.
  @Test func severalRingsTellAllTheirShares() throws {
    let rings = rings(isNested: false)
    #expect(try component(rings).kind == .graphic)
    #expect(try component(rings, "class='gauge'").kind == .progress)
    #expect(try component(rings + texts(["25", "50", "75"]), "class='gauge'").kind == .progress)
    #expect(try component(rings + texts(["25%", "50%"])).kind == .graphic)
    #expect(try component(rings + texts(["25%", "50%", "75%", "31%"])).kind == .graphic)
    // A legend makes them a chart.
    let swatch = "<rect x='0' y='2' width='4' height='4'/>"
    #expect(try component(rings + texts(["25%", "50%", "75%"]) + swatch).kind == .graphic)
    #expect(try component(rings + swatch, "class='gauge'").kind == .graphic)
    let partly = "role='img' aria-label='Move 25 %'"
    #expect(try component(rings + texts(["25%", "50%", "75%"]), partly).kind == .graphic)
  }

  /// As cards of the languages that somebody uses: a bar in a list shows a share of all.
  @Test func barsOfAListAreNone() throws {
    let bar = rect(0, 200) + "<g class='lang-progress'>" + rect(0, 180) + "</g>"
    let label = texts(["Swift", "90%"])
    let title = "<title>Languages</title>"
    #expect(try component(title + bar + label).kind == .progress)
    #expect(try component(title + texts(["Languages"]) + bar + label).kind == .graphic)
  }

  @Test func severalFilledPartsAreNotToldApart() throws {
    let loaded = rect(0, 200) + rect(0, 160) + rect(0, 120)
    let film = try component(loaded, Self.called)
    #expect(film.progress?.missingTrack != nil && film.progress?.drawnPercent == nil)
    // Slices make up a whole, and the ranges of a gauge do.
    let halves =
      Self.disc
      + "<path d='M60 60V10A50 50 0 0 1 60 110Z'/><path d='M60 60V110A50 50 0 0 1 60 10Z'/>"
    #expect(try component(halves, Self.called).kind != .progress)
    #expect(try component(halves, "class='gauge'").kind == .progress)
  }
}

import Testing

@testable import SVGPainting

/// Outlines and shadows around letters (Understanding WCAG 2.2, success criterion 1.4.3).
@Suite struct LetterHaloTests {
  private static let dark = "<rect width='100' height='100' fill='#333'/>"

  private func text(_ attributes: String, on ground: String = dark) throws -> String? {
    try SVGText.texts("\(ground)<text x='10' y='50' font-size='12' \(attributes)>Q1</text>").first
  }

  /// A wide halo is what letters are read on.
  @Test(arguments: [
    ("stroke='white' stroke-width='3' paint-order='stroke'", "#000000 on #FFFFFF"),
    ("style='stroke:#fff;stroke-width:2px;paint-order:stroke'", "#000000 on #FFFFFF"),
    (
      "stroke='white' stroke-width='3' stroke-opacity='.5' paint-order='stroke'",
      "#000000 on #999999"
    ),
    ("stroke='white' stroke-width='3' fill='white' paint-order='stroke'", "#FFFFFF on #333333"),
    ("stroke='white' stroke-width='3' fill='none' paint-order='stroke'", "#FFFFFF on #333333"),
  ])
  func wideHalos(_ attributes: String, expected: String) throws {
    #expect(try text(attributes) == "Q1: " + expected)
  }

  /// One that hides all behind the letters, whatever that is.
  @Test func halosOnAnything() throws {
    let halo = "stroke='white' stroke-width='3' paint-order='stroke'"
    #expect(try text(halo, on: "") == "Q1: #000000 on #FFFFFF")
    #expect(try text(halo + " fill-opacity='.5'", on: "") == "Q1: #808080 on #FFFFFF")
    let page = "Q1: the colour of the page behind the image"
    #expect(try text(halo + " stroke-opacity='.5'", on: "") == page)
    #expect(try text(halo + " opacity='.5'", on: "") == page)
  }

  @Test func halosOfCopies() throws {
    let halo = "<text x='10' y='50' font-size='12' stroke='white' stroke-width='3'>Q1</text>"
    #expect(try text("", on: Self.dark + halo) == "Q1: #000000 on #FFFFFF")
  }

  /// A narrow one, or one of large letters, is neither wholly.
  @Test(arguments: [
    "stroke='white' stroke-width='1' paint-order='stroke'",
    "stroke='white' stroke-width='3' paint-order='stroke' style='font-size:40px'",
  ])
  func narrowHalos(_ attributes: String) throws {
    #expect(try text(attributes) == "Q1: #000000 on #333333, #000000 on #FFFFFF")
    let onWhite = try text(attributes, on: SVGText.white)
    #expect(onWhite == "Q1: #000000 on #FFFFFF")
  }

  /// A border that stands out more than the letters in it.
  @Test func borders() throws {
    let border = "stroke='white' stroke-width='1' paint-order='stroke'"
    let seen = "#888888 on #333333, #888888 on #FFFFFF, #FFFFFF on #333333"
    #expect(try text(border + " fill='#888'") == "Q1: " + seen)
  }

  @Test(arguments: [
    ("0 0 4px #fff", "#000000 on #333333, #000000 on #FFFFFF"),
    ("white 1px 1px, -1px -1px 0 white", "#000000 on #333333, #000000 on #FFFFFF"),
    ("0 1px 2px rgb(255 255 255 / .5)", "#000000 on #333333, #000000 on #999999"),
    ("none", "#000000 on #333333"), ("0 0 3px transparent", "#000000 on #333333"),
    ("0 0 white", "#000000 on #333333"), ("white", "#000000 on #333333"),
    ("1px 1px 1px 1px white", "#000000 on #333333"),
    ("0 0 3px Canvas", "the colours around its letters"),
  ])
  func shadows(_ shadow: String, expected: String) throws {
    #expect(try text("style='text-shadow:\(shadow)'") == "Q1: " + expected)
    #expect(try text("style='text-shadow:\(shadow);text-shadow:none'") == "Q1: #000000 on #333333")
    let inherited = "<g style='text-shadow:\(shadow)'>"
    let all = try SVGText.texts(
      Self.dark + inherited + "<text x='10' y='50' font-size='12'>Q1</text></g>"
    )
    #expect(all == ["Q1: " + expected])
  }
}

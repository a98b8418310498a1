import Testing

@testable import SVGPainting

/// Masks that cut as clips do, and others (CSS Masking 1, section 8).
@Suite struct MaskTests {
  private func texts(_ mask: String, _ attributes: String = "") throws -> [String] {
    try SVGText.texts(
      "<mask id='m' \(attributes)>\(mask)</mask>"
        + "<rect width='100' height='100' fill='#fff'/>"
        + "<g mask='url(#m)'><rect width='100' height='100' fill='#048'/></g>"
        + "<text x='10' y='50' font-size='12'>Q1</text>"
    )
  }

  @Test(arguments: [
    ("<rect width='100' height='100' fill='white'/>", "", "#000000 on #004488"),
    ("<g fill='#fff'><circle cx='20' cy='50' r='40'/></g>", "", "#000000 on #004488"),
    ("<rect y='60' width='100' height='40' fill='#fff'/>", "", "#000000 on #FFFFFF"),
    ("<title>all</title><rect width='100' height='100' fill='#fff'/>", "", "#000000 on #004488"),
    (
      "<rect width='100' height='100' fill='#fff'/>",
      "maskUnits='userSpaceOnUse' x='50' y='0' width='50' height='100'", "#000000 on #FFFFFF"
    ),
  ])
  func whiteMasksCut(_ mask: String, _ attributes: String, expected: String) throws {
    #expect(try texts(mask, attributes) == ["Q1: " + expected])
  }

  @Test(arguments: [
    ("<rect width='100' height='100' fill='#eee'/>", ""), ("<rect width='100' height='100'/>", ""),
    ("<rect width='100' height='100' fill='#fff' fill-opacity='.5'/>", ""),
    ("<rect width='100' height='100' fill='#fff' opacity='.5'/>", ""),
    ("<rect width='100' height='100' fill='#fff'/><circle r='5'/>", ""),
    ("<text y='50' fill='#fff'>Q1</text>", ""),
    ("<rect width='100' height='100' fill='#fff'/>", "x='0.5'"),
  ])
  func othersAreNotKnown(_ mask: String, _ attributes: String) throws {
    #expect(try texts(mask, attributes) == ["Q1: what a mask lets through"])
  }
}

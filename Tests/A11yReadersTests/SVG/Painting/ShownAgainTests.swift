import Testing

@testable import SVGPainting

/// Which rules select what `use` shows again (SVG 2, section 5.6.3): browsers part on those that look
/// at what is around it where it stands.
@Suite struct ShownAgainTests {
  private static let eee = "#000000 on #EEEEEE"
  private static let doubt = "whether a style sheet reaches what ‘use’ shows again"

  private func text(_ css: String) throws -> String? {
    let content = """
      <style>rect{fill:#eee}\(css)</style>
      <defs class='d'><g/><g id='s' class='s'><rect class='b' width='99' height='99'/></g></defs>
      <use class='u' href='#s'/>
      """
    return try SVGText.texts(SVGText.white + content + SVGText.label).first
  }

  @Test(arguments: [
    ("svg .b{fill:#333}", doubt), (".d .b{fill:#333}", doubt), ("g + .s .b{fill:#333}", doubt),
    (":root .b{fill:#333}", doubt), (".s:first-child .b{fill:#333}", doubt),
    (".b:not(svg *){fill:#333}", doubt), (".s .b{fill:#333}", "#000000 on #333333"),
    (".s > .b:first-child{fill:#333}", "#000000 on #333333"), (".u .b{fill:#333}", eee),
    ("svg .b{fill:#333} .s > .b{fill:#ddd}", "#000000 on #DDDDDD"),
    ("svg .b{cursor:pointer}", eee), (".b:nth-child(2){fill:#333}", eee),
  ])
  func rulesThatLookAround(_ css: String, expected: String) throws {
    #expect(try text(css) == "Q1: " + expected)
  }

  /// What stands in its place is selected as ever.
  @Test func clips() throws {
    let content = """
      <style>svg .b{width:99px;height:99px}</style><defs><rect id='r' class='b' fill='lime'/></defs>
      <clipPath id='c'><rect class='b'/></clipPath><g id='g' clip-path='url(#c)'>
      <path fill='lime' d='M0 0h99v99h-99z'/></g><use href='#g'/>
      """
    let all = try SVGText.texts(SVGText.white + content + SVGText.label)
    #expect(all == ["Q1: #000000 on #00FF00"])
  }
}

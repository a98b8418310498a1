import Testing

@testable import CSS
@testable import SVGPainting

/// Animation elements that begin when others begin or end: nobody follows the clock for that.
@Suite struct ChainedAnimationTests {
  @Test(
    arguments: [
      (nil, .at(0)), ("0s", .at(0)), (" -3s ", .at(-3)), ("02:30", .at(150)),
      ("click", .never), ("indefinite", .never), ("a.click + 1s", .never), ("", .never),
      ("click; a.activate", .never), ("a.end", .unknown), ("a.begin + 500ms", .unknown),
      ("click; 1s", .unknown), ("1s; 9s", .unknown), ("a\\-1.end", .unknown),
      ("wallclock(2030-01-01)", .unknown), ("1 s", .unknown),
    ] as [(String?, BeginTime)]
  )
  func beginsAreTimesOrEvents(_ text: String?, _ begin: BeginTime) {
    #expect(BeginTime(text) == begin)
  }

  @Test(arguments: [
    ("begin='a.end'", "what its animation makes of it"), ("begin='click'", "#000000 on #FFFFFF"),
    ("begin='1s'", "#595959 on #FFFFFF"),
  ])
  func whatBeginsAfterAnotherIsNotKnown(_ begin: String, _ expected: String) throws {
    let first = "<defs><animate id='a' attributeName='x' to='1' dur='1s'/></defs>"
    let animation = "<animate attributeName='fill' to='#595959' \(begin) dur='1s' fill='freeze'/>"
    let text = "<text x='10' y='50' font-size='12'>Q1\(animation)</text>"
    #expect(try SVGText.texts(SVGText.white + first + text) == ["Q1: " + expected])
  }

  /// Each is looked at once, however many wait for one another.
  @Test(.timeLimit(.minutes(1))) func longChainsAreFollowedOnce() throws {
    let chain = (0..<20_000).map {
      "<set id='a\($0)' attributeName='x' to='1' dur='0.0001s' begin='a\($0 + 1).end'/>"
    }
    let content = "<rect width='9' height='9'>\(chain.joined())</rect>"
    #expect(try SVGText.texts(SVGText.white + content + SVGText.label).count == 1)
  }
}

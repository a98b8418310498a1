import A11yModel
import Testing

@testable import A11yReaders

/// Animation elements that begin when others begin or end.
@Suite struct ChainedAnimationTests {
  private static let others = """
    <defs><animate id='a' attributeName='x' to='1' dur='1s'/>\
    <animate id='b' attributeName='y' to='1' begin='a.end' dur='1s' repeatCount='2'/>\
    <animate id='c' attributeName='cx' to='1' begin='d.end' dur='1s'/>\
    <animate id='d' attributeName='cy' to='1' begin='c.end' dur='1s'/>\
    <set id='e' attributeName='x' to='1'/><set id='f' attributeName='x' to='1' end='1s'/>\
    <animate id='a-1' attributeName='x' to='1' dur='1s'/>\
    <animate id='g' attributeName='x' to='1' begin='e.end' dur='1s'/></defs>
    """

  @Test(
    arguments: [
      ("begin='a.end'", "595959"), ("begin=' a.end + 500ms '", "595959"),
      ("begin='a.begin+1s'", "595959"), ("begin='b.end'", "595959"),
      ("begin='b.end - 1s'", "595959"), ("begin='e.begin'", "595959"),
      ("begin='a.end+4s'", nil), ("begin='none.end'", nil), ("begin='c.end'", nil),
      ("begin='d.end'", nil), ("begin='a.end;b.end'", nil), ("begin='f.end'", nil),
      ("begin='a\\-1.end'", nil), ("begin='click;1s'", nil),
      // What never ends begins nothing, and neither do events of these names.
      ("begin='e.end'", "000000"), ("begin='g.end'", "000000"), ("begin='a-1.end'", "000000"),
      ("begin='a.end3s'", "000000"), ("begin='a.begin.end'", "000000"),
      ("begin='a.end+1 s'", "000000"),
    ] as [(String, String?)]
  )
  func chains(_ begin: String, color: String?) throws {
    let animation = "<animate attributeName='fill' to='#595959' \(begin) dur='1s' fill='freeze'/>"
    let text = "<text x='10' y='50' font-size='12'>Q1\(animation)</text>"
    let found = try SVGText.texts(SVGText.white + Self.others + text)
    let expected = color.map { "#\($0) on #FFFFFF" } ?? "what its animation makes of it"
    #expect(found == ["Q1: " + expected])
  }

  /// Each is looked at once, however many wait for one another.
  @Test func longChainsAreFollowedOnce() throws {
    let chain = (0..<20_000).map {
      "<set id='a\($0)' attributeName='x' to='1' dur='0.0001s' begin='a\($0 + 1).end'/>"
    }
    let last = "<set id='a20000' attributeName='x' to='1' dur='0.0001s'/>"
    let color = "<set attributeName='fill' to='#595959' begin='a0.end'/>"
    let text = "<text x='10' y='50'>Q1\(color)</text>"
    let content = "<defs>\(chain.joined())\(last)</defs>"
    #expect(try SVGText.texts(SVGText.white + content + text) == ["Q1: #595959 on #FFFFFF"])
    let circle =
      "<rect><set id='a' attributeName='x' to='1' begin='a.begin.end'/>"
      + "<set id='a.begin' attributeName='x' to='1' begin='a.begin.end'/></rect>"
    #expect(try SVGText.texts(SVGText.white + circle + SVGText.label).count == 1)
  }
}

import A11yModel
import Testing

/// The ids that several elements of an SVG image have, as far as anything depends on them.
@Suite struct RepeatedIDTests {
  private func ids(_ content: String) throws -> [String] {
    try RecognizedSVG(content).document.components[0].repeatedIDs.map {
      "\($0.id) \($0.count) \($0.use)"
    }
  }

  @Test(
    arguments: [
      ("<text id='a'>x</text><text id='a'>y</text><rect aria-labelledby='b a'/>", ["a 2 name"]),
      ("<g id='a'/><g id='a' class='b'/><g id='a'/><a href='#a'/>", ["a 3 look"]),
      ("<g id='a'/><g id='a' class='b'/><rect fill=\"url( '#a' )\"/>", ["a 2 look"]),
      ("<g id='a'/><g id='a' class='b'/><rect style='fill:url(#a)'/>", ["a 2 look"]),
      // What names goes before what paints.
      (
        "<g id='a'/><g id='a' class='b'/><g fill='url(#a)' aria-describedby='a'/>",
        ["a 2 name"]
      ),
      // Nothing refers to it, something refers to another, or it is no matter which is meant.
      ("<g id='a'/><g id='a' class='b'/>", []),
      ("<g id='a'/><g id='a' class='b'/><g id='ab'/><a href='#ab'/><a href='b#a'/>", []),
      ("<g id='a'/><g id='a'/><a href='#a'/>", []),
    ] as [(String, [String])]
  )
  func whatIsReferredToCounts(_ content: String, _ expected: [String]) throws {
    #expect(try ids(content) == expected)
  }

  @Test func stepsOfOneIDCount() throws {
    let steps = ["Account", "Details"].map { name in
      "<g id='step' role='listitem' aria-current='step' aria-label='\(name)'/>"
    }
    #expect(try ids("<g role='list'>\(steps.joined())</g>") == ["step 2 item"])
  }

  @Test(arguments: [("", nil), ("<g id='a'/>", nil), ("<g id='a'/><g id='b'/>", Identity.id)])
  func severalIDsAreAnIdentity(_ content: String, _ identity: Identity?) throws {
    #expect(try RecognizedSVG(content).document.components[0].identity == identity)
  }
}

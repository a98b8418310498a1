import Testing

@testable import SVGPainting

/// What is no animation is not one in part.
@Suite struct AnimationShorthandTests {
  private func color(_ value: String) throws -> String {
    let keyframes =
      "@keyframes k{to{fill:#767676}} @keyframes ease{to{fill:#111}} "
      + "@keyframes none{to{fill:#222}} @keyframes forwards{to{fill:#333}}"
    let text = "<text x='10' y='50' font-size='12'>Q1</text>"
    let styles = "<style>\(keyframes) text{animation: \(value)}</style>"
    return try SVGText.texts(SVGText.white + styles + text)[0]
  }

  @Test(arguments: [
    "k 1s 2s 3s forwards", "k j 1s forwards", "k 1s forwards forwards", "k 1s 1 2 forwards",
    "k 1s forwards spin(2)", "k 1s forwards 5%", "k inherit 1s forwards", "k 1s / forwards",
    "k 1s forwards, k 1s 2s 3s", "ease 1s forwards", "none 1s none", "1s forwards",
    "k 1s linear linear forwards",
  ])
  func othersAnimateNothing(_ value: String) throws {
    #expect(try color(value) == "Q1: #000000 on #FFFFFF")
  }

  /// A word is a name where nothing else is left that it says.
  @Test(
    arguments: [
      ("forwards 1s ease-in k 1 normal running", "767676"), ("k 1s -1s forwards", "767676"),
      ("k -1s forwards", "767676"), ("ease ease 1s forwards", "111111"),
      ("forwards forwards 1s", "333333"), ("'none' 1s forwards", "222222"),
      ("k 1s steps(4, end) both", "767676"), ("K 1s forwards, k 1s FORWARDS", "767676"),
    ]
  )
  func partsInAnyOrder(_ value: String, color: String) throws {
    #expect(try self.color(value) == "Q1: #\(color) on #FFFFFF")
  }
}

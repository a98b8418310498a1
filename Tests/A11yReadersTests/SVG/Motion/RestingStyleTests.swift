import A11yModel
import Testing

@testable import Geometry
@testable import SVGPainting

/// What is soon over is judged as it is left.
@Suite struct RestingStyleTests {
  private static let white = "<rect width='100' height='100' fill='white'/>"
  private static let nothing = ""
  private static let unknown = "Q1: what its animation makes of it"

  /// The colours of a text that is animated, from #595959 to #767676 unless keyframes are given.
  private func styled(_ css: String, keyframes: String? = nil) throws -> [String] {
    let keyframes = keyframes ?? "@keyframes k{from{fill:#595959}to{fill:#767676}}"
    let text = "<text x='10' y='50' font-size='12' fill='#000'>Q1</text>"
    return try SVGText.texts("\(Self.white)<style>\(keyframes) text{\(css)}</style>\(text)")
  }

  @Test(
    arguments: [
      ("animation: k 1s", "000000"), ("animation: k 1s forwards", "767676"),
      ("animation: k 1s both", "767676"), ("animation: k 1s backwards", "000000"),
      ("animation: 1s 2s k both 2", "767676"), ("animation: k 1s both reverse", "595959"),
      ("animation: k 1s both alternate 2", "595959"),
      ("animation: k 1s both alternate 3", "767676"),
      ("animation: k 1s both alternate-reverse 2", "767676"),
      ("animation: k 1s both alternate-reverse", "595959"), ("animation: k 0s forwards", "767676"),
      ("animation: k 9s forwards, k 1s forwards", "767676"),
      ("animation-name: k; animation-duration: 2s; animation-fill-mode: forwards", "767676"),
      ("animation: k 1s; animation-direction: reverse; animation-fill-mode: both", "595959"),
      ("animation: k 9s forwards; animation-duration: 1s", "767676"),
      ("-webkit-animation: k 1s forwards", "767676"),
      ("-WEBKIT-animation: k 1s; -webkit-animation-fill-mode: forwards", "767676"),
      ("animation: k 1s 4s forwards", "767676"), ("animation: k 9s -5s forwards", "767676"),
      ("animation: k 1s forwards; animation-fill-mode: sideways", "767676"),
      ("animation: k calc(2s / 2) calc(1s + 500ms) forwards", "767676"),
      ("animation: k 1s both alternate calc(1 + 1)", "595959"),
      ("--i: 2; animation: k 1s forwards; animation-delay: calc(var(--i) * 1s)", "767676"),
      ("animation: k 1s forwards,", "000000"), ("animation: k 1s linear(0, .5)", "000000"),
      ("animation: k 1s forwards linear(0, .5, 1)", "767676"),
      ("animation: k 1s forwards cubic-bezier(.1, .7, 1, .1)", "767676"),
      ("animation: k 1s forwards; animation-composition: replace", "767676"),
      ("animation: k 1s forwards; animation-name: none", "000000"),
      // What is important is not animated.
      ("fill: #111 !important; animation: k 9s", "111111"), ("animation: other 9s", "000000"),
    ] as [(String, String)]
  )
  func animationsThatAreOver(_ css: String, color: String) throws {
    #expect(try styled(css) == ["Q1: #\(color) on #FFFFFF"])
  }

  @Test(arguments: [
    "animation: k 1s infinite", "animation: k 6s", "animation: k 1s 5s", "animation: k 2s 3",
    "animation: k 1s paused", "animation: k 1s 1.5 both", "animation: k 1s 0 both",
    "animation: k 1s forwards, k 9s forwards",
    "--i: 9; animation: k 1s forwards; animation-delay: calc(var(--i) * 1s)",
    "animation: k calc(10s)", "animation: k 1s forwards linear(0, .5)",
    "animation: k 1s forwards; animation-composition: add",
    "animation: k 1s; animation-timeline: scroll()",
  ])
  func animationsThatAreNotOver(_ css: String) throws {
    let keyframes = "@keyframes k{from{fill:#595959}to{fill:#767676}} @keyframes j{to{fill:red}}"
    #expect(try styled(css, keyframes: keyframes) == [Self.unknown])
  }

  @Test(
    arguments: [
      // The last ones of a name hold.
      ("@keyframes k{to{fill:red}} @keyframes k{to{fill:#595959}}", "Q1: #595959 on #FFFFFF"),
      ("@keyframes k{0%,100%{fill:#595959}50%{fill:red}}", "Q1: #595959 on #FFFFFF"),
      ("@keyframes k{to{fill:red}to{fill:#595959}}", "Q1: #595959 on #FFFFFF"),
      ("@keyframes k{50%{fill:red}}", "Q1: #000000 on #FFFFFF"),
      ("@keyframes k{0.00%{fill:red}100.00%{fill:#595959}}", "Q1: #595959 on #FFFFFF"),
      ("@keyframes k{1e2% , 50%{fill:#595959}}", "Q1: #595959 on #FFFFFF"),
      ("@keyframes k{to, bogus{fill:red}}", "Q1: #000000 on #FFFFFF"),
      ("@keyframes k{to, 120%{fill:red}}", "Q1: #000000 on #FFFFFF"),
      // The standard name goes before the older one, and what lies in no layer before what does.
      (
        "@keyframes k{to{fill:#595959}} @-webkit-keyframes k{to{fill:red}}",
        "Q1: #595959 on #FFFFFF"
      ),
      ("@-webkit-keyframes k{to{fill:#595959}}", "Q1: #595959 on #FFFFFF"),
      (
        "@keyframes k{to{fill:#595959}} @layer a{@keyframes k{to{fill:red}}}",
        "Q1: #595959 on #FFFFFF"
      ),
      ("@keyframes k{to{fill:unset}} svg{fill:#222}", "Q1: #222222 on #FFFFFF"),
      ("@keyframes k{to{fill:inherit}} svg{fill:#222}", "Q1: #222222 on #FFFFFF"),
      ("@keyframes k{to{fill:var(--none)}} svg{fill:#222}", "Q1: #222222 on #FFFFFF"),
      ("@keyframes k{to{--c:#595959}} text{fill:var(--c, #111)}", "Q1: #595959 on #FFFFFF"),
      ("@keyframes k{to{fill:#595959 !important}}", "Q1: #000000 on #FFFFFF"),
      ("@keyframes k{to{display:inline}} text{display:none}", nothing),
      ("@keyframes k{to{fill:nonsense}}", "Q1: #000000 on #FFFFFF"),
      ("@keyframes k{to{fill:var(--f)}} :root{--f:#595959}", "Q1: #595959 on #FFFFFF"),
      ("@keyframes k{to{opacity:.5}}", "Q1: #808080 on #FFFFFF"),
      ("@media (prefers-color-scheme: dark){@keyframes k{to{fill:red}}}", unknown),
      ("@media (min-width: 9em){@keyframes k{to{fill:red}}}", unknown),
    ] as [(String, String)]
  )
  func keyframes(_ keyframes: String, expected: String) throws {
    let found = try styled("animation: k 1s forwards", keyframes: keyframes)
    #expect(found == (expected == Self.nothing ? [] : [expected]))
  }

  @Test(
    arguments: [
      ("<animate attributeName='fill' to='#767676' dur='1s'/>", "Q1: #000000 on #FFFFFF"),
      (
        "<animate attributeName='fill' to='#767676' dur='1s' fill='freeze'/>",
        "Q1: #767676 on #FFFFFF"
      ),
      (
        "<animate attributeName='fill' values='red;blue;#595959' dur='2s' repeatCount='2' "
          + "fill='freeze'/>", "Q1: #595959 on #FFFFFF"
      ),
      ("<set attributeName='fill' to='#767676'/>", "Q1: #767676 on #FFFFFF"),
      ("<set attributeName='fill' to='#767676' begin='2s'/>", "Q1: #767676 on #FFFFFF"),
      ("<set attributeName='fill' to='#767676' dur='1s'/>", "Q1: #000000 on #FFFFFF"),
      (
        "<animate attributeName='fill' from='red' to='#595959' dur='1s' fill='freeze'/>"
          + "<animate attributeName='fill' values='red;blue' dur='1s'/>", "Q1: #595959 on #FFFFFF"
      ),
      (
        "<animate attributeName='fill' to='nonsense' dur='1s' fill='freeze'/>",
        "Q1: #000000 on #FFFFFF"
      ),
      (
        "<animateTransform type='scale' attributeName='transform' to='2' dur='1s'/>",
        "Q1: #000000 on #FFFFFF"
      ),
      (
        "<animate attributeName='y' from='9' to='50' dur='1s' fill='freeze'/>",
        "Q1: #000000 on #FFFFFF"
      ),
      (
        "<animate attributeName='fill' values='red;\n #595959;\n ' dur='1s' fill='freeze'/>",
        "Q1: #595959 on #FFFFFF"
      ),
      (
        "<set attributeName='fill' to='#767676' dur='indefinite'/>", "Q1: #767676 on #FFFFFF"
      ),
      // What is broken, or over before it begins, animates nothing.
      (
        "<animate attributeName='fill' values='red;#595959' keyTimes='0;.5' dur='1s' fill='freeze'/>",
        "Q1: #000000 on #FFFFFF"
      ),
      (
        "<animate attributeName='fill' values='red;#595959' keyTimes='0;.5;1' dur='1s' fill='freeze'/>",
        "Q1: #000000 on #FFFFFF"
      ),
      (
        "<animate attributeName='fill' values='red;#595959' keyTimes='0;1' dur='1s' fill='freeze'/>",
        "Q1: #595959 on #FFFFFF"
      ),
      (
        "<animate attributeName='fill' to='#595959' calcMode='spline' dur='1s' fill='freeze'/>",
        "Q1: #000000 on #FFFFFF"
      ),
      (
        "<animate attributeName='fill' from='red' to='#595959' calcMode='spline' keyTimes='0;1' "
          + "keySplines='.4 0 .6 1' dur='1s' fill='freeze'/>", "Q1: #595959 on #FFFFFF"
      ),
      (
        "<animate attributeName='fill' from='nonsense' to='#595959' dur='1s' fill='freeze'/>",
        "Q1: #000000 on #FFFFFF"
      ),
      (
        "<animate attributeName='fill' values='' to='#595959' dur='1s' fill='freeze'/>",
        "Q1: #000000 on #FFFFFF"
      ),
      (
        "<animate attributeName='fill' to='#595959' begin='-3s' dur='1s' fill='freeze'/>",
        "Q1: #000000 on #FFFFFF"
      ),
      (
        "<animate attributeName='fill' to='#595959' dur='1s' fill=' freeze '/>",
        "Q1: #000000 on #FFFFFF"
      ),
      (
        "<animate attributeName=' fill ' to='#595959' dur='1s' fill='freeze'/>",
        "Q1: #000000 on #FFFFFF"
      ),
      ("<animate attributeName='fill' to='red' dur='6s'/>", unknown),
      ("<animate attributeName='fill' to='red'/>", unknown),
      ("<animate attributeName='fill' to='red' dur='indefinite'/>", unknown),
      ("<animate attributeName='fill' to='red' dur='1s' repeatCount='indefinite'/>", unknown),
      ("<animate attributeName='fill' to='red' dur='1s' repeatDur='2s'/>", unknown),
      (
        "<animate attributeName='fill' to='red' dur='1s' repeatCount='1.5' fill='freeze'/>", unknown
      ),
      ("<animate attributeName='fill' to='red' dur='1s' begin='a.end'/>", unknown),
      ("<animate attributeName='fill' to='red' dur='1s' begin='1s;9s'/>", unknown),
      ("<animate attributeName='fill' to='red' dur='4s' begin='2s'/>", unknown),
      ("<animate attributeName='fill' by='#111' dur='1s' fill='freeze'/>", unknown),
      ("<animate attributeName='fill' to='#111' additive='sum' dur='1s' fill='freeze'/>", unknown),
      (
        "<animate attributeName='fill' to='inherit' dur='1s' fill='freeze'/>",
        "Q1: #000000 on #FFFFFF"
      ),
      (
        "<animate attributeName='fill' to='red' dur='1s' fill='freeze'/>"
          + "<set attributeName='fill' to='blue'/>", unknown
      ),
      ("<animateMotion path='M0 0h9' dur='1s' fill='freeze'/>", unknown),
      ("<animate attributeName='y' to='40' dur='1s' fill='freeze'/>", unknown),
    ] as [(String, String)]
  )
  func elements(_ animations: String, expected: String) throws {
    let text = "<text x='10' y='50' font-size='12'>Q1\(animations)</text>"
    #expect(try SVGText.texts(Self.white + text) == [expected])
  }

  @Test func shapesAreWhereTheyAreLeft() throws {
    func box(_ animations: String, _ style: String = "") throws -> Box? {
      let shape = "<rect x='10' y='20' width='40' height='0' style='\(style)'>\(animations)</rect>"
      return try StyledShapes.painter(shape).shapes.first?.box
    }
    let grown = "<animate attributeName='height' from='0' to='30' dur='1s' fill='freeze'/>"
    #expect(try box(grown) == Box(x: 10, y: 20, width: 40, height: 30))
    let moved =
      "<animateTransform attributeName='transform' type='translate' from='0' to='5 7' "
      + "dur='1s' fill='freeze'/>"
    #expect(try box(grown + moved) == Box(x: 15, y: 27, width: 40, height: 30))
    let css =
      "<style>@keyframes k{from{transform:scaleY(0)}to{transform:scaleY(.5);height:20px}}"
      + "</style>"
    #expect(try box(css, "animation: k 1s both") == Box(x: 10, y: 10, width: 40, height: 10))
  }
}

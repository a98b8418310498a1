import A11yModel
import Testing
import XML

@testable import A11yReaders

/// What of an image moves by itself: animations of its style sheets, and elements that animate.
@Suite struct SVGMotionTests {
  private func animations(_ content: String) throws -> [Animation] {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='200' height='100'>\(content)</svg>"
    let tree = try Tree(parsing: Array(text.utf8))
    let document = try #require(
      try Reader.document(of: tree.root, file: "a.svg", ReadingSettings())
    )
    return document.components.flatMap(\.animations)
  }

  private func styled(_ css: String) throws -> [Animation] {
    try animations(
      "<style><![CDATA[@keyframes go { to { transform: translateX(9px) } } "
        + "@keyframes show { from { opacity: 0 } } \(css)]]></style><rect width='9' height='9'/>"
    )
  }

  @Test(arguments: [
    ("rect { animation: go 2s }", 2.0),
    ("rect { animation: go 500ms linear 4 }", 2),
    ("rect { animation: 1s 3s infinite go }", .infinity),
    ("rect { animation-name: go; animation-duration: 3s; animation-iteration-count: 2 }", 6),
    ("rect { --t: 4s; animation: go var(--t) }", 4),
  ])
  func styles(_ css: String, length: Double) throws {
    let animations = try styled(css)
    #expect(animations.map(\.kind) == [.move])
    #expect(animations.first?.length == .known(length))
    #expect(animations.first?.reduced == .known(.same))
    #expect(animations.first?.stop == .absent)
    #expect(animations.first?.startsByItself == true)
  }

  @Test(arguments: [
    "rect { animation: other 2s }", "rect { animation: go }", "circle { animation: go 2s }",
    "rect { animation: go 2s paused }", "rect { animation: go 2s; animation: none }",
    "rect:hover { animation: go 2s }", "rect { animation: go 2s; display: none }",
  ])
  func nothingMoves(_ css: String) throws {
    #expect(try styled(css).isEmpty)
  }

  @Test func severalAtOnce() throws {
    let animations = try styled("rect { animation: go 2s, show 1s infinite }")
    #expect(animations.map(\.kind) == [.move, .fade])
    #expect(animations.map(\.repeats) == [1, .infinity])
  }

  @Test(arguments: [
    (
      "@media (prefers-reduced-motion: reduce) { rect { animation: none } }",
      Animation.Reduction.none
    ),
    ("@media (prefers-reduced-motion) { * { animation-duration: 0.01ms !important } }", .none),
    ("@media (prefers-reduced-motion: reduce) { rect { animation-name: show } }", .fade),
    ("@media (prefers-reduced-motion: reduce) { rect { display: none } }", .none),
    ("@media (prefers-reduced-motion: reduce) { svg { display: none } }", .none),
    ("@media (prefers-reduced-motion: reduce) { circle { animation: none } }", .same),
    ("@media (prefers-reduced-motion: no-preference) { circle { animation: none } }", .same),
    ("@media (prefers-color-scheme: dark) { rect { animation: none } }", .same),
  ])
  func lessMotion(_ css: String, becomes reduced: Animation.Reduction) throws {
    let animations = try styled("rect { animation: go 2s } \(css)")
    #expect(animations.map(\.reduced) == [.known(reduced)])
  }

  @Test(arguments: [
    ("<animate attributeName='x' to='9' dur='2s'/>", Animation.Kind.move, 2.0),
    ("<animate attributeName='height' to='5' dur='500ms' repeatCount='4'/>", .scale, 2),
    ("<animate attributeName='stroke-dashoffset' to='9' dur='2'/>", .grow, 2),
    (
      "<animate attributeName='opacity' to='0' dur='0:01' repeatCount='indefinite'/>", .fade,
      .infinity
    ),
    ("<animate attributeName='fill' to='red' dur='1min'/>", .color, 60),
    ("<animateTransform attributeName='transform' type='rotate' to='9' dur='2s'/>", .rotate, 2),
    ("<animateTransform attributeName='transform' type='scale' to='9' dur='2s'/>", .scale, 2),
    ("<animateMotion path='M0 0L9 9' dur='2s' repeatDur='5s'/>", .move, 5),
    ("<animate attributeName='x' to='9' dur='2s' repeatDur='5s' repeatCount='2'/>", .move, 4),
  ])
  func elements(_ animation: String, kind: Animation.Kind, length: Double) throws {
    let animations = try animations("<rect width='9' height='9'>\(animation)</rect>")
    #expect(animations.map(\.kind) == [kind])
    #expect(animations.first?.length == .known(length))
    #expect(animations.first?.startsByItself == true)
  }

  @Test(arguments: [
    "<animate attributeName='x' to='9'/>", "<set attributeName='x' to='9' dur='2s'/>",
    "<animate attributeName='x' to='9' dur='indefinite'/>", "<animate to='9' dur='2s'/>",
    "<animate attributeName='x' to='9' dur='2s' begin='indefinite'/>",
    "<animate attributeName='height' to='9' dur='2s'/>",
    "<animate attributeName='x' values='5; 5 ;5' dur='2s'/>",
    "<animate attributeName='x' from='5' to='5' dur='2s'/>",
    "<animateTransform attributeName='transform' type='rotate' by='0,0 0' dur='2s'/>",
  ])
  func elementsThatDoNothing(_ animation: String) throws {
    #expect(try animations("<rect width='9' height='9'>\(animation)</rect>").isEmpty)
  }

  /// What has no time to begin may be begun by a link, a script or what an attribute says.
  @Test(arguments: [
    "<a href='#go'><text>Go</text></a>", "<script/>", "<g onclick='go.beginElement()'/>",
  ])
  func startersOfElements(_ starter: String) throws {
    let animation = "<animate id='go' attributeName='x' to='9' dur='2s' begin=' indefinite'/>"
    let found = try animations("<rect width='9' height='9'>\(animation)</rect>\(starter)")
    #expect(found.map(\.startsByItself) == [false])
  }

  /// Where an element goes back to what it is by itself, and is that already, nothing moves.
  @Test(arguments: [
    ("to { transform: none }", "", false), ("50% { rotate: none }", "", false),
    ("0%, 100% { transform: scale(2) }", "", false),
    ("from { transform:scale(2) } to { transform: scale( 2 ) }", "", false),
    ("to { stroke-dashoffset: 0 }", "", false),
    ("to { transform: none }", " transform='scale(2)'", true),
    ("to { stroke-dashoffset: 0 }", " stroke-dashoffset='60'", true),
    ("to { transform: none }", " style='transform: scale(2)'", true),
    ("to { transform: scale(2) }", "", true),
    ("from { transform: scale(2) } to { transform: scale(3) }", "", true),
    ("from { transform: none } to { transform: scale(3) }", "", true),
  ])
  func keyframesThatMove(_ keyframes: String, _ attributes: String, _ move: Bool) throws {
    let style = "<style>@keyframes go { \(keyframes) } .a { animation: go 2s }</style>"
    let found = try animations("\(style)<rect class='a' width='9' height='9'\(attributes)/>")
    #expect(found.isEmpty != move)
  }

  @Test func whatUsersDo() throws {
    let animations = try animations(
      "<rect id='b' role='button' width='9' height='9'>"
        + "<animate attributeName='x' to='9' dur='2s' begin='click'/>"
        + "<animate attributeName='y' to='9' dur='2s' repeatCount='indefinite' end='b.click'/></rect>"
    )
    #expect(animations.map(\.startsByItself) == [false, true])
    #expect(animations[0].stop == .absent)
    #expect(animations[1].stop == .known(1))
  }

  @Test func scriptsMayDoAnything() throws {
    let animations = try animations(
      "<rect width='9' height='9'><animate attributeName='x' to='9' dur='2s'/></rect><script/>"
    )
    #expect(animations[0].reduced.missing != nil)
    #expect(animations[0].stop.missing != nil)
  }

  /// Elements that begin one another go on for ever; a chain ends.
  @Test func chains() throws {
    let ring =
      "<animate id='a' attributeName='x' to='9' dur='1s' begin='0s;b.end'/>"
      + "<animate id='b' attributeName='x' to='0' dur='1s' begin='a.end+1s'/>"
    let chain =
      "<animate id='a' attributeName='x' to='9' dur='1s' begin='0s'/>"
      + "<animate id='b' attributeName='x' to='0' dur='1s' begin='a.end'/>"
    #expect(
      try animations("<rect width='9' height='9'>\(ring)</rect>").map(\.repeats) == [
        .infinity, .infinity,
      ]
    )
    #expect(try animations("<rect width='9' height='9'>\(chain)</rect>").map(\.repeats) == [1, 1])
  }
}

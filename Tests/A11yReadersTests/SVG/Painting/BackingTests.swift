import A11yModel
import Testing

@testable import Geometry
@testable import SVGReader

/// What lies behind a box of 100 by 100.
@Suite struct BackingTests {
  @Test func nothingButThePage() {
    let scene = TestCanvas()
    #expect(scene.behind() == ["#FFFFFF 1.0"])
    #expect(scene.behind(on: .black) == ["#000000 1.0"])
    #expect(scene.behind(on: nil) == [Backing.page])
  }

  @Test func layersCoverThePage() {
    var scene = TestCanvas()
    scene.paint(0x336699, .square)
    #expect(scene.behind(on: nil) == ["#336699 1.0"])
    scene.paint(0x000000, alpha: 0.5, .square)
    #expect(scene.behind(on: nil) == ["#1A334D 1.0"])
    scene.paint(.none, .rectangle(.square))
    scene.paint(.color(.white), nil)
    #expect(scene.behind(on: nil) == ["#1A334D 1.0"])
  }

  /// Whatever covers a share of the box is told to half a hundredth, along either side.
  @Test(arguments: [0.05, 0.1, 0.37, 0.5, 0.9, 0.95])
  func shares(_ share: Double) throws {
    for box in [Box.left(share), Box(x: 0, y: 0, width: 100, height: 100 * share)] {
      var scene = TestCanvas()
      scene.paint(0x000000, box)
      let black = try #require(scene.backing().samples.first { !$0.deposits[0].isClear })
      #expect(abs(black.share - share) < 0.005)
    }
  }

  /// A triangle under half of the box, and a disc under a part of it.
  @Test func sharesOfSlantedEdges() throws {
    var scene = TestCanvas()
    scene.paint(.color(.black), Tracing(.path("M0 0L100 100H0"), .identity).fill(.nonzero))
    #expect(abs(try #require(scene.backing().samples.first).share - 0.5) < 0.02)
    var other = TestCanvas()
    let disc = try #require(Shape.circle(center: Point(50, 50), radius: 50))
    other.paint(.color(.black), Tracing(disc, .identity).fill(.nonzero))
    let share = try #require(other.backing().samples.first { !$0.deposits[0].isClear }).share
    #expect(abs(share - Double.pi / 4) < 0.02)
  }

  @Test func whereThePageShowsThroughItIsMissing() {
    var scene = TestCanvas()
    scene.paint(0x000000, .left(0.95))
    #expect(scene.behind(on: nil) == [Backing.page])
    #expect(scene.behind() == ["#000000 0.95", "#FFFFFF 0.05"])
    let neglected = scene.backing().backdrop(on: nil, neglecting: 0.1)
    #expect(neglected == .known([Backdrop.Sample(color: .black, share: 221.0 / 233)]))
  }

  @Test func layersOfTheFutureDoNotCount() {
    var scene = TestCanvas()
    scene.paint(0xFF0000, .square)
    scene.paint(0x00FF00, .square)
    let samples = Samples(over: Parallelogram(.square))
    let backing = Coverage(of: samples, before: 1, in: scene.canvas)
      .backing(in: scene.canvas, appearance: 0)
    #expect(
      backing.backdrop(on: nil) == .known([Backdrop.Sample(color: Color(hex: 0xFF0000), share: 1)])
    )
  }

  @Test(arguments: [Ink.rasterImage, .filter, .mask, .blendMode])
  func whatIsUnknownHidesWhatIsBehind(_ ink: Ink) {
    guard case .unknown(let fact) = ink else { return }
    var scene = TestCanvas()
    scene.paint(0xFFFFFF, .square)
    scene.paint(ink, .rectangle(.left(0.5)))
    #expect(scene.behind() == [fact])
    scene.paint(0x000000, alpha: 0.5, .square)
    #expect(scene.behind() == [fact])
    scene.paint(0x000000, .left(0.6))
    #expect(scene.behind() == ["#000000 0.6", "#808080 0.4"])
  }

  /// White on black at half its opacity, and a text that fades with it.
  @Test func groupsAreCompositedFirst() throws {
    var scene = TestCanvas()
    scene.paint(0x000000, .square)
    scene.canvas.openGroup(opacity: 0.5)
    scene.paint(0xFF0000, .square)
    scene.paint(0xFFFFFF, .square)
    #expect(scene.behind() == ["#808080 1.0"])
    let pairs = scene.backing().pairs(of: .black, on: nil)
    guard case .known(let seen) = pairs else { throw Missing() }
    #expect(seen.map(\.foreground.hex) == ["#000000"])
    #expect(seen.map(\.background.hex) == ["#808080"])
    scene.canvas.closeGroup()
    #expect(scene.behind() == ["#808080 1.0"])
    guard case .known(let after) = scene.backing().pairs(of: .white, on: nil) else {
      throw Missing()
    }
    #expect(after.map(\.foreground.hex) == ["#FFFFFF"])
  }

  struct Missing: Error {}

  @Test func groupsFadeWithinGroups() throws {
    var scene = TestCanvas()
    scene.paint(0x000000, .square)
    scene.canvas.openGroup(opacity: 0.5)
    scene.paint(0xFFFFFF, .square)
    scene.canvas.openGroup(opacity: 0.5)
    guard case .known(let seen) = scene.backing().pairs(of: .black, on: nil) else {
      throw Missing()
    }
    #expect(seen.map(\.foreground.hex) == ["#404040"])
    #expect(seen.map(\.background.hex) == ["#808080"])
    scene.paint(0x000000, .square)
    scene.canvas.closeGroup()
    #expect(scene.behind() == ["#404040 1.0"])
    scene.canvas.closeGroup()
    #expect(scene.behind() == ["#404040 1.0"])
  }

  @Test func groupsMayHaveObstacles() {
    var scene = TestCanvas()
    scene.paint(0xFFFFFF, .square)
    scene.canvas.openGroup(opacity: 1, obstacle: "a filter")
    #expect(scene.behind() == ["a filter"])
    scene.paint(0x000000, .left(0.5))
    scene.canvas.closeGroup()
    #expect(scene.behind() == ["a filter"])
    #expect(scene.behind(Box(x: 60, y: 0, width: 20, height: 20)) == ["#FFFFFF 1.0"])
    scene.canvas.openGroup(opacity: 0, obstacle: "a filter")
    scene.paint(0x000000, .square)
    scene.canvas.closeGroup()
    #expect(scene.behind(Box(x: 60, y: 0, width: 20, height: 20)) == ["#FFFFFF 1.0"])
  }

  @Test func clipsCut() {
    var scene = TestCanvas()
    let half = scene.clip(.left(0.5))
    let parts = scene.clip(.left(0.25), Box(x: 75, y: 0, width: 25, height: 100))
    let both = scene.clip(.left(0.8), within: parts)
    let nothing = scene.clip()
    scene.paint(0xFF0000, .square, clip: nothing)
    #expect(scene.behind() == ["#FFFFFF 1.0"])
    scene.paint(0x000000, .square, clip: half)
    #expect(scene.behind() == ["#000000 0.5", "#FFFFFF 0.5"])
    scene.paint(0x0000FF, .square, clip: parts)
    #expect(scene.behind() == ["#000000 0.25", "#0000FF 0.5", "#FFFFFF 0.25"])
    scene.paint(0x00FF00, .square, clip: both)
    #expect(
      scene.behind() == ["#000000 0.25", "#0000FF 0.2", "#00FF00 0.3", "#FFFFFF 0.25"]
    )
  }

  @Test func shapesOfClipsHaveClipsOfTheirOwn() {
    var scene = TestCanvas()
    let half = scene.clip(.left(0.5))
    let shape = Canvas.Clip.Shape(region: .rectangle(.square), clip: half)
    let clip = scene.canvas.addClip([shape])
    scene.paint(0x000000, .square, clip: clip)
    #expect(scene.behind() == ["#000000 0.5", "#FFFFFF 0.5"])
  }

  /// Two colours of a pattern, one of them translucent, over two of another.
  @Test func severalColorsMayBeAnywhere() {
    var scene = TestCanvas()
    scene.paint(.several([.black, .white]), .rectangle(.square))
    #expect(scene.behind() == ["#000000", "#FFFFFF"])
    scene.paint(.several([Color(hex: 0xFF0000, alpha: 0.5), .clear]), .rectangle(.square))
    #expect(scene.behind() == ["#000000", "#800000", "#FF8080", "#FFFFFF"])
    let shades = (0..<20).map { Color(red: Double($0) / 20, green: 0, blue: 0, alpha: 0.5) }
    scene.paint(.several(shades), .rectangle(.square))
    #expect(scene.behind() == [Deposit.tooMany])
  }

  /// A bar between a neighbour and the panel, over which a later bar lies.
  @Test func whatLiesAroundAMark() throws {
    var scene = TestCanvas()
    scene.paint(0xEEEEEE, Box(x: 0, y: 0, width: 300, height: 300))
    let bar = Box(x: 100, y: 100, width: 50, height: 100)
    scene.paint(0x0000FF, bar)
    scene.paint(0x00FF00, Box(x: 150, y: 50, width: 50, height: 150))
    let samples = try #require(Samples(around: [.rectangle(bar)], distance: 1))
    let all = scene.canvas.layers.count
    let around = Coverage(of: samples, before: all, in: scene.canvas)
      .backing(in: scene.canvas, appearance: 0).backdrop(on: nil)
    guard case .known(let colors) = around else { throw Missing() }
    #expect(Set(colors.map(\.color.hex)) == ["#EEEEEE", "#00FF00"])
    let shares = colors.compactMap(\.share)
    #expect(abs(shares.reduce(0, +) - 1) < 1e-9)
    #expect(abs((shares.min() ?? 0) - 1.0 / 3) < 0.02)
  }

  /// What lies behind a box in a gradient is as many colours as there are columns of samples.
  @Test func gradientBehindABox() throws {
    var scene = TestCanvas()
    let stops = [
      ColorRamp.Stop(offset: 0, color: .black), ColorRamp.Stop(offset: 1, color: .white),
    ]
    let ramp = try #require(
      ColorRamp(.linear(.zero, Point(1, 0)), stops: stops, box: .square, transform: .identity)
    )
    scene.paint(.gradient(ramp), .rectangle(.square))
    guard
      case .known(let samples) = scene.backing(Box(x: 20, y: 0, width: 20, height: 9))
        .backdrop(on: nil)
    else { throw Missing() }
    #expect(samples.count == 233)
    #expect(abs((samples.map(\.color.red).min() ?? 0) - 0.2) < 0.001)
    #expect(abs((samples.map(\.color.red).max() ?? 0) - 0.4) < 0.001)
  }

  @Test func whatLiesNowhereIsNotKnown() {
    let scene = TestCanvas()
    #expect(scene.behind(Box(x: .nan, y: 0, width: 5, height: 5)) == [Coverage.nowhere])
    #expect(scene.behind(Box(x: 0, y: 0, width: .infinity, height: 5)) == [Coverage.nowhere])
  }

  @Test func appearancesDifferInInkAlone() {
    var canvas = Canvas(appearances: 2)
    let ink = canvas.add([.color(.white), .color(.black)])
    #expect(canvas.add([.color(.white), .color(.black)]) == ink)
    canvas.paint(.rectangle(.square), ink: ink)
    let coverage = Coverage(of: Samples(over: Parallelogram(.square)), before: 1, in: canvas)
    let seen = (0..<2).map { coverage.backing(in: canvas, appearance: $0).backdrop(on: nil) }
    #expect(seen == [.white, .black].map { .known([Backdrop.Sample(color: $0, share: 1)]) })
  }
}

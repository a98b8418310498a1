import Testing

@testable import CSS
@testable import Geometry
@testable import SVGPainting

@Suite struct TextLayoutTests {
  /// A span of Helvetica's digits, each 5.56 wide at a size of 10.
  private func digits(_ text: String, _ change: (inout TextSpan) -> Void = { _ in }) -> TextSpan {
    var span = TextSpan(text: text, fontSize: 10)
    span.x = [100]
    span.y = [50]
    change(&span)
    return span
  }

  private func boxes(_ spans: TextSpan..., transform: Transform = .identity) -> [Box] {
    TextLayout.boxes(spans, transform).map { $0.area.box.rounded }
  }

  @Test(arguments: [
    (TextAnchor.start, false, 100.0), (.middle, false, 91.66), (.end, false, 83.32),
    (.start, true, 83.32), (.middle, true, 91.66), (.end, true, 100),
  ])
  func anchors(_ anchor: TextAnchor, isRightToLeft: Bool, left: Double) {
    let span = digits("123") {
      $0.anchor = anchor
      $0.isRightToLeft = isRightToLeft
    }
    #expect(
      boxes(span) == [Box(left: left, top: 40.95, right: left + 16.68, bottom: 52.12).rounded]
    )
  }

  /// How far the box moves down for each baseline.
  @Test(arguments: [
    ("auto", 0.0), ("alphabetic", 0), ("middle", 2.595), ("central", 3.465), ("hanging", 7.24),
    ("mathematical", 4.525), ("text-before-edge", 9.05), ("text-after-edge", -2.12),
    ("ideographic", -2.12), ("reset-size", 0),
  ])
  func baselines(_ name: String, down: Double) {
    let span = digits("1") { $0.baseline = TextBaseline(name) }
    #expect(boxes(span).map(\.bottom) == [((52.12 + down) * 1e6).rounded() / 1e6])
  }

  @Test func raisedText() {
    #expect(boxes(digits("1") { $0.shift = 4 }).map(\.bottom) == [48.12])
  }

  @Test func positionsOfCharacters() {
    let apart = digits("123") { $0.x = [10, nil, 50] }
    #expect(boxes(apart).map(\.left) == [10, 50])
    #expect(boxes(apart).map(\.right) == [21.12, 55.56])
    let stairs = digits("12") { $0.dy = [1, 3] }
    #expect(boxes(stairs).map(\.bottom) == [53.12, 56.12])
    #expect(boxes(stairs).map(\.left) == [100, 105.56])
    let moved = digits("12") { $0.dx = [7] }
    #expect(boxes(moved).map(\.left) == [107])
  }

  /// Spans go on where the one before ended; a chunk is anchored with all its spans.
  @Test func spansFollowEachOther() {
    let first = digits("12") { $0.anchor = .end }
    let second = TextSpan(text: "3", fontSize: 20)
    #expect(boxes(first, second).map(\.left) == [77.76, 88.88])
    #expect(boxes(first, second).map(\.right) == [88.88, 100])
    #expect(TextLayout.boxes([first, second], .identity).map(\.span) == [0, 1])
  }

  @Test func lengthsThatAreGiven() {
    let spaced = digits("123") { $0.textLength = 60 }
    #expect(boxes(spaced).map(\.right) == [160])
    #expect(TextLayout.boxes([spaced], .identity).map(\.isWidthEstimated) == [false])
    let stretched = digits("123") {
      $0.textLength = 60
      $0.stretchesGlyphs = true
      $0.anchor = .middle
    }
    #expect(boxes(stretched).map(\.left) == [70])
    #expect(boxes(stretched).map(\.right) == [130])
    let next = TextSpan(text: "4", fontSize: 10)
    #expect(boxes(spaced, next).map(\.left) == [100, 160])
    #expect(TextLayout.boxes([digits("123")], .identity).map(\.isWidthEstimated) == [true])
  }

  @Test func spacing() {
    let span = digits("1 2") {
      $0.letterSpacing = 1
      $0.wordSpacing = 5
    }
    #expect(boxes(span).map(\.right) == [121.9])
  }

  @Test func turnedTexts() throws {
    let upright = boxes(digits("123"), transform: try Transform("rotate(-90 100 50)"))
    #expect(upright == [Box(left: 90.95, top: 33.32, right: 102.12, bottom: 50)])
    let turned = digits("12") { $0.rotate = [90] }
    #expect(boxes(turned).map(\.left) == [97.88, 103.44])
    #expect(boxes(turned).map(\.bottom) == [55.56, 55.56])
  }

  /// libplot writes sizes of thousands in a space that makes them small.
  @Test func sizesAreOfTheDevice() throws {
    var span = TextSpan(text: "12", fontSize: 2_000)
    span.x = [1_000]
    let transform = try Transform("scale(0.01 -0.01) scale(1 -1)")
    let box = try #require(TextLayout.boxes([span], transform).first)
    #expect(abs(box.fontSize - 20) < 1e-9)
    #expect(abs(box.area.box.left - 10) < 1e-9)
    #expect(abs(box.area.box.width - 22.24) < 1e-9)
  }

  @Test func whatIsNotShown() {
    #expect(boxes(digits("")).isEmpty)
    #expect(boxes(digits("1") { $0.fontSize = 0 }).isEmpty)
    #expect(boxes(digits("1") { $0.fontSize = .nan }).isEmpty)
    #expect(boxes(digits("1") { $0.x = [.infinity] }).isEmpty)
    #expect(boxes(digits("1"), transform: .scaling(0, 1)).isEmpty)
  }
}

extension Box {
  fileprivate var rounded: Box {
    func round(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
    return Box(left: round(left), top: round(top), right: round(right), bottom: round(bottom))
  }
}

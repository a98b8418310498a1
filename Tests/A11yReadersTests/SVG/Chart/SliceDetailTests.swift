import A11yModel
import Foundation
import Testing

@testable import A11yReaders

/// What is no slice, how far apart slices stand, and slices of small images.
@Suite struct SliceDetailTests {
  /// Three slices of a pie around a point, in colours that take turns.
  private static func pie(at x: Int, _ y: Int, _ colors: [String]) -> String {
    let slices = [
      "v-50a50 50 0 0 1 0 100z", "v50a50 50 0 0 1 -50 -50z", "h-50a50 50 0 0 1 50 -50z",
    ]
    return slices.enumerated().map { place, slice in
      "<path d='M\(x) \(y)\(slice)' fill='\(colors[place % colors.count])'/>"
    }.joined()
  }

  /// As matplotlib draws them: every slice again, a little beside and first.
  @Test func shadowsAreNoSlices() throws {
    let found = try RecognizedSVG(
      Self.pie(at: 99, 71, ["#223"]) + Self.pie(at: 100, 70, SeenSliceTests.colors)
    )
    #expect(found.summary == "pie none ‘’ 3 marks of ")
    #expect(found.document.components[0].parts.count { $0.role == .mark } == 3)
  }

  /// A highlight lies on its slice, and lets it through; thin slices lie beside each other.
  @Test func overlaysAndThinNeighboursAreNoShadows() throws {
    let pie = Self.pie(at: 100, 70, SeenSliceTests.colors)
    let texts = (0..<6).map {
      "<text x='5' y='\(20 + $0 * 20)'>\("ABCDEF".dropFirst($0).prefix(1))</text>"
    }
    .joined()
    for overlay in [
      Self.pie(at: 100, 70, ["#fff"]), Self.pie(at: 101, 71, ["#fff' fill-opacity='.2"]),
    ] {
      #expect(try RecognizedSVG(texts + pie + overlay).summary == "pie none ‘’ 6 marks of ")
    }
    let thin = (0..<4).map {
      SeenSliceTests.ring(268.4 + Double($0) * 0.4, 268.8 + Double($0) * 0.4, from: 0)
    }
    let all =
      [SeenSliceTests.ring(-90, 120, from: 0), SeenSliceTests.ring(120, 268.4, from: 0)] + thin
    let found = try SeenSliceTests.summary(all)
    #expect(found.hasPrefix("pie none ‘’ 6 marks of"))
  }

  /// A slice may be all of its circle but for what can hardly be seen.
  @Test func nearlyAllOfACircleIsASlice() throws {
    let slices = [(-90, 268.6), (268.6, 269.3), (269.3, 270)].map {
      SeenSliceTests.ring($0, $1, from: 0)
    }
    #expect(try SeenSliceTests.summary(slices) == "pie none ‘’ 3 marks of ")
  }

  /// As `padAngle` sets them, where they come nearest: at the hole.
  @Test func gapsBetweenSlicesOfARing() throws {
    func gap(_ rings: [String], _ look: String = "") throws -> Double? {
      let paths = zip(rings, SeenSliceTests.colors).map { "<path d='\($0)' fill='\($1)'/>" }
        .joined()
      return try RecognizedSVG("<g \(look)>\(paths)</g>").chart?.gap
    }
    let apart = [
      SeenSliceTests.ring(-87, 117), SeenSliceTests.ring(123, 197), SeenSliceTests.ring(203, 267),
    ]
    let wide = try #require(try gap(apart))
    // 2 × 30 × sin 3°
    #expect(abs(wide - 3.14) < 0.05)
    let half = try #require(try gap(apart, "transform='scale(.5)'"))
    #expect(abs(half - 1.57) < 0.05)
    #expect(
      try gap([
        SeenSliceTests.ring(-90, 120), SeenSliceTests.ring(120, 200), SeenSliceTests.ring(200, 270),
      ]) ?? 1 < 0.01
    )
  }

  /// Donuts by dashes are often drawn around 21, 21 with a circumference of 100, and shown larger.
  @Test func aSmallImageThatCallsItselfAChartIsOne() throws {
    func chart(_ title: String) throws -> Chart? {
      let dashes = [(50, 25), (30, 75), (20, 45)].enumerated().map { place, dash in
        """
        <circle cx='21' cy='21' r='15.9155' fill='none' stroke='\(SeenSliceTests.colors[place])' \
        stroke-width='3' stroke-dasharray='\(dash.0) \(100 - dash.0)' stroke-dashoffset='\(dash.1)'/>
        """
      }
      let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 42 42" role="img">\
        <title>\(title)</title>\(dashes.joined())</svg>
        """
      let read = try Reader.content(of: Array(svg.utf8), file: "a.svg", ReadingSettings())
      guard case .document(let document) = read else { return nil }
      return document.components[0].chart
    }
    let found = try #require(try chart("Donut chart of browsers"))
    #expect(found.form == .donut && found.marks.count == 3 && found.gap == nil)
    #expect(try chart("Browsers") == nil)
  }
}

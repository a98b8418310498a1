import Testing

@testable import ChartWords

/// Names that programs give whatever they draw.
@Suite struct GeneratedNameTests {
  @Test(arguments: [
    ("SvgjsLine1006", "line", true), ("path12", "path", true), ("rect-3", "rect", true),
    ("g7", "g", true), ("line", "line", false), ("line-1", "polyline", false),
    ("bar-rect-3", "rect", false), ("series-line2", "line", false), ("", "g", false),
  ])
  func idsCountElements(_ id: String, _ element: String, isCount: Bool) {
    #expect(GeneratedName.isCount(id, of: element) == isCount)
  }
}

import A11yModel
import Testing

/// How text grows with the size that people choose.
@Suite struct TypeScaleTests {
  /// Copied by hand from the Human Interface Guidelines: Typography, Specifications.
  @Test(arguments: [
    (TextStyle.Name.largeTitle, [31.0, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ])
  func sizes(_ name: TextStyle.Name, sizes: [Double]) {
    let style = TextStyle(name, on: .ios)
    #expect(DynamicTypeSize.allCases.map { style.size(at: $0) } == sizes)
  }

  @Test func textSizesAreInOrder() {
    #expect(DynamicTypeSize.allCases.sorted() == DynamicTypeSize.allCases)
  }

  /// A size that belongs to a text style grows as that does, another as body does.
  @Test func sizeOfOnesOwn() {
    var style = TextStyle(.caption2, on: .ios)
    style.size = .known(22)
    #expect(style.size(at: .ax2) == 48)
    let plain = TextStyle(size: .known(34), weight: .known(400), scales: .known(true))
    #expect(plain.size(at: .ax5) == 106)
    let unknown = TextStyle(size: .unknown("it"), weight: .known(400), scales: .known(true))
    #expect(unknown.size(at: .ax5) == nil)
  }

  @Test func limit() {
    var style = TextStyle(.body, on: .ios)
    style.limit = .ax1
    #expect(style.size(at: .ax5) == 28)
    #expect(style.size(at: .small) == 15)
  }

  @Test func leading() {
    #expect(TextStyle(.body, on: .ios).lineSpacing(on: .ios) == 22.0 / 17)
    #expect(TextStyle(.body, on: .macos).lineSpacing(on: .macos) == nil)
  }
}

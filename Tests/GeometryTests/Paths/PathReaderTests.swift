import Testing

@testable import Geometry

/// Path data becomes segments in absolute coordinates (SVG 2, section 9.3).
@Suite struct PathReaderTests {
  private func read(_ text: String) -> (segments: [PathSegment], error: Int?) {
    text.scanned { scanner in
      var reader = PathReader(scanner)
      var segments: [PathSegment] = []
      while let segment = reader.next() { segments.append(segment) }
      return (segments, reader.error)
    }
  }

  @Test(
    arguments: [
      ("M1 2L3 4", [.move(Point(1, 2)), .line(Point(3, 4))]),
      ("m1 2l3 4", [.move(Point(1, 2)), .line(Point(4, 6))]),
      ("M1,2,3,4", [.move(Point(1, 2)), .line(Point(3, 4))]),
      ("m1,2 3,4 5,6", [.move(Point(1, 2)), .line(Point(4, 6)), .line(Point(9, 12))]),
      (
        "M1 2H5V6h-1v-1",
        [
          .move(Point(1, 2)), .line(Point(5, 2)), .line(Point(5, 6)), .line(Point(4, 6)),
          .line(Point(4, 5)),
        ]
      ),
      (
        "M0 0H1 2 3",
        [.move(Point(0, 0)), .line(Point(1, 0)), .line(Point(2, 0)), .line(Point(3, 0))]
      ),
      (
        "M1 1C1 2 3 4 5 6S9 8 10 10",
        [
          .move(Point(1, 1)), .cubic(Point(1, 2), Point(3, 4), Point(5, 6)),
          .cubic(Point(7, 8), Point(9, 8), Point(10, 10)),
        ]
      ),
      ("M1 1s1 2 3 4", [.move(Point(1, 1)), .cubic(Point(1, 1), Point(2, 3), Point(4, 5))]),
      (
        "M0 0c1 0 2 1 2 2s1 1 2 2",
        [
          .move(Point(0, 0)), .cubic(Point(1, 0), Point(2, 1), Point(2, 2)),
          .cubic(Point(2, 3), Point(3, 3), Point(4, 4)),
        ]
      ),
      (
        "M0 0Q1 1 2 0T4 0t2 0",
        [
          .move(Point(0, 0)), .quadratic(Point(1, 1), Point(2, 0)),
          .quadratic(Point(3, -1), Point(4, 0)), .quadratic(Point(5, 1), Point(6, 0)),
        ]
      ),
      ("M3 3T5 5", [.move(Point(3, 3)), .quadratic(Point(3, 3), Point(5, 5))]),
      (
        "M1 1l1 0zl0 2",
        [
          .move(Point(1, 1)), .line(Point(2, 1)), .close, .line(Point(1, 3)),
        ]
      ),
      (
        "M1 1l1 0zm1 1l1 1",
        [
          .move(Point(1, 1)), .line(Point(2, 1)), .close, .move(Point(2, 2)), .line(Point(3, 3)),
        ]
      ),
      ("M10-20.5.5-1e1", [.move(Point(10, -20.5)), .line(Point(0.5, -10))]),
      ("M0 0A0 5 0 0 1 7 7", [.move(Point(0, 0)), .line(Point(7, 7))]),
      ("", []), ("  \n", []),
    ] as [(String, [PathSegment])]
  )
  func segments(_ text: String, expected: [PathSegment]) {
    let (segments, error) = read(text)
    #expect(segments == expected)
    #expect(error == nil)
  }

  /// The place of the error, and how many segments stand before it (SVG 2, section 9.5.4).
  @Test(arguments: [
    ("M 10,10 L 20,20,30", 15, 2), ("10 10L20 20", 0, 0), ("L10 10", 0, 0), ("M10 10X20 20", 6, 1),
    ("M10 10L20 nan", 6, 1), ("M0 0L1 1z5 5", 9, 3), ("M0 0,,1 1", 4, 1), ("M0 0 1.", 5, 1),
    ("M0 0A5 5 0 2 1 9 9", 4, 1), ("M0 0C1 1 2 2", 4, 1), ("M0 0 5 5 6", 9, 2),
    ("M,0 0", 0, 0), ("M0 0L1e99 1", 4, 1), ("M0 0#", 4, 1), ("M0 0L1 1,L2 2", 8, 2),
  ])
  func errorsEndThePath(_ text: String, at offset: Int, after count: Int) {
    let (segments, error) = read(text)
    #expect(error == offset)
    #expect(segments.count == count)
  }

  @Test func flagsOfArcsNeedNoSeparators() {
    let spaced = read("M10 10a20 20 0 0 1 40 40a20 20 0 1 1 -30 -10")
    let tight = read("M10 10a20 20 0 0140 40 20 20 0 11-30-10")
    #expect(spaced.segments.count == 3)
    #expect(spaced.segments == tight.segments)
    #expect(tight.error == nil)
  }
}

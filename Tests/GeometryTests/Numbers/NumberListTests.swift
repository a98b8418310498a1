import Testing

@testable import Geometry

/// Numbers are parted wherever one cannot go on (SVG 2, section 9.3.9).
@Suite struct NumberListTests {
  @Test(arguments: [
    ("1 2,3 , 4", [1, 2, 3, 4]), (".5.5", [0.5, 0.5]), ("1-2", [1, -2]), ("1+2", [1, 2]),
    ("0.6.5-.25", [0.6, 0.5, -0.25]), ("1e3", [1000]), ("1E-2,2e+1", [0.01, 20]),
    ("  7\t8\n9\r\n", [7, 8, 9]), ("-0", [0]), ("", []), (" ", []),
    ("123456789012345678901234567890", [1.2345678901234568e29]),
    ("0.1000000000000000055511151231257827", [0.1]), ("1e-400", [0]), ("1e-30", [1e-30]),
    ("9007199254740993", [9_007_199_254_740_992]), ("1.5e10.5", [1.5e10, 0.5]),
  ])
  func numbers(_ text: String, expected: [Double]) {
    let list = NumberList(text)
    #expect(list.numbers == expected)
    #expect(list.isWhole)
  }

  @Test(arguments: [
    ("1,,2", [1]), ("1 2 x", [1, 2]), ("1,", [1]), (",1", []), ("1.", [1]), ("1e", [1]),
    ("1e400", []), ("NaN", []), ("inf", []), ("-", []), ("+-1", []), ("0x10", [0]), ("4e38", []),
  ])
  func numbersUpToTheFirstError(_ text: String, expected: [Double]) {
    let list = NumberList(text)
    #expect(list.numbers == expected)
    #expect(!list.isWhole)
  }

  /// The fast way and the standard library read the same number.
  @Test func everyRoundingIsTheNearest() {
    var state: UInt64 = 1
    for _ in 0..<2_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let digits = state >> 20
      let text = "\(digits >> 20).\(digits & 0xFFFFF)e\(Int(state % 41) - 20)"
      #expect(NumberList(text).numbers == [Double(text)])
    }
  }

  @Test func flagsNeedNoSeparators() {
    let flags: [Bool?] = "01 1".scanned { scanner in
      let first = [scanner.takeFlag(), scanner.takeFlag(), scanner.takeFlag()]
      scanner.skipSpace()
      return first + [scanner.takeFlag(), scanner.takeFlag()]
    }
    #expect(flags == [false, true, nil, true, nil])
  }
}

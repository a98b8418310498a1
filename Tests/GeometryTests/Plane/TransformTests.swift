import Testing

@testable import Geometry

@Suite struct TransformTests {
  /// Where (2, 3) comes to lie.
  @Test(arguments: [
    ("", 2, 3), ("none", 2, 3), ("matrix(1 2 3 4 5 6)", 16, 22), ("translate(10)", 12, 3),
    ("translate(10, 20)", 12, 23), ("scale(2)", 4, 6), ("scale(2 -1)", 4, -3),
    ("rotate(90)", -3, 2), ("rotate(90 10 20)", 27, 12), ("skewX(45)", 5, 3), ("skewY(45)", 2, 5),
    ("translate(10,20) scale(2)", 14, 26), ("scale(2),translate(10,20)", 24, 46),
    ("scale(2)translate(1-1)", 6, 4), (" translate ( 1 , 2 ) ", 3, 5),
    ("matrix(1e0,0,0,1,.5.5)", 2.5, 3.5),
  ])
  func attributes(_ text: String, x: Double, y: Double) throws {
    let point = try Transform(text).apply(Point(2, 3))
    #expect(abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9)
  }

  @Test(arguments: [
    ("translate(1", 11), ("translate(1,)", 12), ("turn(1)", 0), ("scale(1 2 3)", 0),
    ("scale()", 0), ("rotate(1 2)", 0), ("matrix(1 2 3)", 0), ("translate(1) foo", 16),
    ("scale(1),", 9), ("translate(45deg)", 12), ("rotate(4px)", 8), ("scale(1,,2)", 8),
    ("none scale(2)", 5), ("rotate(1e99)", 7), ("matrix(NaN 0 0 1 0 0)", 7), ("scale(2px)", 7),
    ("matrix(1 2 3 4 5 6 7)", 19),
    // Browsers ignore an attribute with the syntax of the property.
    ("translate(10px)", 12), ("rotate(45deg)", 9), ("translateX(5)", 0), ("skewx(30)", 0),
    ("Scale(2)", 0), ("scale(50%)", 8), ("skew(1)", 0),
  ])
  func whatIsNoTransformIsSaid(_ text: String, at offset: Int) {
    #expect(throws: TransformError.syntax(at: offset)) { try Transform(text) }
  }

  @Test func numbersThatOverflowAreSaid() {
    let list = Array(repeating: "scale(1e38)", count: 12).joined()
    #expect(throws: TransformError.notFinite) { try Transform(list) }
  }

  @Test func inverseUndoes() throws {
    let transform = try Transform("translate(5 7) rotate(30) scale(2 3) skewX(20)")
    let inverse = try #require(transform.inverse)
    let point = inverse.apply(transform.apply(Point(11, -13)))
    #expect(abs(point.x - 11) < 1e-9 && abs(point.y + 13) < 1e-9)
  }

  @Test(arguments: ["scale(0)", "scale(1 0)", "matrix(1 2 2 4 0 0)", "scale(1e-38) scale(1e-300)"])
  func whatLeavesNoAreaHasNoInverse(_ text: String) throws {
    #expect(try Transform(text).inverse == nil)
  }

  @Test(arguments: [
    ("rotate(33) scale(2)", true, 2, 2), ("scale(-3 3)", true, 3, 3), ("scale(1 4)", false, 2, 4),
    ("rotate(20) scale(1 4) rotate(-50)", false, 2, 4), ("skewX(45)", false, 1, 1.618033988749895),
  ])
  func scales(_ text: String, isSimilarity: Bool, mean: Double, largest: Double) throws {
    let transform = try Transform(text)
    #expect(transform.isSimilarity == isSimilarity)
    #expect(abs(transform.meanScale - mean) < 1e-9)
    #expect(abs(transform.largestScale - largest) < 1e-9)
  }
}

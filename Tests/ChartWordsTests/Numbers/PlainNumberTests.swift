import Testing

@testable import ChartWords

/// Numbers as charts write them.
@Suite struct PlainNumberTests {
  @Test(arguments: [
    ("1,5", 1.5), ("0,500", 0.5), ("1,500", 1500), ("1,234,567", 1_234_567), ("12,25 %", 12.25),
    ("1,500.5", 1500.5), ("−3,5", -3.5), ("2,4k", 2400), ("1,2,3", 123), ("Q1", nil),
    ("1.2.3", nil),
  ])
  func aCommaMayPartFractions(_ text: String, _ number: Double?) {
    #expect(PlainNumber.read(text) == number)
  }

  @Test(arguments: [
    ("1e+03", 1000), ("1E-02", 0.01), ("1.0E7", 1e7), ("2e6", 2e6), ("−1.5e−3", -0.0015),
    ("2×10³", 2000), ("-3*10^2", -300), ("7E1", nil), ("12e4", nil), ("nane5", nil),
    ("inf×10²", nil), ("0x1e5", nil), ("0x1×10^2", nil), ("e5", nil),
  ])
  func powersOfTenAreNumbers(_ text: String, _ number: Double?) {
    #expect(PlainNumber.read(text) == number)
  }
}

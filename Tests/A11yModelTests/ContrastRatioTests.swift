import A11yModel
import Testing

/// The greys on either side of 4.5:1 on white, as Understanding 1.4.3 has them.
@Test func ratiosAreNotRounded() {
  #expect(ContrastRatio(Color(hex: 0x767676), .white).value >= 4.5)
  #expect(ContrastRatio(Color(hex: 0x777777), .white).value < 4.5)
}

import Foundation
import TestSupport
import Testing

@testable import Support

/// Arithmetic of our own.
@Suite struct MathematicsTests {
  @Test func cubeRootsAreThoseOfThePlatform() {
    var numbers = FixedNumbers(seed: 3)
    for exponent in -12...12 {
      for _ in 0..<40 {
        let value = Double.random(in: 1..<10, using: &numbers) * pow(10, Double(exponent))
        #expect(abs(Mathematics.cubeRoot(value) / cbrt(value) - 1) < 1e-13)
      }
    }
  }
}

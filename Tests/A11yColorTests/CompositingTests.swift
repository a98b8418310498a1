import A11yColor
import Testing

/// Layers are painted as Core Graphics and browsers paint them.
@Suite struct CompositingTests {
  /// α·f + (1 − α)·b for each encoded channel.
  @Test func overWhite() {
    let tint = Color(hex: 0x0088FF, alpha: 0.15).composited(over: .white)
    // 255 − 0.15 · 255, 255 − 0.15 · (255 − 136), 255.
    #expect(abs(tint.red * 255 - 216.75) < 1e-9)
    #expect(abs(tint.green * 255 - 237.15) < 1e-9)
    #expect(abs(tint.blue * 255 - 255) < 1e-9)
    #expect(tint.alpha == 1)
    #expect(tint.hex == "#D9EDFF")
  }

  @Test func nothingAndAll() {
    let red = Color(hex: 0xFF0000)
    #expect(Color.clear.composited(over: red) == red)
    #expect(red.composited(over: .white) == red)
    #expect(red.opacity(0).composited(over: .white) == .white)
  }

  /// Nothing is rounded between layers.
  @Test func twoLayers() {
    let half = Color(hex: 0x000000, alpha: 0.5)
    let grey = half.composited(over: half.composited(over: .white))
    #expect(grey.red == 0.25)
    #expect(grey.hex == "#404040")
  }

  /// secondaryLabel and tertiaryLabel on white and black, as published tables say but for the 8 bits
  /// of what is painted.
  @Test(arguments: [
    (0x3C3C43, 0.6, Color.white, "3.43:1"), (0x3C3C43, 0.3, .white, "1.74:1"),
    (0xEBEBF5, 0.6, .black, "6.36:1"), (0xEBEBF5, 0.3, .black, "2.23:1"),
  ])
  func labelColors(_ hex: UInt32, alpha: Double, on backdrop: Color, ratio: String) {
    let label = Color(hex: hex, alpha: alpha).composited(over: backdrop)
    #expect(ContrastRatio(label, backdrop).description == ratio)
  }

  @Test func opacityMultiplies() {
    #expect(Color(hex: 0x123456, alpha: 0.5).opacity(0.5).alpha == 0.25)
  }

  @Test func mixing() {
    #expect(Color.black.mixed(with: .white, amount: 0) == .black)
    #expect(Color.black.mixed(with: .white, amount: 1) == .white)
    #expect(Color.black.mixed(with: .white, amount: 0.25).hex == "#404040")
  }

  @Test func hexadecimal() {
    #expect(Color(hex: 0x0A0B0C).hex == "#0A0B0C")
    #expect(Color(hex: 0x0A0B0C, alpha: 0.5).hex == "#0A0B0C80")
    #expect(Color(red: 1.2, green: -0.1, blue: 0.5).hex == "#FF0080")
    #expect(Color(hex: 0xFFFFFF).isInSRGB)
    #expect(!Color(red: 1.01, green: 0, blue: 0).isInSRGB)
  }
}

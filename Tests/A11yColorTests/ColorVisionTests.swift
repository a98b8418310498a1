import A11yColor
import Testing

/// The matrices of Machado, Oliveira and Fernandes (2009), applied to linear light.
@Suite struct ColorVisionTests {
  @Test(arguments: [
    (0xFF0000, "#6D5F00", "#A39000", "#FF000F"), (0x00FF00, "#FFE500", "#EFD63A", "#00F7D9"),
    (0x0000FF, "#0059FF", "#003DFB", "#006B96"), (0x0088FF, "#4293FF", "#007FFD", "#00A5B7"),
    (0x34C759, "#C9B54F", "#B8A962", "#00C3AE"), (0xAF52DE, "#0E78E2", "#477FDB", "#AA6D91"),
  ])
  func simulation(_ hex: UInt32, protan: String, deutan: String, tritan: String) {
    let color = Color(hex: hex)
    #expect(ColorVision.protan.simulated(color).hex == protan)
    #expect(ColorVision.deutan.simulated(color).hex == deutan)
    #expect(ColorVision.tritan.simulated(color).hex == tritan)
  }

  /// Who sees no hue still sees how light a grey is.
  @Test(arguments: ColorVision.allCases)
  func greysStay(_ vision: ColorVision) {
    for grey in stride(from: UInt32(0), through: 255, by: 15) {
      let color = Color(hex: grey << 16 | grey << 8 | grey)
      #expect(vision.simulated(color).hex == color.hex)
    }
  }

  /// Green and orange collapse; blue and orange stay apart.
  @Test func someColorsCollapse() {
    func difference(_ one: UInt32, _ other: UInt32, _ vision: ColorVision?) -> Double {
      let colors = [one, other].map { hex in
        LabColor(vision?.simulated(Color(hex: hex)) ?? Color(hex: hex))
      }
      return colors[0].difference(from: colors[1])
    }
    #expect((50.2...50.3).contains(difference(0x34C759, 0xFF9500, nil)))
    #expect((7.3...7.4).contains(difference(0x34C759, 0xFF9500, .protan)))
    #expect((62.0...62.2).contains(difference(0x007AFF, 0xFF9500, .protan)))
    #expect((70.0...70.1).contains(difference(0x007AFF, 0xFF9500, .deutan)))
  }

  /// What is simulated can be shown.
  @Test func resultIsInGamut() throws {
    for text in ["color(display-p3 1 0 0)", "color(display-p3 0 1 0)", "#F0F", "#0FF"] {
      let color = try Color(css: text)
      for vision in ColorVision.allCases { #expect(vision.simulated(color).isInSRGB) }
    }
  }
}

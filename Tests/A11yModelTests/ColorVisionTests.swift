import A11yModel
import Testing

/// Red as the published matrices show it.
@Test(arguments: [(ColorVision.deutan, "#A39000"), (.protan, "#6D5F00")])
func redLosesItsHue(_ vision: ColorVision, _ hex: String) {
  #expect(vision.simulated(Color(hex: 0xFF0000)).hex == hex)
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

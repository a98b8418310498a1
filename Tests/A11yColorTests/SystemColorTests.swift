import A11yColor
import Testing

/// System colours are what Apple's tables say, light, dark, and each with increased contrast.
@Suite struct SystemColorTests {
  /// Copied by hand from the tables of the Human Interface Guidelines and of UIKit.
  @Test(arguments: [
    (Generation.ios13, "systemBlue", ["#007AFF", "#0A84FF", "#0040DD", "#409CFF"]),
    (.ios13, "systemGreen", ["#34C759", "#30D158", "#248A3D", "#30DB5B"]),
    (.ios13, "systemYellow", ["#FFCC00", "#FFD60A", "#B25000", "#FFD426"]),
    (.ios13, "systemIndigo", ["#5856D6", "#5E5CE6", "#3634A3", "#7D7AFF"]),
    (.ios13, "systemGray2", ["#AEAEB2", "#636366", "#8E8E93", "#7C7C80"]),
    (.ios13, "link", ["#007AFF", "#0984FF", "#0040DD", "#409CFF"]),
    (.ios26, "systemBlue", ["#0088FF", "#0091FF", "#1E6EF4", "#5CB8FF"]),
    (.ios26, "systemRed", ["#FF383C", "#FF4245", "#E9152D", "#FF6165"]),
    (.ios26, "systemPurple", ["#CB30E0", "#DB34F2", "#B02FC2", "#EA8DFF"]),
    (.ios26, "systemBrown", ["#AC7F5E", "#B78A66", "#956D51", "#DBA679"]),
    (.ios26, "systemGray6", ["#F2F2F7", "#1C1C1E", "#EBEBF0", "#242426"]),
    (.ios26, "label", ["#000000", "#FFFFFF", "#000000", "#FFFFFF"]),
    (.ios26, "secondaryLabel", ["#3C3C4399", "#EBEBF599", "#3C3C43AD", "#EBEBF5AD"]),
    (.ios26, "quaternaryLabel", ["#3C3C432D", "#EBEBF528", "#3C3C4342", "#EBEBF53D"]),
    (.ios13, "systemFill", ["#78788033", "#7878805B", "#78788047", "#78788070"]),
    (.ios13, "quaternarySystemFill", ["#74748014", "#7676802D", "#74748028", "#76768042"]),
    (.ios26, "separator", ["#3C3C4349", "#54545899", "#3C3C435E", "#545458AD"]),
    (.ios26, "systemBackground", ["#FFFFFF", "#000000", "#FFFFFF", "#000000"]),
    (.ios26, "secondarySystemBackground", ["#F2F2F7", "#1C1C1E", "#EBEBF0", "#242426"]),
    (
      .ios13, "tertiarySystemGroupedBackground",
      ["#F2F2F7", "#2C2C2E", "#EBEBF0", "#363638"]
    ),
  ])
  func values(_ generation: Generation, _ name: String, hexes: [String]) {
    let appearances: [Appearance] = [.light, .dark, .lightHighContrast, .darkHighContrast]
    let colors = appearances.map { generation.systemColor(name, in: Variant($0))?.hex }
    #expect(colors == hexes)
  }

  /// On a sheet, dark backgrounds are one step lighter, and nothing else changes.
  @Test func elevation() {
    func hex(_ name: String, _ appearance: Appearance) -> String? {
      Generation.ios26.systemColor(name, in: Variant(appearance, .elevated))?.hex
    }
    #expect(hex("systemBackground", .dark) == "#1C1C1E")
    #expect(hex("systemBackground", .darkHighContrast) == "#242426")
    #expect(hex("secondarySystemBackground", .dark) == "#2C2C2E")
    #expect(hex("tertiarySystemBackground", .dark) == "#3A3A3C")
    #expect(hex("tertiarySystemGroupedBackground", .darkHighContrast) == "#444446")
    for name in Generation.systemColorNames {
      for appearance in [Appearance.light, .lightHighContrast] {
        #expect(
          hex(name, appearance)
            == Generation.ios26.systemColor(name, in: Variant(appearance))?.hex
        )
      }
    }
    #expect(hex("systemBlue", .dark) == "#0091FF")
  }

  @Test func everyNameHasEveryValue() {
    #expect(Generation.systemColorNames.count == 19 + 17 + 4)
    for generation in Generation.allCases {
      for name in Generation.systemColorNames {
        for variant in Variant.allCases {
          #expect(generation.systemColor(name, in: variant) != nil)
        }
      }
      #expect(generation.systemColor("systemblue", in: Variant(.light)) == nil)
    }
  }

  @Test func namesOfSwiftUI() {
    for (alias, name) in [("primary", "label"), ("secondary", "secondaryLabel")] {
      for variant in Variant.allCases {
        #expect(
          Generation.ios26.systemColor(alias, in: variant)
            == Generation.ios26.systemColor(name, in: variant)
        )
      }
    }
  }

  @Test func disputedValues() {
    #expect(Generation.ios26.isDisputed("secondaryLabel", in: .lightHighContrast))
    #expect(Generation.ios26.isDisputed("secondary", in: .darkHighContrast))
    #expect(!Generation.ios26.isDisputed("secondaryLabel", in: .light))
    #expect(!Generation.ios26.isDisputed("systemBlue", in: .darkHighContrast))
    #expect(Generation.ios13.isDisputed("systemMint", in: .darkHighContrast))
    #expect(!Generation.ios26.isDisputed("systemMint", in: .darkHighContrast))
  }
}

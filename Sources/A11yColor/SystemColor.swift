/// A colour that the platform provides, in its four appearances.
struct SystemColor {
  var name: String

  /// In the order of the appearances.
  var values: [Color]

  /// A colour with its opacities of 255, where not all are 255.
  init(
    _ name: String,
    _ light: UInt32,
    _ dark: UInt32,
    _ lightHighContrast: UInt32,
    _ darkHighContrast: UInt32,
    alphas: [Int] = [255, 255, 255, 255]
  ) {
    self.name = name
    values = zip([light, dark, lightHighContrast, darkHighContrast], alphas).map {
      Color(hex: $0, alpha: Double($1) / 255)
    }
  }
}

// Apple publishes the values for reference and may change them between releases (HIG, Color,
// Specifications).
extension SystemColor {
  /// The tints of iOS 13 to 18.
  static let ios13 = [
    SystemColor("link", 0x007AFF, 0x0984FF, 0x0040DD, 0x409CFF),
    SystemColor("systemRed", 0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961),
    SystemColor("systemOrange", 0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
    SystemColor("systemYellow", 0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426),
    SystemColor("systemGreen", 0x34C759, 0x30D158, 0x248A3D, 0x30DB5B),
    SystemColor("systemMint", 0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF),
    SystemColor("systemTeal", 0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF),
    SystemColor("systemCyan", 0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF),
    SystemColor("systemBlue", 0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
    SystemColor("systemIndigo", 0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF),
    SystemColor("systemPurple", 0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF),
    SystemColor("systemPink", 0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482),
    SystemColor("systemBrown", 0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
    SystemColor("systemGray", 0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
    SystemColor("systemGray2", 0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80),
    SystemColor("systemGray3", 0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456),
    SystemColor("systemGray4", 0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446),
    SystemColor("systemGray5", 0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638),
    SystemColor("systemGray6", 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
  ]

  /// The tints of iOS 26.
  static let ios26 = [
    SystemColor("link", 0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF),
    SystemColor("systemRed", 0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165),
    SystemColor("systemOrange", 0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056),
    SystemColor("systemYellow", 0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43),
    SystemColor("systemGreen", 0x34C759, 0x30D158, 0x008932, 0x4AD968),
    SystemColor("systemMint", 0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB),
    SystemColor("systemTeal", 0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC),
    SystemColor("systemCyan", 0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF),
    SystemColor("systemBlue", 0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF),
    SystemColor("systemIndigo", 0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF),
    SystemColor("systemPurple", 0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF),
    SystemColor("systemPink", 0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4),
    SystemColor("systemBrown", 0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679),
    SystemColor("systemGray", 0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
    SystemColor("systemGray2", 0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80),
    SystemColor("systemGray3", 0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456),
    SystemColor("systemGray4", 0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446),
    SystemColor("systemGray5", 0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638),
    SystemColor("systemGray6", 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
  ]

  /// The colours named for what they are used for, since iOS 13.
  static let semantic = [
    SystemColor("label", 0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF),
    SystemColor(
      "secondaryLabel",
      0x3C3C43,
      0xEBEBF5,
      0x3C3C43,
      0xEBEBF5,
      alphas: [153, 153, 173, 173]
    ),
    SystemColor(
      "tertiaryLabel",
      0x3C3C43,
      0xEBEBF5,
      0x3C3C43,
      0xEBEBF5,
      alphas: [76, 76, 96, 96]
    ),
    SystemColor(
      "quaternaryLabel",
      0x3C3C43,
      0xEBEBF5,
      0x3C3C43,
      0xEBEBF5,
      alphas: [45, 40, 66, 61]
    ),
    SystemColor(
      "placeholderText",
      0x3C3C43,
      0xEBEBF5,
      0x3C3C43,
      0xEBEBF5,
      alphas: [76, 76, 96, 96]
    ),
    SystemColor(
      "systemFill",
      0x787880,
      0x787880,
      0x787880,
      0x787880,
      alphas: [51, 91, 71, 112]
    ),
    SystemColor(
      "secondarySystemFill",
      0x787880,
      0x787880,
      0x787880,
      0x787880,
      alphas: [40, 81, 61, 102]
    ),
    SystemColor(
      "tertiarySystemFill",
      0x767680,
      0x767680,
      0x767680,
      0x767680,
      alphas: [30, 61, 51, 81]
    ),
    SystemColor(
      "quaternarySystemFill",
      0x747480,
      0x767680,
      0x747480,
      0x767680,
      alphas: [20, 45, 40, 66]
    ),
    SystemColor(
      "separator",
      0x3C3C43,
      0x545458,
      0x3C3C43,
      0x545458,
      alphas: [73, 153, 94, 173]
    ),
    SystemColor("opaqueSeparator", 0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A),
    SystemColor("systemBackground", 0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000),
    SystemColor("secondarySystemBackground", 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
    SystemColor("tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638),
    SystemColor("systemGroupedBackground", 0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000),
    SystemColor("secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426),
    SystemColor("tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638),
  ]

  /// Backgrounds on an elevated surface; only dark ones differ (HIG, Dark Mode).
  static let elevated = [
    SystemColor("systemBackground", 0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426),
    SystemColor("secondarySystemBackground", 0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638),
    SystemColor("tertiarySystemBackground", 0xFFFFFF, 0x3A3A3C, 0xFFFFFF, 0x444446),
    SystemColor("systemGroupedBackground", 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
    SystemColor("secondarySystemGroupedBackground", 0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638),
    SystemColor("tertiarySystemGroupedBackground", 0xF2F2F7, 0x3A3A3C, 0xEBEBF0, 0x444446),
  ]
}

package import A11yModel
internal import Support

/// How colours are seen by people who cannot tell all of them apart.
package enum Sight: String, Hashable, Sendable, CaseIterable {
  case protan
  case deutan
  case tritan

  /// No colours at all, only how light they are.
  case grey

  /// What is seen instead of a colour, as opaque as that is.
  package func simulated(_ color: Color) -> Color {
    let opaque = Color(red: color.red, green: color.green, blue: color.blue)
    guard let vision = ColorVision(rawValue: rawValue) else {
      let white = Mathematics.power(opaque.relativeLuminance, 1 / 2.2)
      return Color(grayOfGamma22: white, alpha: color.alpha)
    }
    return vision.simulated(opaque).opacity(color.alpha)
  }
}

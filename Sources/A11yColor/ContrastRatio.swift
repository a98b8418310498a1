internal import Support

extension Color {
  /// The relative luminance of an opaque colour, 0 for black to 1 for white
  /// (WCAG 2.2, relative luminance).
  ///
  /// It is that of the colour as it is painted and written: what sRGB can show has 8 bits a channel,
  /// whatever was composited to it; a colour of a wider gamut is taken as it is.
  public var relativeLuminance: Double { LinearColor(painted: self).relativeLuminance }
}

/// How much lighter one colour is than another, 1 to 21 within sRGB (WCAG 2.2, contrast ratio).
public struct ContrastRatio: Hashable, Sendable, Comparable {
  /// Never rounded: 4.499 is below 4.5 (Understanding 1.4.3).
  public var value: Double

  public init(_ value: Double) { self.value = value }

  /// The ratio between two opaque colours; their order does not matter.
  public init(_ one: Color, _ other: Color) {
    self.init(luminances: one.relativeLuminance, other.relativeLuminance)
  }

  /// The ratio between two relative luminances.
  package init(luminances one: Double, _ other: Double) {
    value = (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// By the unrounded ratio.
  public static func < (left: ContrastRatio, right: ContrastRatio) -> Bool {
    left.value < right.value
  }
}

extension ContrastRatio: CustomStringConvertible {
  /// Two decimals, cut off and not rounded, so that a failing ratio never reads as a passing one.
  public var description: String { DecimalText.truncated(value, places: 2) + ":1" }
}

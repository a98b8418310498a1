extension Color {
  /// This colour painted over an opaque one.
  ///
  /// Source-over, channel by channel in gamma-encoded sRGB and without rounding, as Core Graphics
  /// and browsers paint (Compositing and Blending Level 1, section 5.1).
  public func composited(over backdrop: Color) -> Color {
    backdrop.mixed(with: self, amount: alpha)
  }

  /// This colour painted over one that may be translucent itself.
  ///
  /// Source-over with the opacities of both (Compositing and Blending Level 1, section 5.1).
  public func layered(over below: Color) -> Color {
    let total = alpha + below.alpha * (1 - alpha)
    guard total > 0 else { return .clear }
    var color = below.mixed(with: self, amount: alpha / total)
    color.alpha = total
    return color
  }

  /// A point between two colours: 0 is this one, 1 the other; the result is opaque.
  public func mixed(with other: Color, amount: Double) -> Color {
    Color(
      red: amount * other.red + (1 - amount) * red,
      green: amount * other.green + (1 - amount) * green,
      blue: amount * other.blue + (1 - amount) * blue
    )
  }
}

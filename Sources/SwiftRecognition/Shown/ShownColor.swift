/// A colour as the source makes it.
package struct ShownColor: Hashable, Sendable {
  package indirect enum Base: Hashable, Sendable {
    /// A colour of the platform by its name in the palettes (`systemBlue`, `secondary`), and `accentColor`.
    case system(String)
    /// A colour of the module's asset catalogue by its name.
    case asset(String)
    /// The same by the symbol that Xcode makes of its name.
    case symbol(String)
    /// Components from 0 to 1; beyond them in an extended space.
    case components(Space, red: Double, green: Double, blue: Double)
    /// One in a light appearance, and another in a dark one.
    case scheme(light: ShownColor, dark: ShownColor)
  }

  package enum Space: String, Hashable, Sendable { case sRGB, linear, displayP3 }

  package var base: Base
  /// A factor for its opacity.
  package var opacity: Double

  package init(_ base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity
  }

  /// Whether it is the same wherever it is shown.
  package var isOfComponents: Bool { if case .components = base { true } else { false } }

  package static let clear =
    ShownColor(.components(.sRGB, red: 0, green: 0, blue: 0), opacity: 0)
}

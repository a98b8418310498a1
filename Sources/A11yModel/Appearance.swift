/// One of the four looks a user may choose: light or dark, with or without increased contrast.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
  case lightHighContrast = "light-high-contrast"
  case darkHighContrast = "dark-high-contrast"

  /// The appearance without increased contrast.
  public var base: Appearance {
    switch self {
    case .light, .lightHighContrast: .light
    case .dark, .darkHighContrast: .dark
    }
  }

  public var isHighContrast: Bool { self != base }
}

/// Whether a component lies on the screen itself or on a sheet or popover above it.
///
/// Dark system backgrounds are lighter where elevated (HIG, Dark Mode).
public enum Surface: String, Hashable, Sendable, CaseIterable {
  case base
  case elevated
}

/// One way a component can look: an appearance on a surface.
public struct Variant: Hashable, Sendable, CaseIterable {
  public var appearance: Appearance
  public var surface: Surface

  public init(_ appearance: Appearance, _ surface: Surface = .base) {
    self.appearance = appearance
    self.surface = surface
  }

  /// Every combination, the base surface first.
  public static let allCases = Surface.allCases.flatMap { surface in
    Appearance.allCases.map { Variant($0, surface) }
  }

  /// The same surface without increased contrast.
  public var withoutHighContrast: Variant { Variant(appearance.base, surface) }
}

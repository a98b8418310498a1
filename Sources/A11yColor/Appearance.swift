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

  /// By its place among all cases, for a text takes long to hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }

  /// The place among all cases.
  package var index: Int {
    switch self {
    case .light: 0
    case .dark: 1
    case .lightHighContrast: 2
    case .darkHighContrast: 3
    }
  }
}

/// Whether a component lies on the screen itself or on a sheet or popover above it.
///
/// Dark system backgrounds are lighter where elevated (HIG, Dark Mode).
public enum Surface: String, Hashable, Sendable, CaseIterable {
  case base
  case elevated

  /// By its place among all cases.
  public func hash(into hasher: inout Hasher) { hasher.combine(self == .base ? 0 : 1) }
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

  /// What specs and configurations call it.
  package var name: String { appearance.rawValue + (surface == .elevated ? "-elevated" : "") }

  /// The same surface without increased contrast.
  public var withoutHighContrast: Variant { Variant(appearance.base, surface) }

  public func hash(into hasher: inout Hasher) { hasher.combine(index) }

  /// The place among all combinations.
  package var index: Int { appearance.index + (surface == .base ? 0 : 4) }
}

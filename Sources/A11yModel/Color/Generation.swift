/// A generation of system colours; Apple changed them with iOS 26.
public enum Generation: String, Hashable, Sendable, CaseIterable {
  /// iOS 13 to 18.
  case ios13
  /// From iOS 26.
  case ios26
}

extension Generation {
  /// A system colour by the platform's name, as in `systemBlue` or `secondaryLabel`; nil where
  /// there is none.
  public func systemColor(_ name: String, in variant: Variant) -> Color? {
    let name = Self.aliases[name] ?? name
    if variant.surface == .elevated, let color = Self.elevated[name]?[variant.appearance] {
      return color
    }
    let tints = self == .ios13 ? Self.ios13Tints : Self.ios26Tints
    return tints[name]?[variant.appearance] ?? Self.semantic[name]?[variant.appearance]
  }

  /// Every name that `systemColor(_:in:)` knows.
  public static let systemColorNames: Set<String> =
    Set(ios26Tints.keys).union(semantic.keys).union(aliases.keys)

  /// Whether sources disagree about a value, or only one gives it.
  public func isDisputed(_ name: String, in appearance: Appearance) -> Bool {
    let name = Self.aliases[name] ?? name
    if self == .ios13, appearance == .darkHighContrast, Self.disputedTints.contains(name) {
      return true
    }
    return appearance.isHighContrast && Self.disputed.contains(name)
  }

  /// With increased contrast.
  private static let disputed: Set<String> = [
    "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link",
  ]

  private static let disputedTints: Set<String> = ["systemMint", "systemCyan"]

  /// SwiftUI's names for the label colours.
  private static let aliases = [
    "primary": "label", "secondary": "secondaryLabel", "tertiary": "tertiaryLabel",
    "quaternary": "quaternaryLabel",
  ]

  private static let ios13Tints = table(SystemColor.ios13)
  private static let ios26Tints = table(SystemColor.ios26)
  private static let semantic = table(SystemColor.semantic)
  private static let elevated = table(SystemColor.elevated)

  private static func table(_ colors: [SystemColor]) -> [String: [Appearance: Color]] {
    Dictionary(uniqueKeysWithValues: colors.map { ($0.name, $0.values) })
  }
}

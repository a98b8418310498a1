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
    row(name)?.colors[variant.index]
  }

  /// Every name that `systemColor(_:in:)` knows.
  public static let systemColorNames: Set<String> =
    Set(ios26Rows.keys)

  /// Whether sources disagree about a value, or only one gives it.
  public func isDisputed(_ name: String, in appearance: Appearance) -> Bool {
    row(name)?.isDisputed[appearance.index] ?? false
  }

  /// A system colour in each variant, and whether it is disputed in each appearance.
  package struct SystemRow: Sendable {
    package var colors: [Color]
    package var isDisputed: [Bool]
  }

  /// All of a system colour by the platform's name; nil where there is none.
  package func row(_ name: String) -> SystemRow? {
    switch self {
    case .ios13: Self.ios13Rows[name]
    case .ios26: Self.ios26Rows[name]
    }
  }

  private static let ios13Rows = rows(of: .ios13, SystemColor.ios13)
  private static let ios26Rows = rows(of: .ios26, SystemColor.ios26)

  private static func rows(of generation: Generation, _ tints: [SystemColor]) -> [String: SystemRow]
  {
    let elevated = Dictionary(uniqueKeysWithValues: SystemColor.elevated.map { ($0.name, $0) })
    var rows: [String: SystemRow] = [:]
    for color in tints + SystemColor.semantic {
      let colors = Variant.allCases.map { variant in
        let isElevated = variant.surface == .elevated
        let shown = isElevated ? elevated[color.name] ?? color : color
        return shown.values[variant.appearance.index]
      }
      let isInHighContrast = disputed.contains(color.name)
      let isInDarkest = generation == .ios13 && disputedTints.contains(color.name)
      let isDisputed = Appearance.allCases.map { appearance in
        appearance.isHighContrast && isInHighContrast
          || appearance == .darkHighContrast && isInDarkest
      }
      rows[color.name] = SystemRow(colors: colors, isDisputed: isDisputed)
    }
    for (alias, name) in aliases { rows[alias] = rows[name] }
    return rows
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
}

internal import A11yColor

/// Whether an element's colours are those for light or for dark surroundings: its used colour scheme
/// (CSS Color Adjustment 1, section 2).
package enum ColorScheme: Hashable, Sendable {
  case light
  case dark
  case unknown

  /// The colour that nothing declares: `CanvasText` (CSS Color 4, sections 3.2 and 6.2), as browsers
  /// have it; nil where it is not known.
  var textColor: Color? {
    switch self {
    case .light: .black
    case .dark: .white
    case .unknown: nil
    }
  }
}

/// What may differ between the schemes of colours.
package protocol SchemeDependent {
  /// What it is in one.
  func settled(in scheme: ColorScheme) -> Self
}

extension Array: SchemeDependent where Element: SchemeDependent {
  package func settled(in scheme: ColorScheme) -> [Element] { map { $0.settled(in: scheme) } }
}

extension StyleProperty {
  static let numberOfScheme = numbers["color-scheme"] ?? 0

  /// The schemes that an element can be shown in, of which it has the one that the reader prefers.
  static let scheme = [
    StyleProperty(
      "color-scheme",
      Field { $1(&$0.scheme) },
      isAttribute: false,
      assignment: { cursor, _ in colorScheme(&cursor) }
    )
  ]

  private static let named = ["light": ColorScheme.light, "dark": .dark]

  private static func colorScheme(_ cursor: inout TokenCursor) -> Assignment? {
    var words: [String] = []
    while let word = cursor.takeKeyword() {
      words.append(word)
      cursor.skipSpace()
    }
    let names = words.filter { $0 != "only" }
    guard !names.isEmpty, words.count - names.count < 2 else { return nil }
    guard !names.contains("normal") || words == ["normal"] else { return nil }
    // Of a scheme that has another name nothing is known, and it is passed over.
    let known = names.compactMap { named[$0] }
    return { style, _ in
      style.scheme =
        known.contains(style.preferredScheme) ? style.preferredScheme : known.first ?? .light
      if style.isInitial { style.color = style.scheme.textColor }
    }
  }
}

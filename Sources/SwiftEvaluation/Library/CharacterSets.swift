internal import SwiftSource

/// A set of characters of Foundation, as far as all platforms have the same in it.
///
/// | what | by |
/// |---|---|
/// | `alphanumerics`, `letters`, `decimalDigits`, … are general categories of Unicode | CharacterSet, “Getting standard character sets” |
/// | `whitespaces` is the category Zs with the tab, `newlines` U+000A to U+000D, U+0085, U+2028 and U+2029 | the same |
struct CharacterSets {
  /// Whether it has a character; nil where platforms differ.
  let holds: (Unicode.Scalar) -> Bool?

  /// Nil for one that is not modelled.
  init?(_ value: Value) {
    guard case .term(let term) = value, term.type == "CharacterSet" else { return nil }
    switch (term.name, term.receiver) {
    case ("inverted", let inner?):
      guard let inner = CharacterSets(inner) else { return nil }
      holds = { inner.holds($0).map { !$0 } }
    case ("init", nil):
      guard let scalars = term.arguments.first?.value.string?.unicodeScalars else { return nil }
      holds = { scalars.contains($0) }
    case ("newlines", nil): holds = Self.isNewline
    case ("whitespaces", nil): holds = Self.isBlank
    case ("whitespacesAndNewlines", nil):
      holds = { Self.isNewline($0) ? true : Self.isBlank($0) }
    case (let name, nil):
      guard let categories = Self.categories[name] else { return nil }
      holds = {
        // Foundation of other platforms has other planes in sets that are inverted.
        $0.value < 0x10000 ? categories.contains($0.properties.generalCategory) : nil
      }
    default: return nil
    }
  }

  /// A text without what it has at both ends; nil where platforms differ.
  func trimmed(_ text: String) -> String? {
    var rest = Substring(text).unicodeScalars
    while let first = rest.first {
      guard let isHeld = holds(first) else { return nil }
      if !isHeld { break }
      rest.removeFirst()
    }
    while let last = rest.last {
      guard let isHeld = holds(last) else { return nil }
      if !isHeld { break }
      rest.removeLast()
    }
    return String(rest)
  }

  private static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool? {
    // It was a space once, and still is one here and there.
    if scalar.value == 0x200B { return nil }
    return scalar.value == 0x09 || scalar.properties.generalCategory == .spaceSeparator
  }

  private static let categories: [String: Set<Unicode.GeneralCategory>] = {
    let letters: Set<Unicode.GeneralCategory> = [
      .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark,
    ]
    return [
      "letters": letters,
      "alphanumerics": letters.union([.decimalNumber, .letterNumber, .otherNumber]),
      "decimalDigits": [.decimalNumber],
      "uppercaseLetters": [.uppercaseLetter, .titlecaseLetter],
      "lowercaseLetters": [.lowercaseLetter],
    ]
  }()
}

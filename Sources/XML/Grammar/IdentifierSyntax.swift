/// Names of an author's own: XML's names without a colon, which every schema processor knows.
enum IdentifierSyntax {
  /// The same as a regular expression of XML Schema, which knows names of its own.
  static let pattern = #"[\i-[:]][\c-[:]]*"#

  /// A letter or `_`, then letters with their marks, digits, `-`, `_` or `.`.
  static func isValid(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, isLetter(first) || first == "_" else {
      return false
    }
    return text.unicodeScalars.allSatisfy { scalar in
      isLetter(scalar) || isMarkOrDigit(scalar) || "-_.·".unicodeScalars.contains(scalar)
    }
  }

  /// Whether it is made of what most are, a small part of what is allowed.
  static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var isFirst = true
    for byte in text {
      let isLetter = (0x61...0x7A).contains(byte | 0x20)
      let isOther = (0x30...0x39).contains(byte) || byte == 0x2D
      guard isLetter || (isOther && !isFirst) else { return false }
      isFirst = false
    }
    return !isFirst
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    // XML has none of the letters between ASCII and U+00C0, as ‘ª’.
    guard scalar.isASCII || scalar.value >= 0xC0 else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      return true
    default: return false
    }
  }

  private static func isMarkOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber: true
    default: false
    }
  }
}

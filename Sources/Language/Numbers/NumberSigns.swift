/// What there is of numbers in a text at first glance.
package enum NumberSign: UInt8, Sendable {
  case none
  case number
  /// A number that may be in a form that a person would not say.
  case suspect
}

/// What the bytes of a text tell of the numbers in it: most have few digits and nothing else, and
/// no form that a person would not say.
package struct NumberSigns: Sendable {
  /// So many digits in a word, whatever separates them, are not too many.
  private let fewDigits: Int

  package init(_ limits: NumberForm.Limits) {
    fewDigits = min(limits.digits, limits.significantDigits) - 1
  }

  /// Whether a text may hold a number in one of the forms; never false where it does.
  package func mayOffend(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { mayOffend($0) }
  }

  private func mayOffend(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var digits = 0
    var mayHaveForm = false
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      // White space and brackets part words.
      case 0x09...0x0D, 0x20, UInt8(ascii: ";"), UInt8(ascii: "("), UInt8(ascii: ")"),
        UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "|"):
        if digits > 0, mayHaveForm || digits > fewDigits { return true }
        (digits, mayHaveForm) = (0, false)
      // In dates and times, before exponents, and of units that may be joined.
      case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "e"), UInt8(ascii: "E"),
        UInt8(ascii: "m"), UInt8(ascii: "M"), UInt8(ascii: "h"), UInt8(ascii: "s"):
        mayHaveForm = true
      case 0x80...:
        let scalar = LoneScalars.scalar(text, at: index - 1)
        guard Self.isNoNumber(scalar.value) else { return true }
        index = scalar.end
      default: break
      }
    }
    return digits > 0 && (mayHaveForm || digits > fewDigits)
  }

  /// Whether a scalar beyond ASCII is surely neither a number nor a part of one; it may part words,
  /// which together are no shorter.
  private static func isNoNumber(_ value: UInt32) -> Bool {
    LoneScalars.isLatinLetter(value) || LoneScalars.isPunctuation(value) || value == 0xA0
      || value == 0x202F || value == 0x20AC
  }
}

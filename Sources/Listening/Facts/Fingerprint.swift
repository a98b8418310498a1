/// A short name that stays the same as long as what it is of does: 64 bits over some texts (FNV-1a).
package struct Fingerprint: Hashable, Sendable {
  package private(set) var bits: UInt64 = 0xcbf2_9ce4_8422_2325

  package static let separator = "\u{1F}"

  package init(_ text: String) { append(text) }

  /// Reads its digits; nil where they are none.
  package init?(digits: String) {
    guard digits.utf8.count == 16, let bits = UInt64(digits, radix: 16) else { return nil }
    self.bits = bits
  }

  /// It in hexadecimal.
  package var digits: String {
    let digits = String(bits, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The fingerprint of these texts and another.
  package func adding(_ text: String) -> Fingerprint {
    var longer = self
    longer.append(Self.separator)
    longer.append(text)
    return longer
  }

  /// Makes it that of what it was of with a text behind, and nothing between the two.
  mutating func append(_ text: String) {
    for byte in text.utf8 {
      bits ^= UInt64(byte)
      bits &*= 0x0000_0100_0000_01b3
    }
  }
}

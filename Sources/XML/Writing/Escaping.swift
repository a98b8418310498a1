/// Text made safe for XML 1.0.
package enum Escaping {
  /// Character data; ‘]]>’ cannot arise, for every ‘>’ is escaped (XML 1.0, section 2.4).
  package static func text(_ text: String) -> String {
    escape(text) { scalar in
      // A raw carriage return would be read back as a line feed (section 2.11).
      scalar == "\r" ? "&#13;" : nil
    }
  }

  /// An attribute's value between double quotes; white space survives normalisation
  /// (section 3.3.3).
  package static func attribute(_ text: String) -> String {
    escape(text) { scalar in
      switch scalar {
      case "\"": "&quot;"
      case "\t": "&#9;"
      case "\n": "&#10;"
      case "\r": "&#13;"
      default: nil
      }
    }
  }

  /// Whether XML 1.0 allows the character at all (section 2.2).
  package static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// Whether a text can be written as the name of an element or attribute: as XML allows and
  /// within ASCII (section 2.3).
  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy {
      isLetter($0) || (0x30...0x3A).contains($0) || $0 == 0x2D || $0 == 0x2E
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
  }

  /// Whether a byte stands for itself wherever it is written, as nearly all do.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    default: (0x20...0x7E).contains(byte)
    }
  }

  /// A character that XML 1.0 cannot hold becomes U+FFFD, so that the reader sees that one was
  /// there.
  private static func escape(
    _ text: String,
    _ special: (Unicode.Scalar) -> String?
  ) -> String {
    guard !text.utf8.allSatisfy(isPlain) else { return text }
    var output = String.UnicodeScalarView()
    output.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output.append(contentsOf: "&amp;".unicodeScalars)
      case "<": output.append(contentsOf: "&lt;".unicodeScalars)
      case ">": output.append(contentsOf: "&gt;".unicodeScalars)
      case _ where !isAllowed(scalar): output.append("\u{FFFD}")
      default:
        if let replacement = special(scalar) {
          output.append(contentsOf: replacement.unicodeScalars)
        } else {
          output.append(scalar)
        }
      }
    }
    return String(output)
  }
}

/// The pieces of what is heard between the signs that end a clause, found among bytes.
package enum TextPieces {
  /// What stands between commas, colons, points, brackets and dashes, of whatever script.
  package static func all(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    var pieces: [String] = []
    var (start, index) = (0, 0)
    while index <= bytes.count {
      let length = index < bytes.count ? lengthOfEnd(in: bytes, at: index) : 1
      guard length > 0 else {
        index += 1
        continue
      }
      if index > start { pieces.append(String(decoding: bytes[start..<index], as: UTF8.self)) }
      index += length
      start = index
    }
    return pieces
  }

  /// A piece as it is quoted.
  package static func quoted(_ piece: String) -> String {
    String(Substring(piece.unicodeScalars[...].trimmed))
  }

  /// How many bytes the sign has that ends a clause at some place; 0 where none does.
  private static func lengthOfEnd(in bytes: [UInt8], at index: Int) -> Int {
    func isFollowed(by second: UInt8, _ third: (UInt8) -> Bool) -> Bool {
      index + 2 < bytes.count && bytes[index + 1] == second && third(bytes[index + 2])
    }
    switch bytes[index] {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "."),
      UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "!"), UInt8(ascii: "?"),
      UInt8(ascii: "\n"):
      return 1
    // “–” and “—”.
    case 0xE2: return isFollowed(by: 0x80) { $0 == 0x93 || $0 == 0x94 } ? 3 : 0
    // “、” and “。”.
    case 0xE3: return isFollowed(by: 0x80) { $0 == 0x81 || $0 == 0x82 } ? 3 : 0
    case 0xEF: return isFollowed(by: 0xBC, wide.contains) ? 3 : 0
    default: return 0
    }
  }

  /// The last bytes of “！”, “（”, “）”, “，”, “．”, “：”, “；” and “？”.
  private static let wide: Set<UInt8> = [0x81, 0x88, 0x89, 0x8C, 0x8E, 0x9A, 0x9B, 0x9F]
}

extension Substring.UnicodeScalarView {
  /// The text without white space around it.
  package var trimmed: Self {
    var rest = self
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return rest
  }
}

extension Unicode.Scalar {
  package var isWhitespace: Bool {
    value < 0x80 ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }
}

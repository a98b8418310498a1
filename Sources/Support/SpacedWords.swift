// White space as Unicode has it.
extension String {
  /// What stands between white space.
  package var spacedWords: [String] {
    guard utf8.allSatisfy({ $0 < 0x80 }) else {
      return split(whereSeparator: \.isWhitespace).map(String.init)
    }
    // One word alone, or none, needs no parting.
    guard utf8.contains(where: Self.isSpace) else { return isEmpty ? [] : [self] }
    return Array(utf8).split(whereSeparator: Self.isSpace).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Whether a byte of ASCII is white space.
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 9 && byte <= 13 }

  /// The same with single spaces, and none at its ends.
  package var singleSpaced: String {
    isSingleSpaced ? self : spacedWords.joined(separator: " ")
  }

  /// Whether its words are parted by single spaces, as most are; never true where they are not.
  private var isSingleSpaced: Bool {
    var isBehindSpace = true
    for scalar in unicodeScalars {
      if isBehindSpace {
        // A sign that joins a space is part of it.
        guard scalar.value > 0x20, scalar.value < 0x7F else { return false }
      } else if scalar != " " {
        let isPlain = scalar.value > 0x20 && scalar.value < 0x80
        guard isPlain || !scalar.properties.isWhitespace else { return false }
      }
      isBehindSpace = scalar == " "
    }
    return !isBehindSpace || isEmpty
  }
}

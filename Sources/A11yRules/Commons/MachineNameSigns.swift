// Most names of people's hold no sign of machines; their bytes tell.
extension MachineName {
  /// Whether a name may hold a word that was made for machines; never false where it does.
  func mayHoldWord(_ name: String) -> Bool {
    var name = name
    return name.withUTF8(mayHoldWord)
  }

  private func mayHoldWord(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let gaps = Self.gaps
    var start = 0
    for index in text.indices {
      let byte = text[index]
      if byte >= 0x80 { return true }
      if gaps.contains(byte) {
        if mayBeSymbol(text[start..<index]) { return true }
        start = index + 1
      } else if index > start, isSign(byte, behind: text[index - 1]) {
        return true
      } else if byte == UInt8(ascii: "."), index + 1 < text.count, mayEnd(text[index + 1]) {
        return true
      }
    }
    return mayBeSymbol(text[start...])
  }

  /// Whether a byte may join the words of a name in code: “_”, “-”, or a capital behind a small
  /// letter or a digit.
  private func isSign(_ byte: UInt8, behind last: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: "-"): true
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): !CharacterClass.capital.contains(last)
    default: false
    }
  }

  /// Whether a byte behind a point may begin a part of a symbol's name, or the ending of a file's.
  private func mayEnd(_ byte: UInt8) -> Bool {
    byte >= 0x80 || CharacterClass.letter.contains(byte) || fileEndings.mayBegin(with: byte)
  }

  private func mayBeSymbol(_ piece: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = piece.first, symbolWords.mayBegin(with: first) else { return false }
    let end = piece.lastIndex { !Self.ends.contains($0) } ?? piece.startIndex
    return symbolWords.mayHold(length: end + 1 - piece.startIndex, first: first)
  }

  /// Whether a name may stand where none was given; never false where it does.
  func mayBePlaceholder(_ name: String) -> Bool {
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        return mayBeginPlaceholder(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): return mayBeginPlaceholder(byte | 0x20)
      // Signs that may be words, and letters of other scripts.
      case UInt8(ascii: "#")...UInt8(ascii: "%"), UInt8(ascii: "+"), UInt8(ascii: "-"), 0x80...:
        return true
      default: continue
      }
    }
    return false
  }

  /// Whether a byte may begin the first word of a placeholder: “lorem ipsum”, “data set 1”.
  private func mayBeginPlaceholder(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "l") || byte == UInt8(ascii: "d") || placeholders.mayBegin(with: byte)
      || numbered.mayBegin(with: byte)
  }
}

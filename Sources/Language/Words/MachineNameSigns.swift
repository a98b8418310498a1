// Most names of people's hold no sign of machines; their bytes tell.
extension MachineName {
  /// Whether a name may hold a word that was made for machines; never false where it does.
  func mayHoldWord(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { mayHoldWord($0) }
  }

  private func mayHoldWord(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let gaps = Self.gaps
    var start = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte >= 0x80 {
        let scalar = LoneScalars.scalar(text, at: index)
        guard LoneScalars.standsAlone(scalar.value) else { return true }
        if gaps.contains(scalar) {
          if mayBeSymbol(text[start..<index]) { return true }
          start = scalar.end
        }
        index = scalar.end
        continue
      }
      if gaps.contains(byte) {
        if mayBeSymbol(text[start..<index]) { return true }
        start = index + 1
      } else if index > start, isSign(byte, behind: text[index - 1]) {
        return true
      } else if byte == UInt8(ascii: "."), index + 1 < text.count, mayEnd(text[index + 1]) {
        return true
      }
      index += 1
    }
    return mayBeSymbol(text[start...])
  }

  /// Whether a byte may join the words of a name in code: “_”, “-”, or a capital behind a small
  /// letter or a digit.
  private func isSign(_ byte: UInt8, behind last: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: "-"): true
    // A word with a letter beyond ASCII is none of those that capitals join.
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      last < 0x80 && !CharacterClass.capital.contains(last)
    default: false
    }
  }

  /// Whether a byte behind a point may begin a part of a symbol's name, or the ending of a file's.
  private func mayEnd(_ byte: UInt8) -> Bool {
    byte >= 0x80 || CharacterClass.letter.contains(byte) || fileEndings.mayBegin(with: byte)
  }

  private func mayBeSymbol(_ piece: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = piece.first else { return false }
    if piece.contains(where: { $0 >= 0x80 }) { return symbolWords.holdsOtherScripts }
    guard symbolWords.mayBegin(with: first) else { return false }
    let end = piece.lastIndex { !Self.ends.contains($0) } ?? piece.startIndex
    return symbolWords.mayHold(length: end + 1 - piece.startIndex, first: first)
  }

  /// Of numbered placeholders: “data set 1”.
  private static let mostWords = 3

  /// Whether a name may stand where none was given; never false where it does.
  ///
  /// Such a name is a few words that may each be one, or ends in a number, or begins with “lorem”.
  func mayBePlaceholder(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { mayBePlaceholder($0) }
  }

  private func mayBePlaceholder(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    var first: UInt8?
    var mayBeginWord = false
    var count = 0
    var holdsDigits = false
    var mayEachBeOne = true
    for byte in name {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        guard let first else {
          if !mayBeginPlaceholder(byte | 0x20) { return false }
          first = byte | 0x20
          count = 1
          continue
        }
        if first == UInt8(ascii: "l") { return true }
        if mayBeginWord {
          count += 1
          if !placeholders.mayBegin(with: byte | 0x20) { mayEachBeOne = false }
        }
        mayBeginWord = false
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if first == nil { return mayBeginPlaceholder(byte) }
        if mayBeginWord { count += 1 }
        mayBeginWord = false
        holdsDigits = true
        mayEachBeOne = false
      // Signs that may be words.
      case UInt8(ascii: "#")...UInt8(ascii: "%"), UInt8(ascii: "+"), UInt8(ascii: "-"):
        if first == nil { return true }
      case 0x20: mayBeginWord = first != nil
      // Letters of Latin have their place in words; of others nobody knows.
      case 0xC3...0xC5, 0x80...0xBF: if first == nil { return true }
      case 0x80...: return true
      default: continue
      }
    }
    return count == 1 || (count > 0 && count <= Self.mostWords && (holdsDigits || mayEachBeOne))
  }

  /// Whether a byte may begin the first word of a placeholder: “lorem ipsum”, “data set 1”.
  private func mayBeginPlaceholder(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "l") || byte == UInt8(ascii: "d") || placeholders.mayBegin(with: byte)
      || numbered.mayBegin(with: byte)
  }
}

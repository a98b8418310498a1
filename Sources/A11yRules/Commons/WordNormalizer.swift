/// Turns text of any script into words.
struct WordNormalizer {
  private let scalars: [Unicode.Scalar]
  private let kinds: [Kind]

  /// Whether any of the words is a picture, as an emoji.
  let hasPictures: Bool

  /// No word ends in more signs than these; longer runs are lines that somebody drew.
  static let mostSigns = 4

  /// What a scalar does to words.
  private enum Kind: UInt8 {
    case space
    case letter
    case digit
    /// A word of its own: `%`, `°`.
    case word
    case currency
    case picture
    /// Left out: an apostrophe.
    case nothing
    /// Part of a number where it stands within one.
    case separator
    case dash
    case plus
    case sharp
  }

  init(_ text: String) {
    let scalars = Self.folded(text)
    self.scalars = scalars
    kinds = scalars.map(Self.kind)
    hasPictures = kinds.contains(.picture)
  }

  /// The words, as `Words` keeps them.
  func words(withPictures: Bool) -> [UInt8] {
    var words = Output()
    for (index, scalar) in scalars.enumerated() {
      switch kinds[index] {
      case .word, .currency: words.append(String(scalar))
      case .plus where isSuffix(index): words.append("plus")
      case .sharp where isSuffix(index): words.append("sharp")
      case .nothing: continue
      case .separator where kind(index - 1) == .digit && kind(index + 1) == .digit:
        words.append(scalar)
      case .dash where isMinus(index): words.append("minus")
      case .letter, .digit:
        if kind(index - 1) == .picture { words.endWord() }
        words.append(scalar)
      case .picture where withPictures:
        if kind(index - 1) != .picture { words.endWord() }
        words.append(scalar)
      default: words.endWord()
      }
    }
    words.endWord()
    return words.bytes
  }

  private struct Output {
    var bytes: [UInt8] = []

    mutating func append(_ scalar: Unicode.Scalar) {
      if bytes.isEmpty { bytes.append(0x20) }
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }

    mutating func append(_ word: String) {
      endWord()
      for scalar in word.unicodeScalars { append(scalar) }
      endWord()
    }

    mutating func endWord() {
      if let last = bytes.last, last != 0x20 { bytes.append(0x20) }
    }
  }

  // MARK: places

  private func kind(_ index: Int) -> Kind? { kinds.indices.contains(index) ? kinds[index] : nil }

  private func isWord(_ index: Int) -> Bool { kind(index) == .letter || kind(index) == .digit }

  /// Whether a dash is the sign of a number, or of a sum of money.
  private func isMinus(_ index: Int) -> Bool {
    let isMoney = kind(index + 1) == .currency && kind(index + 2) == .digit
    return (kind(index + 1) == .digit || isMoney) && !isWord(index - 1)
  }

  /// Whether a sign and others like it end a word: “C++” and “C#”, but not “a+b” and “#1”.
  private func isSuffix(_ index: Int) -> Bool {
    let most = Self.mostSigns
    let before = (max(0, index - most)..<index).last { scalars[$0] != scalars[index] }
    let behind = (index..<min(index + most, scalars.count)).first {
      scalars[$0] != scalars[index]
    }
    return before.map(isWord) ?? false && !(behind.map(isWord) ?? false)
  }

  // MARK: scalars

  private static func kind(_ scalar: Unicode.Scalar) -> Kind {
    switch scalar {
    case "a"..."z": return .letter
    case "0"..."9": return .digit
    case "%", "°": return .word
    case "+": return .plus
    case "#": return .sharp
    case "'", "’": return .nothing
    case ".", ",", ":", "/": return .separator
    case "-", "−", "–": return .dash
    default: break
    }
    switch scalar.properties.generalCategory {
    case .currencySymbol: return .currency
    case .decimalNumber: return .digit
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .letterNumber:
      return .letter
    // Emoji and other pictures that a screen reader has names for.
    case .otherSymbol: return .picture
    case .modifierSymbol: return scalar.properties.isEmoji ? .picture : .space
    case .mathSymbol:
      let isArrow = (0x2190...0x21FF).contains(scalar.value)
      return isArrow || scalar.properties.isEmoji ? .picture : .space
    default: return .space
    }
  }

  /// Whether a scalar is of a script that sets no spaces between words, or joins endings to them.
  static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF,
      0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3134F:
      true
    default: false
    }
  }

  /// Whether a scalar is in Normalization Form C wherever it stands: of the common scripts, those
  /// that neither are nor take part in canonical equivalents (Unicode Standard Annex 15, section 9).
  static func isComposed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x300, 0x388...0x3FF, 0x400...0x482, 0x5D0...0x5EA, 0x620...0x64A, 0x660...0x669,
      0x2010...0x2027, 0x20A0...0x20C0, 0x2190...0x21FF, 0x25A0...0x27BF, 0x3041...0x3096,
      0x30A1...0x30FE, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x1F300...0x1FAFF:
      true
    default: false
    }
  }

  /// Compatibility forms a writer means as the plain character: a small part of NFKC, which the
  /// library this is built on does not have.
  private static func folded(_ text: String) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case UInt32(UInt8(ascii: "A"))...UInt32(UInt8(ascii: "Z")):
        result.append(Unicode.Scalar(UInt8(scalar.value | 0x20)))
      case 0..<0x80: result.append(scalar)
      case 0xFF01...0xFF5E:
        // Full-width forms stand 0xFEE0 above ASCII.
        let plain = Unicode.Scalar(UInt8(scalar.value - 0xFEE0))
        result.append(contentsOf: plain.properties.lowercaseMapping.unicodeScalars)
      case 0xA0, 0x2007, 0x202F, 0x3000: result.append(" ")
      case 0xAD, 0x200B...0x200F, 0x2060, 0xFE00...0xFE0F, 0xFEFF: continue
      // Scripts without case.
      case 0x5D0...0x6FF, 0x900...0xFFF, 0x3041...0x9FFF, 0xAC00...0xD7A3: result.append(scalar)
      default:
        let plain = compatible[scalar] ?? scalar.properties.lowercaseMapping
        result.append(contentsOf: plain.unicodeScalars)
      }
    }
    return result
  }

  private static let compatible: [Unicode.Scalar: String] = [
    "ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl",
    "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7", "⁸": "8",
    "⁹": "9", "½": "1/2", "¼": "1/4", "¾": "3/4", "…": "...", "№": "no", "℃": "°c", "℉": "°f",
    "①": "1", "②": "2", "③": "3", "④": "4", "⑤": "5", "⑥": "6", "⑦": "7", "⑧": "8", "⑨": "9",
  ]
}

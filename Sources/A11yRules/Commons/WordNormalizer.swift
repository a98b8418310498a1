/// Turns text into words, for `Words`.
struct WordNormalizer {
  private(set) var bytes: [UInt8] = []

  /// Whether any of the words is a picture, as an emoji.
  private(set) var hasPictures = false

  /// Whether pictures are left out.
  var isWithoutPictures = false

  /// Reads ASCII byte by byte; false where the text holds anything else.
  mutating func appendASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.reserveCapacity(text.count + 2)
    for index in text.indices {
      let byte = text[index]
      switch byte {
      case 0x80...: return false
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        appendWordByte(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): appendWordByte(byte | 0x20)
      case UInt8(ascii: "%"), UInt8(ascii: "$"): appendWord([byte])
      case UInt8(ascii: "+") where isSuffix(text, index):
        appendWord(Array("plus".utf8))
      case UInt8(ascii: "#") where isSuffix(text, index):
        appendWord(Array("sharp".utf8))
      case UInt8(ascii: "'"): continue
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "/"):
        // Within a number a separator is part of it.
        if isDigit(text, index - 1), isDigit(text, index + 1) {
          bytes.append(byte)
        } else {
          endWord()
        }
      case UInt8(ascii: "-"):
        let isMoney = text.indices.contains(index + 1) && text[index + 1] == UInt8(ascii: "$")
        if isDigit(text, index + (isMoney ? 2 : 1)), !isWordByte(text, index - 1) {
          appendWord(Array("minus".utf8))
        } else {
          endWord()
        }
      default: endWord()
      }
    }
    endWord()
    return true
  }

  /// Reads any text.
  mutating func append(_ text: String) {
    let scalars = Array(Self.folded(text).unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isNumberBefore = index > 0 && Self.isDigit(scalars[index - 1])
      let isNumberAfter = index + 1 < scalars.count && Self.isDigit(scalars[index + 1])
      switch scalar {
      case "%", "°": appendWord(Array(String(scalar).utf8))
      case "+" where Self.isSuffix(scalars, index):
        appendWord(Array("plus".utf8))
      case "#" where Self.isSuffix(scalars, index):
        appendWord(Array("sharp".utf8))
      case "'", "’": continue
      case _ where scalar.properties.generalCategory == .currencySymbol:
        appendWord(Array(String(scalar).utf8))
      case ".", ",", ":", "/":
        if isNumberBefore, isNumberAfter {
          bytes.append(contentsOf: String(scalar).utf8)
        } else {
          endWord()
        }
      case "-", "−", "–":
        let isMoneyAfter =
          index + 2 < scalars.count && Self.isDigit(scalars[index + 2])
          && scalars[index + 1].properties.generalCategory == .currencySymbol
        if isNumberAfter || isMoneyAfter, index == 0 || !Self.isWordScalar(scalars[index - 1]) {
          appendWord(Array("minus".utf8))
        } else {
          endWord()
        }
      case _ where Self.isWordScalar(scalar):
        if index > 0, Self.isPicture(scalars[index - 1]) { endWord() }
        for byte in String(scalar).utf8 { appendWordByte(byte) }
      case _ where Self.isPicture(scalar):
        if isWithoutPictures {
          endWord()
          continue
        }
        if index == 0 || !Self.isPicture(scalars[index - 1]) { endWord() }
        hasPictures = true
        for byte in String(scalar).utf8 { appendWordByte(byte) }
      default: endWord()
      }
    }
    endWord()
  }

  // MARK: words

  private var isInWord: Bool { bytes.last.map { $0 != 0x20 } ?? false }

  private mutating func appendWordByte(_ byte: UInt8) {
    if bytes.isEmpty { bytes.append(0x20) }
    bytes.append(byte)
  }

  private mutating func appendWord(_ word: [UInt8]) {
    endWord()
    for byte in word { appendWordByte(byte) }
    endWord()
  }

  private mutating func endWord() {
    if isInWord { bytes.append(0x20) }
  }

  // MARK: characters

  private func isDigit(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    text.indices.contains(index) && (0x30...0x39).contains(text[index])
  }

  private func isWordByte(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    guard text.indices.contains(index) else { return false }
    return isDigit(text, index) || (0x41...0x5A).contains(text[index] & 0xDF)
  }

  /// No word ends in more signs than these; longer runs are lines that somebody drew.
  private static let mostSigns = 4

  /// Whether a sign and others like it end a word: “C++” and “C#”, but not “a+b” and “#1”.
  private func isSuffix(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    let before = text[max(0, index - Self.mostSigns)..<index].last { $0 != text[index] }
    let behind = text[index...].prefix(Self.mostSigns).first { $0 != text[index] }
    return before.map { Self.isWordScalar(Unicode.Scalar($0)) } ?? false
      && !(behind.map { Self.isWordScalar(Unicode.Scalar($0)) } ?? false)
  }

  private static func isSuffix(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    let before = scalars[max(0, index - mostSigns)..<index].last { $0 != scalars[index] }
    let behind = scalars[index...].prefix(mostSigns).first { $0 != scalars[index] }
    return before.map(isWordScalar) ?? false && !(behind.map(isWordScalar) ?? false)
  }

  /// Emoji and other pictures that a screen reader has names for.
  private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .otherSymbol: true
    case .modifierSymbol: scalar.properties.isEmoji
    case .mathSymbol: scalar.properties.isEmoji || (0x2190...0x21FF).contains(scalar.value)
    default: false
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .decimalNumber
  }

  private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber:
      true
    default: false
    }
  }

  /// Compatibility forms a writer means as the plain character: a small part of NFKC, which the
  /// library this is built on does not have.
  private static func folded(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0xFF01...0xFF5E:
        // Full-width forms stand 0xFEE0 above ASCII.
        if let plain = Unicode.Scalar(scalar.value - 0xFEE0) { result.append(plain) }
      case 0xA0, 0x2007, 0x202F, 0x3000: result.append(" ")
      case 0xAD, 0x200B...0x200F, 0x2060, 0xFE00...0xFE0F, 0xFEFF: continue
      default:
        if let plain = compatible[scalar] {
          result.append(contentsOf: plain.unicodeScalars)
        } else {
          result.append(scalar)
        }
      }
    }
    return String(result).lowercased()
  }

  private static let compatible: [Unicode.Scalar: String] = [
    "ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl",
    "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7", "⁸": "8",
    "⁹": "9", "½": "1/2", "¼": "1/4", "¾": "3/4", "…": "...", "№": "no", "℃": "°c", "℉": "°f",
    "①": "1", "②": "2", "③": "3", "④": "4", "⑤": "5", "⑥": "6", "⑦": "7", "⑧": "8", "⑨": "9",
  ]
}

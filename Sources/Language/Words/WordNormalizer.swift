/// Turns text of any script into words.
struct WordNormalizer {
  /// The folded text, each scalar with what it does to words.
  private var scalars: [Place]

  /// Whether a dash between numbers is a word.
  private let withRanges: Bool

  /// Whether any of the words is a picture, as an emoji.
  private(set) var hasPictures = false

  /// No word ends in more signs than these; longer runs are lines that somebody drew.
  static let mostSigns = 4

  struct Place: Equatable {
    var scalar: UInt32
    var kind: Kind
  }

  /// What a scalar does to words.
  enum Kind: UInt8 {
    case space
    /// A space that may group the digits of a number.
    case joint
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

  /// - Parameters:
  ///   - text: UTF-8.
  ///   - withRanges: whether a dash between numbers is a word.
  init(_ text: UnsafeBufferPointer<UInt8>, withRanges: Bool = false) {
    self.withRanges = withRanges
    scalars = []
    scalars.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      let scalar = LoneScalars.scalar(text, at: index)
      index = scalar.end
      if let place = Self.plainPlace(of: scalar.value) {
        scalars.append(place)
      } else if let other = Unicode.Scalar(scalar.value) {
        // “7½” are 7 and 1/2.
        if Self.isFraction(scalar.value), scalars.last?.kind == .digit {
          scalars.append(Place(scalar: 0x20, kind: .space))
        }
        scalars += Self.places(of: other)
      }
    }
    hasPictures = scalars.contains { $0.kind == .picture }
  }

  /// Words as `Words` keeps them.
  struct Output {
    private(set) var bytes: [UInt8] = []

    /// Whether words are the same where their bytes are, and only there.
    private(set) var isComposed = true

    private(set) var isASCII = true

    /// Whether any of them is of a script that sets no spaces between words.
    private(set) var isUnspaced = false

    fileprivate mutating func append(_ scalar: UInt32) {
      if bytes.isEmpty { bytes.append(0x20) }
      guard scalar >= 0x80, let scalar = Unicode.Scalar(scalar) else {
        bytes.append(UInt8(truncatingIfNeeded: scalar))
        return
      }
      isASCII = false
      if !WordNormalizer.isComposed(scalar) { isComposed = false }
      if WordNormalizer.isUnspaced(scalar) { isUnspaced = true }
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { bytes.append(byte) }
    }

    fileprivate mutating func append(word: StaticString) {
      endWord()
      word.withUTF8Buffer { for byte in $0 { append(UInt32(byte)) } }
      endWord()
    }

    fileprivate mutating func append(word: UInt32) {
      endWord()
      append(word)
      endWord()
    }

    /// Ends a word that is the code of a currency.
    fileprivate mutating func endCurrency() {
      if bytes.withUnsafeBufferPointer(CurrencyCode.ends) { endWord() }
    }

    fileprivate mutating func endWord() {
      if let last = bytes.last, last != 0x20 { bytes.append(0x20) }
    }
  }

  func words(withPictures: Bool) -> Output {
    var words = Output()
    for index in scalars.indices {
      let scalar = scalars[index].scalar
      switch scalars[index].kind {
      case .word, .currency: words.append(word: scalar)
      case .plus where isSuffix(index): words.append(word: "plus")
      case .sharp where isSuffix(index): words.append(word: "sharp")
      case .nothing: continue
      case .joint where isInNumber(index): continue
      case .separator where kind(index - 1) == .digit && kind(index + 1) == .digit:
        words.append(scalar)
      case .dash where isMinus(index): words.append(word: "minus")
      case .dash where withRanges && isRange(index): words.append(word: "-")
      case .letter, .digit:
        if kind(index - 1) == .picture { words.endWord() }
        if scalars[index].kind == .digit, kind(index - 1) == .letter { words.endCurrency() }
        words.append(scalar)
      case .picture where withPictures:
        if kind(index - 1) != .picture { words.endWord() }
        words.append(scalar)
      default: words.endWord()
      }
    }
    words.endWord()
    return words
  }

  // MARK: places

  private func kind(_ index: Int) -> Kind? {
    scalars.indices.contains(index) ? scalars[index].kind : nil
  }

  private func isWord(_ index: Int) -> Bool { kind(index) == .letter || kind(index) == .digit }

  /// Whether a dash is the sign of a number, or of a sum of money.
  private func isMinus(_ index: Int) -> Bool {
    let isMoney = kind(index + 1) == .currency && kind(index + 2) == .digit
    return (kind(index + 1) == .digit || isMoney) && !isWord(index - 1)
  }

  /// Whether a dash stands behind a number or its unit, and before a number.
  private func isRange(_ index: Int) -> Bool {
    let isOpen = kind(index - 1) == .space || kind(index - 1) == .joint
    let before = index - (isOpen ? 2 : 1)
    var behind = index + 1
    if kind(behind) == .space || kind(behind) == .joint { behind += 1 }
    if kind(behind) == .currency { behind += 1 }
    guard kind(behind) == .digit else { return false }
    switch kind(before) {
    case .digit, .word, .currency: return true
    // “10k–20k”.
    case .letter:
      let letters = scalars[...before].suffix(3).reversed().prefix { $0.kind == .letter }.count
      return isOpen || kind(before - letters) == .digit
    default: return false
    }
  }

  /// Whether a space stands between three digits and one to three before them: “1 234 567”.
  private func isInNumber(_ index: Int) -> Bool {
    let behind = scalars[(index + 1)...].prefix(4).prefix { $0.kind == .digit }.count
    let before = scalars[..<index].suffix(4).reversed().prefix { $0.kind == .digit }.count
    guard behind == 3, (1...3).contains(before) else { return false }
    let start = index - before
    let isDecimal = kind(start - 1) == .separator && kind(start - 2) == .digit
    return kind(start - 1) != .letter && !isDecimal
  }

  /// Whether a sign and others like it end a word: “C++” and “C#”, but not “a+b” and “#1”.
  private func isSuffix(_ index: Int) -> Bool {
    let most = Self.mostSigns
    let before = (max(0, index - most)..<index).last {
      scalars[$0].scalar != scalars[index].scalar
    }
    let behind = (index..<min(index + most, scalars.count)).first {
      scalars[$0].scalar != scalars[index].scalar
    }
    return before.map(isWord) ?? false && !(behind.map(isWord) ?? false)
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
      0x6F0...0x6F9, 0x2010...0x2027, 0x20A0...0x20C0, 0x2190...0x21FF, 0x25A0...0x27BF,
      0x3041...0x3096,
      0x30A1...0x30FE, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x1F300...0x1FAFF:
      true
    default: false
    }
  }
}

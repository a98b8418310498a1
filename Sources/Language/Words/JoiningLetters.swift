/// Letters behind which a number is set without a space: those of scripts that set none between
/// words, and those that join particles to what follows, as in “و30” and “ב30”.
enum JoiningLetters {
  static func contains(_ value: UInt32) -> Bool {
    switch value {
    case 0x5D0...0x5EA, 0x620...0x64A, 0x66E...0x66F, 0x671...0x6D3: true
    default: value >= 0xE00 && Unicode.Scalar(value).map(WordNormalizer.isUnspaced) ?? false
    }
  }

  static func contains(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { contains($0.value) } ?? false
  }

  /// Where numbers begin in a word behind such letters; “1億2000万” is one number.
  fileprivate static func numbers(in word: UnsafeBufferPointer<UInt8>) -> [Int] {
    var starts: [Int] = []
    var (index, isBehind, isInNumber) = (0, false, false)
    while index < word.count {
      let scalar = LoneScalars.scalar(word, at: index)
      if isDigit(scalar.value) {
        if isBehind, !isInNumber { starts.append(index) }
        (isBehind, isInNumber) = (false, true)
      } else if isInNumber, isScale(scalar.value) || isSeparator(scalar.value) {
        isBehind = false
      } else {
        (isBehind, isInNumber) = (contains(scalar.value), false)
      }
      index = scalar.end
    }
    return starts
  }

  private static func isDigit(_ value: UInt32) -> Bool {
    if value < 0x660 { return (0x30...0x39).contains(value) }
    return Unicode.Scalar(value)?.properties.numericType == .decimal
  }

  /// Whether a scalar multiplies the digits before it.
  private static func isScale(_ value: UInt32) -> Bool {
    Unicode.Scalar(value).map(scales.contains) ?? false
  }

  private static let scales = Set("十百千万萬億亿兆십백천만억조".unicodeScalars)

  private static func isSeparator(_ value: UInt32) -> Bool { value == 0x2C || value == 0x2E }
}

extension Word {
  /// Its parts, of which each number begins one: “東京は30人” is “東京は” and “30人”.
  package var partsAtNumbers: [Word] {
    guard !isASCII else { return [self] }
    let starts = withBytes(JoiningLetters.numbers)
    guard !starts.isEmpty else { return [self] }
    let ends = starts.drop { $0 == 0 } + [length]
    var parts: [Word] = []
    var start = 0
    for end in ends {
      parts.append(self[start..<end])
      start = end
    }
    return parts
  }

  /// What stands before the first of such letters, and the rest: “30” and “人” of “30人”.
  var splitAtJoiningLetter: (figures: Word, rest: Word) {
    let place = withBytes { bytes in
      var index = 0
      while index < bytes.count {
        let scalar = LoneScalars.scalar(bytes, at: index)
        if JoiningLetters.contains(scalar.value) { break }
        index = scalar.end
      }
      return index
    }
    return (prefix(place), dropFirst(place))
  }
}

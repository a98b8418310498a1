/// Turns text of ASCII into words, byte by byte.
package struct ASCIINormalizer {
  private let text: UnsafeBufferPointer<UInt8>
  private let output: UnsafeMutableBufferPointer<UInt8>

  /// Whether a dash between numbers is a word.
  private let withRanges: Bool

  /// How many bytes are written; the first is a space, and each word is followed by one.
  private var count = 1

  /// The words of a text, as `Words` keeps them; nil where it holds anything but ASCII.
  static func words(_ text: UnsafeBufferPointer<UInt8>, withRanges: Bool) -> [UInt8]? {
    guard !text.isEmpty else { return [] }
    guard let capacity = capacity(for: text) else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { output in
      var normalizer = ASCIINormalizer(text: text, output: output, withRanges: withRanges)
      normalizer.run()
      if normalizer.count == 1 { return [] }
      return Array(UnsafeBufferPointer(rebasing: output[..<normalizer.count]))
    }
  }

  /// Adds the words of a text to others; false where it holds anything but ASCII.
  package static func append(_ text: UnsafeBufferPointer<UInt8>, to words: inout [UInt8]) -> Bool {
    guard let capacity = capacity(for: text) else { return false }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { output in
      var normalizer = ASCIINormalizer(text: text, output: output)
      normalizer.run()
      words.append(contentsOf: UnsafeBufferPointer(rebasing: output[1..<normalizer.count]))
    }
    return true
  }

  /// How many bytes the words of a text may have; nil where it holds anything but ASCII.
  private static func capacity(for text: UnsafeBufferPointer<UInt8>) -> Int? {
    var all: UInt8 = 0
    var signs = 0
    for byte in text {
      all |= byte
      // “!” to “-” hold all signs that are words.
      signs += byte < 0x2E && byte > 0x20 ? 1 : 0
    }
    // The longest word for a sign, “minus”, is set between spaces.
    // Behind the code of a currency, of two letters at least, a sum is set apart.
    return all < 0x80 ? text.count + text.count / 3 + 2 + 6 * signs : nil
  }

  private init(
    text: UnsafeBufferPointer<UInt8>,
    output: UnsafeMutableBufferPointer<UInt8>,
    withRanges: Bool = false
  ) {
    self.text = text
    self.output = output
    self.withRanges = withRanges
    output[0] = 0x20
  }

  private mutating func run() {
    Self.folded.withUnsafeBufferPointer { folded in
      for index in text.indices {
        let byte = folded[Int(text[index])]
        guard byte != 0 else {
          add(index)
          continue
        }
        // Digits come before letters.
        if byte <= 0x39, output[count - 1] > 0x39, CurrencyCode.ends(written) { endWord() }
        append(byte)
      }
    }
    endWord()
  }

  private var written: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: output[..<count])
  }

  /// Letters in small and digits; 0 for anything else.
  private static let folded: [UInt8] = (UInt8(0)..<0x80).map { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    default: 0
    }
  }

  /// Adds what is no letter or digit.
  private mutating func add(_ index: Int) {
    switch text[index] {
    case UInt8(ascii: "%"), UInt8(ascii: "$"):
      endWord()
      append(text[index])
      endWord()
    case UInt8(ascii: "+") where isSuffix(index): append("plus")
    case UInt8(ascii: "#") where isSuffix(index): append("sharp")
    case UInt8(ascii: "'"): return
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "/"):
      // Within a number a separator is part of it.
      if isDigit(index - 1), isDigit(index + 1) { append(text[index]) } else { endWord() }
    case UInt8(ascii: "-"):
      let isMoney = index + 1 < text.count && text[index + 1] == UInt8(ascii: "$")
      if isDigit(index + (isMoney ? 2 : 1)), !isWordByte(index - 1) {
        append("minus")
      } else if withRanges, isRange(index) {
        append("-")
      } else {
        endWord()
      }
    default: endWord()
    }
  }

  /// Whether a dash stands behind a number or its unit, and before a number.
  private func isRange(_ index: Int) -> Bool {
    let isOpen = index > 0 && text[index - 1] == 0x20
    let before = index - (isOpen ? 2 : 1)
    var behind = index + (index + 1 < text.count && text[index + 1] == 0x20 ? 2 : 1)
    if behind < text.count, text[behind] == UInt8(ascii: "$") { behind += 1 }
    // “10k-20k”.
    let start =
      before
      - text[..<max(before + 1, 0)].suffix(3).reversed().prefix {
        Self.folded[Int($0)] > 0x39
      }.count
    return isDigit(behind)
      && (isDigit(before) || start < before && isDigit(start)
        || before >= 0 && text[before] == UInt8(ascii: "%")
        || isOpen && isWordByte(before))
  }

  private mutating func append(_ byte: UInt8) {
    output[count] = byte
    count += 1
  }

  private mutating func append(_ word: StaticString) {
    endWord()
    word.withUTF8Buffer { for byte in $0 { append(byte) } }
    endWord()
  }

  private mutating func endWord() {
    if output[count - 1] != 0x20 { append(0x20) }
  }

  private func isDigit(_ index: Int) -> Bool {
    text.indices.contains(index) && (0x30...0x39).contains(text[index])
  }

  private func isWordByte(_ index: Int) -> Bool {
    text.indices.contains(index) && Self.folded[Int(text[index])] != 0
  }

  /// Whether a sign and others like it end a word: “C++” and “C#”, but not “a+b” and “#1”.
  private func isSuffix(_ index: Int) -> Bool {
    let most = WordNormalizer.mostSigns
    let before = (max(0, index - most)..<index).last { text[$0] != text[index] }
    let behind = (index..<min(index + most, text.count)).first { text[$0] != text[index] }
    return before.map(isWordByte) ?? false && !(behind.map(isWordByte) ?? false)
  }
}

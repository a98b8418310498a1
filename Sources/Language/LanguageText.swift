/// The files of a language as they are embedded, read in one pass.
///
/// Each line is a sign for what its words are, the value that they have, a tab, and the words with
/// strokes between, in the form in which words are compared.
struct LanguageText {
  let tag: String
  private(set) var makesCompounds = false
  private(set) var setsOnesFirst = false
  private(set) var countsByTwenties = false
  private(set) var words: WordIndex
  private(set) var states: [String: [String]] = [:]

  /// - Parameters:
  ///   - tag: the primary language.
  ///   - own: its files.
  ///   - common: what is the same in all languages.
  init(_ tag: String, _ own: StaticString, _ common: StaticString) {
    self.tag = tag
    var text: [UInt8] = []
    text.reserveCapacity(own.utf8CodeUnitCount + common.utf8CodeUnitCount)
    for each in [own, common] { each.withUTF8Buffer { text.append(contentsOf: $0) } }
    words = WordIndex(text, capacity: text.count / 7)
    text.withUnsafeBufferPointer { read($0) }
  }

  private mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < text.count {
      let sign = text[index]
      var value = LineValue()
      let start = index + 1
      index = start
      while text[index] != Self.tab {
        value.add(text[index])
        index += 1
      }
      let name = start..<index
      index += 1
      switch sign {
      case UInt8(ascii: "f"): readFigures(text, &index)
      case UInt8(ascii: "t"): readState(String(decoding: text[name], as: UTF8.self), text, &index)
      default: readWords(text, &index) { Self.change(&$0, sign, value.value) }
      }
    }
  }

  private static let tab = UInt8(ascii: "\t")
  private static let end = UInt8(ascii: "\n")
  private static let stroke = UInt8(ascii: "|")

  /// What a line says of each of its words.
  private static func change(_ record: inout WordRecord, _ sign: UInt8, _ value: Double) {
    switch sign {
    case UInt8(ascii: "n"):
      record.kinds.insert(.cardinal)
      record.number = value
    case UInt8(ascii: "o"):
      record.kinds.insert(.ordinal)
      record.number = value
    case UInt8(ascii: "s"):
      record.kinds.insert(.scale)
      record.number = value
    case UInt8(ascii: "x"):
      record.kinds.insert(.share)
      record.share = value
    case UInt8(ascii: "X"):
      record.kinds.insert(.fraction)
      record.share = value
    case UInt8(ascii: "m"): record.month = UInt8(value)
    case UInt8(ascii: "d"): record.weekday = UInt8(value)
    case UInt8(ascii: "u"): record.units.insert(Int(value))
    case UInt8(ascii: "k"): record.kinds.formUnion(WordKinds(rawValue: 1 << UInt64(value)))
    default: break
    }
  }

  private mutating func readWords(
    _ text: UnsafeBufferPointer<UInt8>,
    _ index: inout Int,
    _ change: (inout WordRecord) -> Void
  ) {
    var start = index
    var hash = WordHash()
    // The first word of a phrase, and how many the phrase has.
    var first: (range: Range<Int>, hash: WordHash)?
    var length: UInt8 = 1
    while true {
      let byte = text[index]
      if byte == Self.stroke || byte == Self.end {
        words.add(start..<index, hash, change)
        if let first {
          words.add(first.range, first.hash) { $0.phraseLength = max($0.phraseLength, length) }
        }
        (start, hash, first, length) = (index + 1, WordHash(), nil, 1)
        index += 1
        if byte == Self.end { return }
        continue
      }
      if byte == UInt8(ascii: " ") {
        first = first ?? (start..<index, hash)
        length += 1
      }
      hash.add(byte)
      index += 1
    }
  }

  /// The signs of figures, and how words make numbers.
  private mutating func readFigures(_ text: UnsafeBufferPointer<UInt8>, _ index: inout Int) {
    while text[index] != Self.end {
      switch text[index] {
      case UInt8(ascii: "c"): makesCompounds = true
      case UInt8(ascii: "o"): setsOnesFirst = true
      case UInt8(ascii: "t"): countsByTwenties = true
      default: break
      }
      index += 1
    }
    index += 1
  }

  private mutating func readState(
    _ state: String,
    _ text: UnsafeBufferPointer<UInt8>,
    _ index: inout Int
  ) {
    let start = index
    while text[index] != Self.end { index += 1 }
    states[state] = text[start..<index].split(separator: Self.stroke).map {
      String(decoding: $0, as: UTF8.self)
    }
    index += 1
  }
}

/// The number before the tab of a line, byte by byte: “1000”, “2/3”.
private struct LineValue {
  private var whole = 0
  private var part: Int?

  mutating func add(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "/"): part = 0
    case 0x30...0x39:
      let digit = Int(byte & 0x0F)
      if let part { self.part = part * 10 + digit } else { whole = whole * 10 + digit }
    default: break
    }
  }

  var value: Double { part.map { Double(whole) / Double($0) } ?? Double(whole) }
}

/// Text made comparable: what is left is what a listener would tell apart.
///
/// Case, punctuation, white space and compatibility forms are gone; separators within numbers stay,
/// but for no-break spaces between groups of digits; digits of all scripts are 0 to 9;
/// `%` and currency signs are words, a minus sign is the word “minus”, and a sign joined to the end
/// of a word is one, too: “C++” is “C plus plus”. Pictures are words where there are no others;
/// beside others they tell one text from another, and need not be said.
package struct Words: Sendable {
  /// Holds the words in order, each followed and the first preceded by a space.
  private let bytes: [UInt8]

  /// Where they stand there.
  private let start: Int32
  private let end: Int32

  /// Whether they are all ASCII.
  let isASCII: Bool

  /// Whether words are the same where their bytes are, and only there.
  private let isComposed: Bool

  /// Whether they are written in a script that sets no spaces between words, or joins endings to
  /// them: Chinese, Japanese, Korean, Thai, Lao, Khmer, Burmese.
  package let isUnspaced: Bool

  /// All words with the pictures among them, in the same form; nil where there are none.
  private let pictured: [UInt8]?

  package init(_ text: String) { self.init(text, withRanges: false) }

  /// - Parameters:
  ///   - text: the text.
  ///   - withRanges: whether a dash between numbers is a word.
  init(_ text: String, withRanges: Bool) {
    var text = text
    if let bytes = text.withUTF8({ ASCIINormalizer.words($0, withRanges: withRanges) }) {
      self.init(bytes, bytes.indices)
      return
    }
    let normalizer = text.withUTF8 { WordNormalizer($0, withRanges: withRanges) }
    let all = normalizer.words(withPictures: true)
    let plain = normalizer.hasPictures ? normalizer.words(withPictures: false) : all
    self.init(
      plain.bytes.isEmpty ? all : plain,
      pictured: normalizer.hasPictures ? all.bytes : nil
    )
  }

  private init(_ words: WordNormalizer.Output, pictured: [UInt8]?) {
    bytes = words.bytes
    (start, end) = (0, Int32(truncatingIfNeeded: bytes.count))
    isASCII = words.isASCII
    isComposed = words.isComposed
    isUnspaced = words.isUnspaced
    self.pictured = pictured
  }

  /// Words of a text that is all ASCII, in a place of some bytes, in the form that is kept here.
  package init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    start = Int32(truncatingIfNeeded: range.lowerBound)
    end = Int32(truncatingIfNeeded: range.upperBound)
    (isASCII, isComposed, isUnspaced, pictured) = (true, true, false, nil)
  }

  init(_ words: [Word]) {
    var bytes: [UInt8] = words.isEmpty ? [] : [0x20]
    for word in words {
      word.withBytes { bytes.append(contentsOf: $0) }
      bytes.append(0x20)
    }
    self.bytes = bytes
    (start, end) = (0, Int32(truncatingIfNeeded: bytes.count))
    isASCII = words.allSatisfy(\.isASCII)
    pictured = nil
    let scalars = String(decoding: isASCII ? [] : bytes, as: UTF8.self).unicodeScalars
    isComposed = scalars.allSatisfy(WordNormalizer.isComposed)
    isUnspaced = scalars.contains(where: WordNormalizer.isUnspaced)
  }

  /// The words in order, each followed and the first preceded by a space.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { all in
      body(UnsafeBufferPointer(rebasing: all[Int(start)..<Int(end)]))
    }
  }

  /// A word of them, by its place among their bytes.
  func word(at place: Range<Int>) -> Word {
    let range = (Int(start) + place.lowerBound)..<(Int(start) + place.upperBound)
    return Word(bytes, range, isASCII: isASCII || bytes[range].allSatisfy { $0 < 0x80 })
  }

  package var isEmpty: Bool { start == end }

  /// Whether it is made of pictures alone.
  private var isPicture: Bool { pictured.map { $0 == bytes } ?? false }

  /// Whether there are no words besides pictures.
  package var isWordless: Bool { isEmpty || isPicture }

  /// The words one by one, without pictures.
  package var list: [Word] {
    guard !isPicture else { return [] }
    let count = max(withBytes { $0.reduce(0) { $0 + ($1 == 0x20 ? 1 : 0) } }, 1) - 1
    // All empty arrays are one, into which the initializer would write that it is empty.
    guard count > 0 else { return [] }
    return Array(unsafeUninitializedCapacity: count) { words, initialized in
      forEachWord { word in
        words.initializeElement(at: initialized, to: word)
        initialized += 1
      }
    }
  }

  /// Gives the words one by one, without pictures.
  package func forEachWord(_ body: (Word) -> Void) {
    _ = first { word -> Void? in
      body(word)
      return nil
    }
  }

  /// What is first found among the words.
  private func first<Found>(where find: (Word) -> Found?) -> Found? {
    guard !isPicture else { return nil }
    return bytes.withUnsafeBufferPointer { all in
      var word = Int(start) + 1
      var signs: UInt8 = 0
      for index in word..<max(Int(end), word) {
        let byte = all[index]
        signs |= byte
        guard byte == 0x20 else { continue }
        if let found = find(Word(bytes, word..<index, isASCII: signs < 0x80)) { return found }
        (word, signs) = (index + 1, 0)
      }
      return nil
    }
  }

  /// Whether any of them may be in a set; never false where one is.
  func mayHold(_ set: WordSet) -> Bool {
    withBytes { set.mayHold(UnsafeBufferPointer(rebasing: $0.dropFirst())) }
  }

  /// Whether any of them may be a key; never false where one is.
  package func mayHold(_ numbers: WordNumbers) -> Bool {
    withBytes { numbers.table.mayHold(UnsafeBufferPointer(rebasing: $0.dropFirst())) }
  }

  /// Whether any of them is in a set.
  package func contains(anyOf set: WordSet) -> Bool {
    if isASCII { return withBytes { set.holdsAny(UnsafeBufferPointer(rebasing: $0.dropFirst())) } }
    return mayHold(set) && first { set.contains($0) ? true : nil } ?? false
  }

  /// Whether any of them is in any of three sets.
  package func contains(anyOf one: WordSet, _ other: WordSet, _ third: WordSet) -> Bool {
    guard isASCII else {
      return contains(anyOf: one) || contains(anyOf: other) || contains(anyOf: third)
    }
    return withBytes { bytes in
      var start = 1
      for index in bytes.indices.dropFirst() where bytes[index] == 0x20 {
        let word = UnsafeBufferPointer(rebasing: bytes[start..<index])
        if one.contains(ascii: word) || other.contains(ascii: word) || third.contains(ascii: word) {
          return true
        }
        start = index + 1
      }
      return false
    }
  }

  /// The words as strings.
  package var strings: [String] { list.map(\.text) }

  /// Whether other words stand here, one right after another; no words stand nowhere.
  package func contains(_ other: Words) -> Bool {
    guard !other.isEmpty else { return false }
    if other.isPicture, let pictured { return Self.range(of: other.bytes, in: pictured) != nil }
    if other.isPicture || (isASCII && other.isASCII) { return place(of: other) != nil }
    return range(of: other) != nil
      || (other.isUnspaced && isLetterRun(holding: other))
  }

  /// Where other words first stand here, one right after another, among the words of the list.
  package func range(of other: Words) -> Range<Int>? {
    guard !isPicture, !other.isPicture, !other.isEmpty else { return nil }
    guard isComposed, other.isComposed else { return list.range(of: other.list) }
    guard let place = place(of: other) else { return nil }
    return withBytes { bytes in
      let first = bytes[..<place.lowerBound].count { $0 == 0x20 }
      return first..<(first + other.withBytes { $0.count { $0 == 0x20 } } - 1)
    }
  }

  private func place(of other: Words) -> Range<Int>? {
    withBytes { whole in other.withBytes { part in Self.range(of: part, in: whole) } }
  }

  private func isLetterRun(holding other: Words) -> Bool {
    withBytes { whole in other.withBytes { LetterRun(whole).contains(LetterRun($0)) } }
  }

  /// What is left once other words are taken out where they first stand.
  package func removing(_ other: Words) -> Words {
    guard let range = range(of: other) else { return self }
    var rest = list
    rest.removeSubrange(range)
    return Words(rest)
  }

  /// The words one by one, without other words where these first stand.
  package func list(without other: Words) -> [Word] {
    var list = list
    if let range = range(of: other) { list.removeSubrange(range) }
    return list
  }

  /// The words that stand nowhere in another text.
  package func missing(from other: Words) -> [String] {
    let there = Set(other.list)
    return list.filter { !there.contains($0) }.map(\.text)
  }

  /// Words that say nothing by themselves.
  package static let functionWords: WordSet = ["a", "an", "and", "of", "the", "to", "is"]

  private static func range(of part: [UInt8], in whole: [UInt8]) -> Range<Int>? {
    whole.withUnsafeBufferPointer { whole in
      part.withUnsafeBufferPointer { range(of: $0, in: whole) }
    }
  }

  /// Where bytes first stand among others.
  static func range(
    of part: UnsafeBufferPointer<UInt8>,
    in whole: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    guard !part.isEmpty, whole.count >= part.count else { return nil }
    let last = part.count - 1
    // Words begin and end with a space; what is within tells more.
    for start in 0...(whole.count - part.count)
    where whole[start + last / 2] == part[last / 2] && whole[start + last] == part[last] {
      var matched = 0
      while matched <= last, whole[start + matched] == part[matched] { matched += 1 }
      if matched > last { return start..<(start + part.count) }
    }
    return nil
  }
}

extension Words: Hashable {
  package static func == (left: Words, right: Words) -> Bool {
    left.isASCII == right.isASCII && left.end - left.start == right.end - right.start
      && left.withBytes { left in right.withBytes { left.elementsEqual($0) } }
      && left.pictured == right.pictured
  }

  package func hash(into hasher: inout Hasher) {
    withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

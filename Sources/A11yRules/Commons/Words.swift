/// Text made comparable: what is left is what a listener would tell apart.
///
/// Case, punctuation, white space and compatibility forms are gone; separators within numbers stay;
/// `%` and currency signs are words, a minus sign is the word “minus”, and a sign joined to the end
/// of a word is one, too: “C++” is “C plus plus”. Pictures are words where there are no others;
/// beside others they tell one text from another, and need not be said.
struct Words: Hashable, Sendable {
  /// The words in order, each followed and the first preceded by a space.
  private let bytes: [UInt8]
  private let isASCII: Bool

  /// All words with the pictures among them, in the same form; nil where there are none.
  private let pictured: [UInt8]?

  private init(list: [String]) {
    bytes = list.isEmpty ? [] : Array(" \(list.joined(separator: " ")) ".utf8)
    isASCII = bytes.allSatisfy { $0 < 0x80 }
    pictured = nil
  }

  init(_ text: String) {
    var normalizer = WordNormalizer()
    var text = text
    let fast = text.withUTF8 { normalizer.appendASCII($0) }
    if !fast {
      normalizer = WordNormalizer()
      normalizer.append(text)
    }
    isASCII = fast
    guard normalizer.hasPictures else {
      bytes = normalizer.bytes
      pictured = nil
      return
    }
    var plain = WordNormalizer()
    plain.isWithoutPictures = true
    plain.append(text)
    bytes = plain.bytes.isEmpty ? normalizer.bytes : plain.bytes
    pictured = normalizer.bytes
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// Whether it is made of pictures alone.
  private var isPicture: Bool { bytes == pictured }

  /// The words one by one, without pictures.
  var list: [String] {
    isPicture ? [] : bytes.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether other words stand here, one right after another; no words stand nowhere.
  func contains(_ other: Words) -> Bool {
    guard !other.isEmpty else { return false }
    if other.isPicture { return Self.contains(pictured ?? bytes, other.bytes) }
    guard isASCII, other.isASCII else {
      return Self.contains(list, other.list)
        || (other.isUnspaced && Self.contains(letters, other.letters))
    }
    return Self.contains(bytes, other.bytes)
  }

  /// Whether they are written in a script that sets no spaces between words, or joins endings to
  /// them: Chinese, Japanese, Korean, Thai, Lao, Khmer, Burmese.
  var isUnspaced: Bool {
    !isASCII
      && String(decoding: bytes, as: UTF8.self).unicodeScalars.contains { scalar in
        switch scalar.value {
        case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF,
          0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3134F:
          true
        default: false
        }
      }
  }

  /// The words as one.
  private var letters: [UInt8] { bytes.filter { $0 != 0x20 } }

  /// What is left once other words are taken out where they first stand.
  func removing(_ other: Words) -> Words {
    let mine = list
    let theirs = other.list
    guard !theirs.isEmpty, mine.count >= theirs.count else { return self }
    let start = (0...(mine.count - theirs.count)).first {
      mine[$0..<($0 + theirs.count)].elementsEqual(theirs)
    }
    guard let start else { return self }
    return Words(list: Array(mine[..<start] + mine[(start + theirs.count)...]))
  }

  /// The words that stand nowhere in another text.
  func missing(from other: Words) -> [String] {
    let there = Set(other.list)
    return list.filter { !there.contains($0) }
  }

  /// Words that say nothing by themselves.
  static let functionWords: Set<String> = ["a", "an", "and", "of", "the", "to", "is"]

  private static func contains<Piece: Equatable>(_ whole: [Piece], _ part: [Piece]) -> Bool {
    guard whole.count >= part.count else { return false }
    var start = 0
    while start <= whole.count - part.count {
      if whole[start] == part[0] {
        var matched = 1
        while matched < part.count, whole[start + matched] == part[matched] { matched += 1 }
        if matched == part.count { return true }
      }
      start += 1
    }
    return false
  }
}

internal import XML

/// What a class or an id says of its element: the words of charts in it, in their order.
struct IdiomPhrase: Hashable {
  /// Known words in lower case and in the singular, as `axis` and `label` of `xAxisLabels`.
  var words: [String]

  /// What follows the last of them: the number or the name by which it is told from its like.
  var suffix: String

  func has(_ word: String) -> Bool { words.contains(word) }

  func has(anyOf candidates: Set<String>) -> Bool { words.contains { candidates.contains($0) } }
}

/// Reads the words of classes and ids, each different one once.
struct IdiomReader {
  private var phrases: [String: IdiomPhrase] = [:]

  /// What whole classes say of elements that have nothing else.
  private var classes: [String: [IdiomPhrase]] = [:]

  /// Longer ones are no words for people.
  private static let maximum = 80

  /// The most classes of an element that are looked at.
  private static let mostNames = 12

  mutating func phrases(of element: XML.Element) -> [IdiomPhrase] {
    let own = [element["id"], element["aria-roledescription"]].compactMap(\.self)
    let text = element["class"] ?? ""
    if own.isEmpty, let known = classes[text] { return known }
    let names = SVGNames.words(text).prefix(Self.mostNames)
    let told = Self.told((names + own).map { phrase($0) }.filter { !$0.words.isEmpty })
    if own.isEmpty { classes[text] = told }
    return told
  }

  /// Where an element names its role, what else it is called counts for a mark alone; a group of
  /// anything is nothing by itself.
  private static func told(_ phrases: [IdiomPhrase]) -> [IdiomPhrase] {
    let roles = phrases.filter { $0.words.first == "role" }
    guard !roles.isEmpty else { return phrases.filter { !$0.has("group") } }
    if roles.contains(where: { $0.has("mark") }) {
      return phrases.filter { $0.words.first == "mark" && !$0.has("group") } + [
        IdiomPhrase(words: ["mark"], suffix: "")
      ]
    }
    return roles.compactMap { role in
      let words = Array(role.words.dropFirst())
      return words.isEmpty ? nil : IdiomPhrase(words: words, suffix: role.suffix)
    }
  }

  mutating func phrase(_ name: String) -> IdiomPhrase {
    guard name.utf8.count <= Self.maximum else {
      return IdiomPhrase(words: [], suffix: "")
    }
    if let known = phrases[name] { return known }
    let phrase = Self.read(name)
    phrases[name] = phrase
    return phrase
  }

  private static func read(_ name: String) -> IdiomPhrase {
    var phrase = IdiomPhrase(words: [], suffix: "")
    var rest: [Substring] = []
    for piece in pieces(of: name) {
      if let words = IdiomVocabulary.words(in: piece.lowercased()) {
        phrase.words += words
        rest = []
      } else {
        rest.append(piece)
      }
    }
    phrase.suffix = rest.joined(separator: "-").lowercased()
    return phrase
  }

  /// The pieces between signs, capitals and numbers.
  private static func pieces(of name: String) -> [Substring] {
    // Most names are ASCII, of which each byte is a character.
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else {
      return pieces(of: name, zip(name.indices, name.lazy.map(Letter.init)))
    }
    return pieces(of: name, zip(name.utf8.indices, name.utf8.lazy.map(Letter.init)))
  }

  private static func pieces(
    of name: String,
    _ letters: some Sequence<(String.Index, Letter)>
  ) -> [Substring] {
    var pieces: [Substring] = []
    var start = name.startIndex
    var isBehindSign = false
    var last: Letter?
    for (index, letter) in letters {
      if isBehindSign { start = index }
      isBehindSign = letter.isSign
      let isBorder =
        letter.isSign
        || (last.map { previous in
          (letter.isCapital && previous.isSmall) || letter.isNumber != previous.isNumber
        } ?? false)
      if isBorder {
        if start < index { pieces.append(name[start..<index]) }
        start = index
      }
      last = letter.isSign ? nil : letter
    }
    if !isBehindSign, start < name.endIndex { pieces.append(name[start...]) }
    return pieces
  }

  /// What a character is, as far as it parts words.
  private struct Letter {
    let isSign: Bool
    let isNumber: Bool
    let isCapital: Bool
    let isSmall: Bool

    init(_ character: Character) {
      isNumber = character.isNumber
      isSign = !character.isLetter && !isNumber
      (isCapital, isSmall) = (character.isUppercase, character.isLowercase)
    }

    /// - Parameter byte: a character of ASCII.
    init(_ byte: UInt8) {
      isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      isSign = !isNumber && !isCapital && !isSmall
    }
  }
}

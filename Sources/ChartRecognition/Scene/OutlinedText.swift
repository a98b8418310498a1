internal import Support

/// The letters of one text that is drawn as outlines: its glyphs, each by reference.
struct OutlinedText {
  /// The fact that such a text lacks.
  static let fact = "the words of the text that is drawn as outlines"

  private(set) var count = 0

  /// Whether the file calls them glyphs.
  private var areGlyphs = true
  private var addresses: Set<String> = []

  var isEmpty: Bool { count == 0 }

  /// Whether they are letters even where no comment says which.
  var areCertain: Bool { count > 0 && (areGlyphs || addresses.count > 1) }

  /// Adds what a `use` shows.
  ///
  /// - Parameter address: where it leads.
  /// - Returns: whether that may be a letter: programs that draw letters keep each under the word
  ///   glyph, or under the name of its font and its number, as `DejaVuSans-41`.
  mutating func add(_ address: String) -> Bool {
    let name = address.lowercased()
    if !name.holdsPart("glyph"), !Self.isNumbered(name) {
      guard let hyphen = name.lastIndex(of: "-") else { return false }
      let number = name[name.index(after: hyphen)...]
      guard (1...6).contains(number.utf8.count), number.allSatisfy(\.isHexDigit),
        name[..<hyphen].contains(where: \.isLetter)
      else { return false }
      areGlyphs = false
    }
    count += 1
    addresses.insert(name)
    return true
  }

  /// Whether a name is that of a letter by the numbers of its font and its own, as dvisvgm has them:
  /// `g1-65`.
  private static func isNumbered(_ name: String) -> Bool {
    let numbers = name.drop { $0 == "#" }.dropFirst().split(
      separator: "-",
      omittingEmptySubsequences: false
    )
    return name.drop { $0 == "#" }.first == "g" && numbers.count == 2
      && numbers.allSatisfy { number in
        (1...6).contains(number.utf8.count) && number.allSatisfy { ("0"..."9").contains($0) }
      }
  }
}

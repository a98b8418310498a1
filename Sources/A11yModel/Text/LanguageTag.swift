/// Language tags of BCP 47.
public enum LanguageTag {
  /// Whether a tag has the shape that RFC 5646, section 2.1 allows: subtags of 1 to 8 letters and
  /// digits, the first a language of 2 to 8 letters, or `x` with private subtags.
  public static func isWellFormed(_ tag: String) -> Bool {
    let subtags = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = subtags.first else { return false }
    let isPrivate = first.lowercased() == "x" && subtags.count > 1
    guard isPrivate || ((2...8).contains(first.count) && first.allSatisfy(isASCIILetter)) else {
      return false
    }
    return subtags.dropFirst().allSatisfy { subtag in
      (1...8).contains(subtag.count)
        && subtag.allSatisfy { isASCIILetter($0) || ($0.isASCII && $0.isNumber) }
    }
  }

  /// The primary language, in lower case: `en` of `en-GB`.
  public static func primary(_ tag: String) -> String {
    tag.prefix { $0 != "-" }.lowercased()
  }

  private static func isASCIILetter(_ character: Character) -> Bool {
    character.isASCII && character.isLetter
  }
}

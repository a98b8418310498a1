/// Language tags of BCP 47.
package enum LanguageTag {
  /// Whether a tag has the shape that RFC 5646, section 2.1 gives tags; the registry is not asked,
  /// and tags from before 2006 that are of no such shape are none.
  package static func isWellFormed(_ tag: String) -> Bool {
    // Most tags are a language alone, of two letters.
    if tag.utf8.count == 2, tag.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) { return true }
    let subtags = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard
      subtags.allSatisfy({ subtag in
        (1...8).contains(subtag.count) && subtag.allSatisfy { isLetter($0) || isDigit($0) }
      })
    else { return false }
    var rest = subtags[...]
    if isPrivate(rest) { return true }
    guard let language = rest.popFirst(), language.count >= 2, language.allSatisfy(isLetter) else {
      return false
    }
    if language.count <= 3 {
      for _ in 0..<3 { skip(&rest) { $0.count == 3 && $0.allSatisfy(isLetter) } }
    }
    // A script, a region, and variants.
    skip(&rest) { $0.count == 4 && $0.allSatisfy(isLetter) }
    skip(&rest) { subtag in
      (subtag.count == 2 && subtag.allSatisfy(isLetter))
        || (subtag.count == 3 && subtag.allSatisfy(isDigit))
    }
    while skip(
      &rest,
      where: { $0.count >= 5 || ($0.count == 4 && $0.prefix(1).allSatisfy(isDigit)) }
    ) {}
    // Extensions, each a letter or digit of its own with what belongs to it.
    while let singleton = rest.first, singleton.count == 1, singleton.lowercased() != "x" {
      rest.removeFirst()
      guard skip(&rest, where: { $0.count >= 2 }) else { return false }
      while skip(&rest, where: { $0.count >= 2 }) {}
    }
    return rest.isEmpty || isPrivate(rest)
  }

  /// The primary language, in lower case: `en` of `en-GB`.
  package static func primary(_ tag: String) -> String {
    tag.prefix { $0 != "-" }.lowercased()
  }

  /// The region, in capitals: `GB` of `en-GB`; nil where there is none.
  package static func region(_ tag: String) -> String? {
    tag.split(separator: "-").dropFirst().prefix { $0.count > 1 }.first { subtag in
      (subtag.count == 2 && subtag.allSatisfy(isLetter))
        || (subtag.count == 3 && subtag.allSatisfy(isDigit))
    }?.uppercased()
  }

  private static func isPrivate(_ subtags: ArraySlice<Substring>) -> Bool {
    subtags.first?.lowercased() == "x" && subtags.count > 1
  }

  @discardableResult
  private static func skip(
    _ subtags: inout ArraySlice<Substring>,
    where isMeant: (Substring) -> Bool
  ) -> Bool {
    guard let first = subtags.first, isMeant(first) else { return false }
    subtags.removeFirst()
    return true
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.isASCII && character.isLetter
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }
}

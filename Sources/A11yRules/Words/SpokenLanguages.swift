internal import A11yModel

/// The languages in which something is said, as far as its words can be read.
struct SpokenLanguages: Hashable, Sendable {
  /// Whether some of it is English, or may be, where nobody gave the language.
  var mayBeEnglish: Bool

  /// Whether all of it is English.
  var isEnglish: Bool

  /// Whether nobody gave the language of any of it.
  var isOpen: Bool

  /// The primary languages that are given.
  var primaries: Set<String>

  /// - Parameter primary: the primary languages of what is said; nil for one that nobody gave.
  init(_ primary: some Collection<String?>) {
    mayBeEnglish = primary.contains { $0 == nil || $0 == "en" }
    isEnglish = primary.allSatisfy { $0 == "en" }
    isOpen = primary.allSatisfy { $0 == nil }
    primaries = Set(primary.compactMap(\.self))
  }
}

/// A language of what is said, as far as its words and numbers can be read.
final class SpokenLanguage: Sendable {
  /// Nil where nobody tells.
  let tag: String?

  /// The language without its region; nil where nobody tells.
  let primary: String?

  /// Whether English words may be what is said: it is the language, or nobody tells.
  let isEnglish: Bool

  /// How numbers are written in it.
  let numbers: NumberStyle

  init(_ tag: String?) {
    self.tag = tag
    primary = tag.map(LanguageTag.primary)
    isEnglish = primary.map { $0 == "en" } ?? true
    numbers = NumberStyle(tag)
  }

  /// Whether English words may be what is said.
  static func isEnglish(_ tag: String?) -> Bool {
    tag.map { LanguageTag.primary($0) == "en" } ?? true
  }
}

/// The languages of one text after another, most of which are in the language of the one before.
struct LanguageReader {
  private var last: SpokenLanguage

  /// - Parameter language: that of most of them.
  init(_ language: SpokenLanguage) { last = language }

  /// The language of a tag.
  mutating func language(_ tag: String?) -> SpokenLanguage {
    if tag != last.tag { last = SpokenLanguage(tag) }
    return last
  }
}

extension ComponentFacts {
  /// The tag of the component's language; nil where not known.
  var languageTag: String? { spokenLanguage.tag }

  /// The language of a tag; most are the component's own.
  func spokenLanguage(of tag: String?) -> SpokenLanguage {
    tag == spokenLanguage.tag ? spokenLanguage : SpokenLanguage(tag)
  }

  /// The tag of the language of what an element says: its own, or else the component's.
  func languageTag(of element: Int, in snapshot: Int) -> String? {
    trees[snapshot].language(of: element) ?? languageTag
  }

  /// The primary language of what an element says.
  func language(of element: Int, in snapshot: Int) -> String? {
    languageTag(of: element, in: snapshot).map(LanguageTag.primary)
  }

  /// The languages of what the component says where nothing else is given.
  var languages: SpokenLanguages { stepNames.languages }

  /// The languages of what is heard at stops.
  func languages(of stops: [Int], in tree: AccessibilityTree) -> SpokenLanguages {
    let heard = stops.flatMap(tree.heard)
    guard heard.contains(where: { tree.language(of: $0) != nil }) else { return languages }
    let tags = heard.map { tree.language(of: $0) }
    return SpokenLanguages(tags.map { $0.map(LanguageTag.primary) ?? language })
  }
}

extension AccessibilityTree {
  /// A stop and what merges into it and is heard there; what is swallowed is not.
  func heard(at index: Int) -> [Int] {
    let isAlone = elements[index].end <= index + 1 || !Self.presentsChildren(elements[index])
    if isAlone { return [index] }
    return [index] + descendants(of: index).filter { exposures[$0] == .merged(into: index) }
  }

  /// The language that an element or the nearest around it is given; nil where none is.
  func language(of index: Int) -> String? {
    guard givesLanguages else { return nil }
    var next: Int? = index
    while let element = next {
      if let language = elements[element].language { return language }
      next = elements[element].parent
    }
    return nil
  }
}

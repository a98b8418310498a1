internal import A11yModel

/// Languages of what is said.
enum SpokenLanguage {
  /// Whether English words may be what is said: it is the language, or nobody tells.
  static func isEnglish(_ tag: String?) -> Bool {
    tag.map { LanguageTag.primary($0) == "en" } ?? true
  }
}

extension AccessibilityTree {
  /// The language that an element or the nearest around it is given; nil where none is.
  func language(of index: Int) -> String? {
    elements[index].language ?? ancestors(of: index).lazy.compactMap { elements[$0].language }.first
  }
}

extension ComponentFacts {
  /// The tag of the component's language; nil where not known.
  var languageTag: String? { component.language.value }

  /// The tag of the language of what an element says: its own, or else the component's.
  func languageTag(of element: Int, in snapshot: Int) -> String? {
    trees[snapshot].language(of: element) ?? languageTag
  }

  /// The primary language of what an element says.
  func language(of element: Int, in snapshot: Int) -> String? {
    languageTag(of: element, in: snapshot).map(LanguageTag.primary)
  }
}

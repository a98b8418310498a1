internal import A11yModel
package import Language

extension ComponentFacts {
  /// The tag of the component's language; nil where not known.
  package var languageTag: String? { spokenLanguage.tag }

  /// The language of a tag; most are the component's own.
  package func spokenLanguage(of tag: String?) -> SpokenLanguage {
    tag == spokenLanguage.tag ? spokenLanguage : SpokenLanguage(tag)
  }

  /// The tag of the language of what an element says: its own, or else the component's.
  package func languageTag(of element: Int, in snapshot: Int) -> String? {
    trees[snapshot].language(of: element) ?? languageTag
  }

  /// The primary language of what an element says.
  package func language(of element: Int, in snapshot: Int) -> String? {
    languageTag(of: element, in: snapshot).map(LanguageTag.primary)
  }

  /// The languages of what is heard at stops.
  package func languages(of stops: [Int], in tree: AccessibilityTree) -> SpokenLanguages {
    let heard = stops.flatMap(tree.heard)
    guard heard.contains(where: { tree.language(of: $0) != nil }) else { return languages }
    let tags = heard.map { tree.language(of: $0) }
    return SpokenLanguages(tags.map { $0.map(LanguageTag.primary) ?? language })
  }
}

extension AccessibilityTree {
  /// A stop and what merges into it and is heard there; what is swallowed is not.
  package func heard(at index: Int) -> [Int] {
    let isAlone = elements[index].end <= index + 1 || !Self.presentsChildren(elements[index])
    if isAlone { return [index] }
    return [index] + descendants(of: index).filter { exposures[$0] == .merged(into: index) }
  }

  /// The language that an element or the nearest around it is given; nil where none is.
  package func language(of index: Int) -> String? {
    guard givesLanguages else { return nil }
    var next: Int? = index
    while let element = next {
      if let language = elements[element].language { return language }
      next = elements[element].parent
    }
    return nil
  }
}

internal import A11yModel
package import Language

/// A string that is heard, and is not what its language wants.
package struct StringFlaw {
  package let target: Target
  package let kind: Kind

  package enum Kind {
    /// It cannot be localised.
    case unlocalised(String)
    /// The tag of its language names none.
    case nameless(String, tag: String)
    /// It is written in a script that its language is not written in.
    case mismatch(String, Script, tag: String)
  }
}

extension ComponentFacts {
  /// The strings that are not what their languages want, each once.
  package var stringFlaws: [StringFlaw] {
    var flaws: [StringFlaw] = []
    var seen: Set<[String]> = []
    var scripts = WrittenScripts.Reader()
    for occurrence in named {
      let tree = trees[occurrence.snapshot]
      for index in tree.heard(at: occurrence.element) {
        let element = tree.elements[index]
        func add(_ text: String, _ kind: StringFlaw.Kind) {
          guard seen.insert(["\(element.source)", text]).inserted else { return }
          flaws.append(StringFlaw(target: target(of: index, in: tree), kind: kind))
        }
        if !element.isLocalized, index != 0, let first = element.firstString {
          add("", .unlocalised(first))
        }
        if let own = element.language, !LanguageTag.mayNameLanguage(own),
          let first = element.firstString
        {
          add(own, .nameless(first, tag: own))
        }
        let tag = tree.language(of: index) ?? languageTag
        guard let tag, let used = scripts.used(by: tag) else { continue }
        element.forEachString { text in
          if let script = used.mismatch(in: text) { add(text, .mismatch(text, script, tag: tag)) }
        }
      }
    }
    guard let tag = component.language.value, let used = scripts.used(by: tag) else { return flaws }
    return flaws
      + component.spokenBesides.compactMap { text, source in
        used.mismatch(in: text).map {
          StringFlaw(target: Target(source), kind: .mismatch(text, $0, tag: tag))
        }
      }
  }

  /// Whether anything is said whose language nobody gives.
  package var isAnyUntagged: Bool {
    !component.spokenBesides.isEmpty
      || named.contains { occurrence in
        let tree = trees[occurrence.snapshot]
        return tree.heard(at: occurrence.element).contains { index in
          tree.language(of: index) == nil && tree.elements[index].firstString != nil
        }
      }
  }
}

extension Component {
  /// What is said of the component without being the name of anything in it, and where it stands.
  fileprivate var spokenBesides: [(String, Int)] {
    let summaries = [
      chart?.summary.value, chart?.descriptor?.title.value, chart?.descriptor?.summary.value,
    ]
    var texts = summaries.compactMap(\.self).map { ($0, source) }
    for change in changes {
      if case .announcement(let announcement) = change.response,
        let first = announcement.heard.first
      {
        texts.append((first.text, change.source))
      }
    }
    return texts
  }
}

extension Element {
  /// Gives each text that is or can be said of it.
  fileprivate func forEachString(_ body: (String) -> Void) {
    if let name = label.value ?? text { body(name) }
    if let value = value.value { body(value) }
    if let hint = hint.value { body(hint) }
    guard !hasNothingRare else { return }
    for text in customContent.flatMap({ [$0.label, $0.value] }) where !text.isEmpty { body(text) }
    customActions.forEach(body)
  }

  /// The first of these texts.
  fileprivate var firstString: String? {
    var first: String?
    forEachString { first = first ?? $0 }
    return first
  }
}

internal import A11yModel
internal import Language

extension Check {
  /// The language of the strings is known and theirs, and they can be localised.
  static let stringLanguage = Check("string-language") { context, verdicts in
    let facts = context.facts
    guard !(facts.occurrences.isEmpty && facts.containers.isEmpty) else { return }
    verdicts.append(verdict(onWhole: context))
    var seen: Set<Said> = []
    var scripts = ScriptReader()
    for occurrence in facts.named {
      let tree = facts.trees[occurrence.snapshot]
      for index in tree.heard(at: occurrence.element) {
        let source = tree.elements[index].source
        if !tree.elements[index].isLocalized, index != 0,
          let first = tree.elements[index].firstString,
          seen.insert(Said(source: source, text: "")).inserted
        {
          verdicts.append(unlocalized(first, facts.target(of: index, in: tree)))
        }
        let tag = tree.language(of: index) ?? facts.languageTag
        if let own = tree.elements[index].language, !LanguageTag.mayNameLanguage(own),
          let first = tree.elements[index].firstString,
          seen.insert(Said(source: source, text: own)).inserted
        {
          verdicts.append(nameless(first, own, facts.target(of: index, in: tree)))
        }
        guard let tag, let used = scripts.used(by: tag) else { continue }
        tree.elements[index].forEachString { text in
          guard let script = mismatch(text, used),
            seen.insert(Said(source: source, text: text)).inserted
          else { return }
          verdicts.append(mismatched(text, script, tag, facts.target(of: index, in: tree)))
        }
      }
    }
    guard let tag = context.component.language.value, let used = scripts.used(by: tag) else {
      return
    }
    for (text, source) in spokenBesides(context.component) {
      if let script = mismatch(text, used) {
        verdicts.append(mismatched(text, script, tag, Target(source)))
      }
    }
  }

  /// The scripts of one language after another, most of which are the one before.
  private struct ScriptReader {
    private var tag: String?
    private var scripts: UsedScripts?

    mutating func used(by tag: String) -> UsedScripts? {
      if tag != self.tag {
        (self.tag, scripts) = (tag, Script.used(by: tag).map(UsedScripts.init))
      }
      return scripts
    }
  }

  /// The scripts that a language is written in.
  private struct UsedScripts {
    let all: Set<Script>
    let holdLatin: Bool

    init(_ all: Set<Script>) { (self.all, holdLatin) = (all, all.contains(.latin)) }
  }

  private struct Said: Hashable {
    var source: Int
    var text: String
  }

  private static func verdict(onWhole context: CheckContext) -> Verdict {
    var verdict = Verdict(.passed, context.facts.root)
    if !context.component.isLocalized {
      verdict.result = .failed
      verdict.message =
        "people who use another language hear this \(context.component.kind.noun) in its author’s: "
        + "its strings cannot be localised"
    } else if let tag = context.component.language.value, !LanguageTag.mayNameLanguage(tag) {
      verdict.result = .failed
      verdict.message =
        "people who use a screen reader may hear the strings in a wrong voice: ‘\(tag)’ names no "
        + "language"
      verdict.remedy = "language"
    } else if context.component.language.value == nil, isAnyUntagged(context) {
      let fact = context.component.language.missing ?? FileFact.stringLanguage.rawValue
      let isKnown =
        context.component.language == .absent && context.facts.doubt(fact) == nil
      verdict.result = isKnown ? .failed : .cantTell([fact], likely: .none)
      verdict.message =
        "people who use a screen reader may hear the strings in a wrong voice: no language is given"
      verdict.remedy = "language"
    }
    return verdict
  }

  /// Whether anything is said whose language nobody gives.
  private static func isAnyUntagged(_ context: CheckContext) -> Bool {
    let facts = context.facts
    return !spokenBesides(context.component).isEmpty
      || facts.named.contains { occurrence in
        let tree = facts.trees[occurrence.snapshot]
        return tree.heard(at: occurrence.element).contains { index in
          tree.language(of: index) == nil && tree.elements[index].firstString != nil
        }
      }
  }

  private static func nameless(_ text: String, _ tag: String, _ target: Target) -> Verdict {
    var verdict = Verdict(
      .failed,
      target,
      "people who use a screen reader may hear ‘\(text)’ in a wrong voice: ‘\(tag)’ names no language"
    )
    verdict.remedy = "mismatch"
    verdict.evidence = [Evidence("string", .text(text)), Evidence("language", .text(tag))]
    return verdict
  }

  private static func unlocalized(_ text: String, _ target: Target) -> Verdict {
    var verdict = Verdict(
      .failed,
      target,
      "people who use another language hear ‘\(text)’ as it is: the string cannot be localised"
    )
    verdict.evidence = [Evidence("string", .text(text))]
    return verdict
  }

  private static func mismatched(
    _ text: String,
    _ script: Script,
    _ tag: String,
    _ target: Target
  ) -> Verdict {
    var verdict = Verdict(
      .failed,
      target,
      "people who use a screen reader hear ‘\(text)’ in the wrong voice: it is written in "
        + "\(script.name) letters and its language is given as ‘\(tag)’"
    )
    verdict.impact = .moderate
    verdict.remedy = "mismatch"
    verdict.evidence = [Evidence("string", .text(text)), Evidence("language", .text(tag))]
    return verdict
  }

  /// The script of a text, where its language is not written in that; nil where it may be.
  private static func mismatch(_ text: String, _ used: UsedScripts) -> Script? {
    if used.holdLatin, Script.areAllLatin(text) { return nil }
    guard let script = Script(ofAllLettersIn: text), !used.all.contains(script) else { return nil }
    let letters = text.unicodeScalars.filter(\.properties.isAlphabetic).count
    switch script {
    // Names and units are written in Latin letters everywhere; a sentence is not.
    case .latin: return isPhrase(text) ? script : nil
    // “α” and “μg” are signs.
    case .greek: return letters > 2 ? script : nil
    default: return script
    }
  }

  /// Whether a text has words that are neither names, which begin with a capital, nor units.
  private static func isPhrase(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter }
    return words.contains { word in
      word.count > 1 && word.allSatisfy(\.isLowercase) && !UnitVocabulary.isUnit(Word(word))
    }
  }

  /// What is said of the component without being the name of anything in it.
  private static func spokenBesides(_ component: Component) -> [(String, Int)] {
    let chart = component.chart
    let summaries = [
      chart?.summary.value, chart?.descriptor?.title.value, chart?.descriptor?.summary.value,
    ]
    var texts = summaries.compactMap(\.self).map { ($0, component.source) }
    for change in component.changes {
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

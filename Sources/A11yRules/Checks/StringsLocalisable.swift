internal import A11yModel
internal import Language
internal import Listening
internal import RuleCatalogue

extension Check {
  /// The language of the strings is known and theirs, and they can be localised.
  static let stringsLocalisable = CheckSignature(
    "strings-localisable",
    formerly: "string-language",
    cases: ["language", "mismatch", "nameless", "tag", "whole"],
    evidence: ["language", "string"],
    terms: ["script", "tag"]
  ).deciding { context, verdicts in
    let facts = context.facts
    guard !(facts.occurrences.isEmpty && facts.containers.isEmpty) else { return }
    var ask = Ask(context, describing: verdicts.comparesPasses, of: facts.root)
    verdicts.add(answer(onWhole: ask), to: ask)
    var seen: Set<Said> = []
    var scripts = ScriptReader()
    for occurrence in facts.named {
      let tree = facts.trees[occurrence.snapshot]
      for index in tree.heard(at: occurrence.element) {
        let element = tree.elements[index]
        func isNew(_ text: String) -> Bool {
          seen.insert(Said(source: element.source, text: text)).inserted
        }
        ask.target = facts.target(of: index, in: tree)
        if !element.isLocalized, index != 0, let first = element.firstString, isNew("") {
          verdicts.add(ask.fails(["string": first]), to: ask)
        }
        if let own = element.language, !LanguageTag.mayNameLanguage(own),
          let first = element.firstString, isNew(own)
        {
          let answer = ask.fails(as: "mismatch", ["string": first, "language": own]) {
            $0.saying = "nameless"
          }
          verdicts.add(answer, to: ask)
        }
        let tag = tree.language(of: index) ?? facts.languageTag
        guard let tag, let used = scripts.used(by: tag) else { continue }
        element.forEachString { text in
          guard let script = mismatch(text, used), isNew(text) else { return }
          verdicts.add(mismatched(text, script, tag, ask), to: ask)
        }
      }
    }
    guard let tag = context.component.language.value, let used = scripts.used(by: tag) else {
      return
    }
    for (text, source) in spokenBesides(context.component) {
      ask.target = Target(source)
      if let script = mismatch(text, used) {
        verdicts.add(mismatched(text, script, tag, ask), to: ask)
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

  private static func answer(onWhole ask: Ask) -> CheckAnswer {
    let language = ask.component.language
    if !ask.component.isLocalized { return ask.fails(as: "whole") }
    if let tag = language.value {
      guard !LanguageTag.mayNameLanguage(tag) else { return ask.holds() }
      return ask.fails(as: "language", ["tag": tag]) { $0.saying = "tag" }
    }
    guard isAnyUntagged(ask.facts) else { return ask.holds() }
    let fact = language.missing ?? FileFact.stringLanguage.rawValue
    let isKnown = language == .absent && ask.facts.doubt(fact) == nil
    return ask.fails(as: "language", unless: isKnown ? [] : [fact], likely: .none)
  }

  /// Whether anything is said whose language nobody gives.
  private static func isAnyUntagged(_ facts: ComponentFacts) -> Bool {
    !spokenBesides(facts.component).isEmpty
      || facts.named.contains { occurrence in
        let tree = facts.trees[occurrence.snapshot]
        return tree.heard(at: occurrence.element).contains { index in
          tree.language(of: index) == nil && tree.elements[index].firstString != nil
        }
      }
  }

  private static func mismatched(
    _ text: String,
    _ script: Script,
    _ tag: String,
    _ ask: Ask
  ) -> CheckAnswer {
    ask.fails(
      as: "mismatch",
      ["string": text, "language": tag, "script": script.name]
    ) { $0.impact = .moderate }
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

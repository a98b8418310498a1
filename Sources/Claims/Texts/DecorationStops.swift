internal import A11yModel
package import Language
package import Listening
package import Looking

/// The stops of one snapshot that are there for nothing to be heard.
package struct DecorationStops {
  private let tree: AccessibilityTree
  private let snapshot: Int
  private let facts: ComponentFacts
  private let decoration: Decoration

  private let decorationWords: WordSet
  private let lookWords: WordSet

  /// What other stops say.
  private lazy var others = OtherStops(tree, decoration)

  /// How many stops there are in all.
  private lazy var count = tree.exposures.count { $0 == .exposed }

  package enum Judgement {
    /// It says something that is said nowhere else.
    case informative
    case flaw(Flaw)
  }

  package struct Flaw {
    package var kind: Kind
    package var heard: String

    /// What it is called in a sentence; nil of what may be anything.
    package var noun: String?

    /// The facts without which it may say something.
    package var missing: [String] = []
  }

  package enum Kind: String {
    /// Its role says that it is decoration, and something else makes it a stop.
    case role
    /// It says nothing.
    case silent
    /// It says what it looks like.
    case looks
    /// Another stop says the same.
    case repeated
    /// It says something in a language whose words for looks are not known.
    case language
    /// Nobody says that it is decoration, and nothing is heard of it.
    case unnamed
  }

  package init(
    _ snapshot: Int,
    _ facts: ComponentFacts,
    _ decoration: Decoration,
    words: WordSet,
    looks: WordSet
  ) {
    (self.snapshot, self.facts, self.decoration) = (snapshot, facts, decoration)
    tree = facts.trees[snapshot]
    (decorationWords, lookWords) = (words, looks)
  }

  /// What is wrong with an element as a stop; nil of what is none, or of what nobody knows to be
  /// decoration.
  package mutating func judge(_ index: Int) -> Judgement? {
    let exposure = tree.exposures[index]
    guard exposure == .exposed || exposure == .container else { return nil }
    if !tree.elements[index].hasNothingRare, tree.elements[index].isMetDespiteNone {
      return .flaw(Flaw(kind: .role, heard: tree.announcement(of: index).text))
    }
    guard exposure == .exposed, tree.operation(of: index) == nil else { return nil }
    if let noun = decoration.noun(of: index, tree) { return judge(index, noun) }
    return isShapeOrGroup(index) ? flawOfUnknown(index).map { .flaw($0) } : nil
  }

  private func isShapeOrGroup(_ index: Int) -> Bool {
    switch tree.elements[index].kind {
    case .shape, .group, .glyph, .fill, .swatch: true
    default: false
    }
  }

  // MARK: what is known to be decoration

  private mutating func judge(_ index: Int, _ noun: String) -> Judgement {
    let announcement = tree.announcement(of: index)
    let heard = announcement.authoredText
    let words = Words(heard)
    if words.isWordless {
      let isSaid =
        !announcement.authored.isEmpty
        || announcement.missing.isEmpty
          && (!tree.textOnRequest(index).isEmpty || tree.hint(of: index) != nil)
      let (text, missing) = (announcement.text, announcement.missing)
      return isSaid
        ? .informative : .flaw(Flaw(kind: .silent, heard: text, noun: noun, missing: missing))
    }
    if saysLooksAlone(words) { return .flaw(Flaw(kind: .looks, heard: heard, noun: noun)) }
    if others.say(index, words, tree) {
      return .flaw(Flaw(kind: .repeated, heard: heard, noun: noun))
    }
    guard mayBeLooks(words, index) else { return .informative }
    let fact = "what ‘\(heard)’ stands for in the language"
    return .flaw(Flaw(kind: .language, heard: heard, noun: noun, missing: [fact]))
  }

  /// Whether words may tell of looks alone in a language whose words for these are not known.
  private func mayBeLooks(_ words: Words, _ index: Int) -> Bool {
    guard tree.elements[index].kind == .connector,
      let language = facts.language(of: index, in: snapshot), !Self.languages.contains(language)
    else { return false }
    let isNamed = facts[StepNames.self].words.contains { $0.map(words.contains) ?? false }
    let known = facts[StateTerms.self].first?.known ?? []
    return !isNamed && !words.list.contains { known.contains($0) || $0.contains(.number) }
  }

  /// The languages whose words for decoration and looks the rule knows.
  private static let languages: Set<String> = ["en", "de", "fr", "es", "it", "pt", "nl"]

  // MARK: what nobody says is decoration

  private mutating func flawOfUnknown(_ index: Int) -> Flaw? {
    let announcement = tree.announcement(of: index)
    guard !announcement.authored.isEmpty else { return flawOfSilence(index, announcement) }
    // Of a million marks, hardly any has such a word.
    guard announcement.missing.isEmpty,
      facts[SaidWords.self].words(of: index, in: snapshot).contains(anyOf: decorationWords)
    else { return nil }
    let heard = announcement.authoredText
    let words = Words(heard)
    guard words.contains(anyOf: decorationWords), saysLooksAlone(words), isBesideOthers(index)
    else { return nil }
    return Flaw(kind: .looks, heard: heard)
  }

  /// What is wrong with a stop of which nobody says anything; what an image shows without a name is for
  /// svg-graphic-named.
  private mutating func flawOfSilence(_ index: Int, _ announcement: Announcement) -> Flaw? {
    guard announcement.missing.isEmpty, tree.elements[index].role == nil,
      tree.textOnRequest(index).isEmpty, tree.hint(of: index) == nil, isBesideOthers(index)
    else { return nil }
    let noun = tree.elements[index].kind.rawValue
    return Flaw(kind: .unnamed, heard: announcement.text, noun: noun)
  }

  /// Whether words tell of shapes, colours and places alone, and of how many there are.
  private func saysLooksAlone(_ words: Words) -> Bool {
    var saysLooks = false
    for word in words.list {
      let isLook = lookWords.contains(word) || decorationWords.contains(word)
      guard isLook || word.isPlainNumber else { return false }
      saysLooks = saysLooks || isLook
    }
    return saysLooks
  }

  /// Whether its step, mark or component is met without it; what is met of a legend’s entry is for
  /// legend-entry-has-name.
  private mutating func isBesideOthers(_ index: Int) -> Bool {
    let item = tree.ancestors(of: index).first {
      switch tree.elements[$0].kind {
      case .step, .mark, .entry: true
      default: false
      }
    }
    guard let item else { return count > 1 }
    return tree.elements[item].kind != .entry && tree.exposed(in: item).count > 1
  }
}

internal import A11yModel
internal import Claims
internal import Language
internal import Listening
internal import Looking

/// The stops of one snapshot that are there for nothing to be heard.
struct DecorationStops {
  private let tree: AccessibilityTree
  private let snapshot: Int
  private let context: CheckContext
  private let decoration: Decoration
  private let decorationWords: WordSet
  private let lookWords: WordSet

  private static let people = "people who use a screen reader"

  /// What other stops say.
  private lazy var others = OtherStops(tree, decoration)

  /// How many stops there are in all.
  private lazy var count = tree.exposures.count { $0 == .exposed }

  enum Judgement {
    /// It says something that is said nowhere else.
    case informative
    case flaw(Flaw)
  }

  struct Flaw {
    var message: String
    var heard: String
    var remedy: String?

    /// Whether its role says that it is decoration, and something else makes it a stop.
    var isOfRole = false

    /// The facts without which it may say something.
    var missing: [String] = []
  }

  init(_ snapshot: Int, _ context: CheckContext, _ decoration: Decoration) {
    (self.snapshot, self.context, self.decoration) = (snapshot, context, decoration)
    tree = context.facts.trees[snapshot]
    decorationWords = context.set("decoration")
    lookWords = context.set("looks")
  }

  /// What is wrong with an element as a stop; nil of what is none, or of what nobody knows to be
  /// decoration.
  mutating func judge(_ index: Int) -> Judgement? {
    let exposure = tree.exposures[index]
    guard exposure == .exposed || exposure == .container else { return nil }
    if !tree.elements[index].hasNothingRare, tree.elements[index].isMetDespiteNone {
      return .flaw(metDespiteNone(index))
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

  private func metDespiteNone(_ index: Int) -> Flaw {
    let announcement = tree.announcement(of: index)
    let heard = announcement.text
    let met = heard.isEmpty ? "something that says nothing" : "‘\(heard)’"
    return Flaw(
      message: "people who use a screen reader meet \(met), which its role says is decoration",
      heard: heard,
      remedy: "role",
      isOfRole: true
    )
  }

  // MARK: what is known to be decoration

  private mutating func judge(_ index: Int, _ noun: String) -> Judgement {
    let announcement = tree.announcement(of: index)
    let heard = announcement.authoredText
    let words = Words(heard)
    if words.isWordless {
      guard announcement.authored.isEmpty else { return .informative }
      if !announcement.missing.isEmpty {
        let message = "\(Self.people) may stop at the \(noun) for nothing"
        return .flaw(
          Flaw(message: message, heard: announcement.text, missing: announcement.missing)
        )
      }
      guard tree.textOnRequest(index).isEmpty, tree.hint(of: index) == nil else {
        return .informative
      }
      let message = "\(Self.people) stop at the \(noun) for nothing"
      return .flaw(Flaw(message: message, heard: announcement.text))
    }
    let stop = "\(Self.people) stop at the \(noun) to hear ‘\(heard)’"
    if saysLooksAlone(words) {
      return .flaw(Flaw(message: "\(stop), which tells them nothing", heard: heard))
    }
    if others.say(index, words, tree) {
      return .flaw(Flaw(message: "\(stop), which another stop says", heard: heard))
    }
    guard mayBeLooks(words, index) else { return .informative }
    let fact = "what ‘\(heard)’ stands for in the language"
    let message =
      "whether \(Self.people) stop at the \(noun) for nothing, hearing ‘\(heard)’, depends on \(fact)"
    return .flaw(Flaw(message: message, heard: heard, missing: [fact]))
  }

  /// Whether words may tell of looks alone in a language whose words for these are not known.
  private func mayBeLooks(_ words: Words, _ index: Int) -> Bool {
    let facts = context.facts
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
      context.facts[SaidWords.self].words(of: index, in: snapshot).contains(anyOf: decorationWords)
    else { return nil }
    let heard = announcement.authoredText
    let words = Words(heard)
    guard words.contains(anyOf: decorationWords), saysLooksAlone(words), isBesideOthers(index)
    else { return nil }
    return Flaw(
      message: "\(Self.people) come to a stop to hear ‘\(heard)’, which tells them nothing",
      heard: heard
    )
  }

  /// What is wrong with a stop of which nobody says anything; what an image shows without a name is for
  /// svg-graphic-named.
  private mutating func flawOfSilence(_ index: Int, _ announcement: Announcement) -> Flaw? {
    guard announcement.missing.isEmpty, tree.elements[index].role == nil,
      tree.textOnRequest(index).isEmpty, tree.hint(of: index) == nil, isBesideOthers(index)
    else { return nil }
    let heard = announcement.text
    let said = heard.isEmpty ? "that says nothing" : "that says only ‘\(heard)’"
    return Flaw(
      message: "\(Self.people) come to a \(tree.elements[index].kind.rawValue) \(said)",
      heard: heard
    )
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

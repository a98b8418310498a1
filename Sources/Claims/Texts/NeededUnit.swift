internal import ChartSpeech
internal import Language
package import Listening

/// The unit of a component's values, which is to be heard with each or once for all.
package final class NeededUnit {
  package let unit: String
  private let facts: ComponentFacts
  private let spoken: SpokenUnit

  /// Whether it is said once for all: in a name or summary of the whole, in an axis of the values, or
  /// in text that is met beside the marks or the value.
  private lazy var isToldOnce = facts.textsOfWhole.contains {
    spoken.isSaid(ofWhole: $0, facts.languageTag)
  }

  /// Whether what is said once for all may hold it in words of a language that are not known here; a
  /// name of one word says what is counted, and not in what.
  private lazy var mayBeTold = facts.textsOfWhole.contains { text in
    Words(text).list.count { $0.allSatisfy(.letter) } > 1
  }
  private lazy var names = facts[DataNames.self].words

  package init(_ unit: String, _ facts: ComponentFacts) {
    (self.unit, self.facts, spoken) = (unit, facts, SpokenUnit.named(unit, facts.languageTag))
  }

  /// How an announcement tells it.
  package enum Telling: Hashable {
    case said
    case unsaid
    /// Another unit is heard.
    case other
    /// The fact that is missing.
    case unknown(String)
  }

  package func telling(in speech: NumberSpeech) -> Telling {
    if speech.needsNone || speech.says(spoken) { return .said }
    let (text, value, language) = (speech.text, speech.value, speech.language)
    if let other = spoken.otherUnit(in: text, beside: value, language),
      !names.contains(Word(other))
    {
      return .other
    }
    if isToldOnce { return .said }
    if language.isEnglish {
      let word = spoken.unknownWord(in: text, behind: value, language, besides: names)
      return word.map { .unknown(SpokenUnit.meaning(of: $0, unit)) } ?? .unsaid
    }
    return SpokenUnit.isAnySaid(in: text) || mayBeTold
      ? .unknown("what ‘\(unit)’ is called in the language") : .unsaid
  }
}

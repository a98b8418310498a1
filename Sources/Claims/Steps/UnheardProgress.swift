package import A11yModel
internal import Language
package import Listening
internal import Support

extension ComponentFacts {
  /// The first stop that says a share, and does not do something besides.
  package var stopWithShare: Occurrence? {
    occurrences.first { occurrence in
      let element = element(occurrence)
      let tag = languageTag(of: occurrence.element, in: occurrence.snapshot)
      return !element.isControlBeside
        && SpokenProgress(announcement(occurrence).text, spokenLanguage(of: tag)).claimsShare
    }
  }

  /// Whether anything is heard of a progress.
  package var isProgressSaid: Bool {
    occurrences.contains { !element($0).isOperable && !announcement($0).words.isEmpty }
  }

  /// The facts without which all that is heard of a progress may say how far it is.
  package func missingOfProgress(in heard: Announcement) -> [String] {
    guard let tree = trees.first else { return [] }
    let isValueOpen = tree.exposures[0] == .none
    let isOfLevel = component.isAssumed && heard.words.contains(anyOf: Self.levels)
    let doubts = [
      mayValueBeInUnknownWords ? "the words for numbers in the language" : nil,
      isOfLevel ? "how much of it ‘\(heard.text)’ means" : nil, doubtOfWhole,
      isValueOpen ? tree.elements[0].value.missing : nil,
    ]
    return heard.missing { $0.contains(where: \.isNumber) } + doubts.compactMap(\.self)
  }

  /// Words that may tell how far a measure or a task is.
  private static let levels: WordSet = [
    "complete", "completed", "done", "finished", "started", "full", "half", "quarter", "third",
    "empty", "low", "medium", "high", "weak", "strong", "poor", "fair", "good", "excellent",
  ]

  /// Whether a value is words of a language whose numbers in words are not known here.
  private var mayValueBeInUnknownWords: Bool {
    occurrences.contains { occurrence in
      let element = element(occurrence)
      let tag = languageTag(of: occurrence.element, in: occurrence.snapshot)
      return element.value.value.map { !Words($0).isEmpty } ?? false
        && !element.isControlBeside
        && !SpokenLanguage.isEnglish(tag)
    }
  }
}

extension Component {
  /// The share of its track that is seen to be filled in whole percent, where that is a part and
  /// nothing moves; nil otherwise.
  package var stillShare: String? {
    guard animations.isEmpty,
      let percent = progress?.drawnPercent?.rounded(), percent > 0, percent < 100
    else { return nil }
    return DecimalText.short(percent)
  }
}

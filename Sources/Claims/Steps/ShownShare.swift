internal import A11yModel
internal import Language
package import Listening

/// How far a progress is, as a text beside it shows: one that is a percentage and nothing else.
struct ShownShare: Hashable, Sendable {
  let text: String
  let progress: SpokenProgress

  /// What a progress shows; nil where no such text is in it, or several are, as the marks of a scale.
  init?(_ facts: ComponentFacts) {
    guard facts.component.progress != nil else { return nil }
    var found: ShownShare?
    for part in facts.component.parts where part.kind == .text {
      guard let share = ShownShare(part.sample, facts.spokenLanguage) else { continue }
      if found != nil { return nil }
      found = share
    }
    guard let found else { return nil }
    self = found
  }

  private init?(_ text: String, _ language: SpokenLanguage) {
    let tokens = TextTokens(text, language.tag)
    guard let value = tokens.wholeValue, value.isPercentage,
      tokens.tokens.contains(where: \.isFigure)
    else { return nil }
    self.text = text
    progress = SpokenProgress(text, language)
  }
}

extension ComponentFacts {
  /// A text that shows another share than the value of a progress has.
  ///
  /// - Parameter tolerance: how many percentage points the two may differ.
  /// - Returns: the text; nil where there is none.
  package func otherShownShare(tolerance: Double) -> String? {
    guard let progress = component.progress, progress.value.value != nil,
      let shown = ShownShare(self),
      shown.progress.answer(on: progress, tolerance: tolerance) == .wrong
    else { return nil }
    return shown.text
  }

  /// Whether a text says the value of a progress as an announcement does, and besides no more than that
  /// it is done: “60% complete” beside “60 %”.
  package func repeatsValue(_ text: String, of announcement: String) -> Bool {
    guard let progress = component.progress,
      [text, announcement].allSatisfy({
        SpokenProgress($0, spokenLanguage).answer(on: progress, tolerance: 1) == .right
      })
    else { return false }
    let (steps, tokens) = (StepWords.of(languages), TextTokens(text, languageTag))
    let (words, values) = (tokens.words, tokens.values)
    return words.indices.allSatisfy { index in
      steps[words[index]].contains(.done) || values.contains { $0.range.contains(index) }
    }
  }
}

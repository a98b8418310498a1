internal import A11yModel
internal import Language
package import Listening

/// One announcement that holds a value, of a mark or of a progress.
package struct NumberSpeech {
  package let target: Target
  private let source: Source

  /// Whether it needs no unit, as a share of a whole.
  let needsNone: Bool

  fileprivate init(_ target: Target, _ source: Source, needsNone: Bool) {
    (self.target, self.source, self.needsNone) = (target, source, needsNone)
  }

  fileprivate enum Source {
    case progress(ProgressSpeech, Double?)
    case mark(MarkSpeech, MarkSpeeches, Double?)
  }

  package var text: String {
    switch source {
    case .progress(let speech, _): speech.text
    case .mark(let speech, let all, _): all.content(of: speech)
    }
  }

  var words: Words {
    switch source {
    case .progress(let speech, _): Words(speech.text)
    case .mark(let speech, let all, _): all.words(of: speech)
    }
  }

  package var missing: [String] {
    switch source {
    case .progress(let speech, _): speech.missing
    case .mark(let speech, let all, _): all.announcement(of: speech).missing
    }
  }

  var value: Double? {
    switch source {
    case .progress(_, let value), .mark(_, _, let value): value
    }
  }

  var language: SpokenLanguage {
    switch source {
    case .progress(let speech, _): speech.language
    case .mark(let speech, let all, _): all.language(of: speech)
    }
  }

  /// Whether it needs no unit, or says any.
  package var hasOwnUnit: Bool { needsNone || SpokenUnit.isAnySaid(in: text) }
}

extension ComponentFacts {
  /// Gives each announcement that holds a value, of marks and of a progress.
  package func forEachNumber(_ body: (NumberSpeech) -> Void) {
    if let progress = component.progress, progress.isDeterminate {
      for speech in bestProgressSpeeches {
        let source = NumberSpeech.Source.progress(speech, progress.value.value)
        body(NumberSpeech(speech.target, source, needsNone: speech.progress.isShare))
      }
    }
    let speeches = self[MarkSpeeches.self]
    for (speech, telling) in zip(speeches.all, self[SpokenValue.Telling.self])
    where telling == .said || telling == .saidInFull {
      let source = NumberSpeech.Source.mark(speech, speeches, marks[speech.mark].value.value)
      body(NumberSpeech(target(of: speech), source, needsNone: telling == .saidInFull))
    }
  }
}

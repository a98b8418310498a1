internal import A11yModel
internal import ChartSpeech
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
    case mark(MarkSpeech, MarkSpeeches, Double?, saysUnit: Bool)
  }

  package var text: String {
    switch source {
    case .progress(let speech, _): speech.text
    case .mark(let speech, let all, _, _): all.content(of: speech)
    }
  }

  /// Whether the unit of the values is heard.
  func says(_ unit: SpokenUnit) -> Bool {
    switch source {
    case .progress(let speech, _): unit.isSaid(in: speech.text, speech.language.tag)
    case .mark(_, _, _, let saysUnit): saysUnit
    }
  }

  package var missing: [String] {
    switch source {
    case .progress(let speech, _): speech.missing
    case .mark(let speech, let all, _, _): all.announcement(of: speech).missing
    }
  }

  var value: Double? {
    switch source {
    case .progress(_, let value), .mark(_, _, let value, _): value
    }
  }

  var language: SpokenLanguage {
    switch source {
    case .progress(let speech, _): speech.language
    case .mark(let speech, let all, _, _): all.language(of: speech)
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
    let (speeches, heard) = (self[MarkSpeeches.self], self[AnnouncedValues.self])
    for (place, speech) in speeches.all.enumerated() {
      let telling = heard.tellings[place]
      guard telling == .said || telling == .saidInFull else { continue }
      let source = NumberSpeech.Source.mark(
        speech,
        speeches,
        marks[speech.mark].value.value,
        saysUnit: heard.sayUnit[place]
      )
      body(NumberSpeech(target(of: speech), source, needsNone: telling == .saidInFull))
    }
  }
}

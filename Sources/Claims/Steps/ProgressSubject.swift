package import A11yModel
internal import Language
package import Listening

/// What may be false of a progress of which somebody knows how far it is.
package enum ProgressSubject {
  /// The range that the value lies in.
  case range
  case share(ProgressSpeech)
  /// A value in words alone, where nothing else says how far it is.
  case words(String, Target)

  package func target(in facts: ComponentFacts) -> Target {
    switch self {
    case .range: facts.root
    case .share(let speech): speech.target
    case .words(_, let target): target
    }
  }
}

extension ComponentFacts {
  /// What may be false of a progress that somebody says or shows.
  package var progressSubjects: [ProgressSubject] {
    guard let progress = component.progress, progress.isDeterminate else { return [] }
    let shares = bestProgressSpeeches.map(ProgressSubject.share)
    guard progress.value.value != nil else { return shares }
    guard progress.maximum > progress.minimum else { return [.range] }
    guard shares.isEmpty else { return shares }
    return occurrences.compactMap { occurrence in
      let element = element(occurrence)
      guard let value = element.value.value, !Words(value).isEmpty,
        !element.isControlBeside
      else { return nil }
      return .words(value, target(of: element))
    }
  }

  /// What a share in figures says of what is drawn; “Half” may be a name.
  package func answer(
    _ speech: ProgressSpeech,
    onDrawn progress: Progress,
    tolerance: Double
  ) -> SpokenProgress.Answer {
    guard let percent = progress.drawnPercent, speech.progress.isShare,
      TextBytes.holdsNumber(speech.text)
    else { return .incomparable }
    // The ends of a scale stand beside it.
    let isEnd = speech.progress.readings.allSatisfy { reading in
      if case .percentage(let share, _, _) = reading { share == 0 || share == 100 } else { false }
    }
    if isEnd, bestProgressSpeeches.count > 1 { return .incomparable }
    var drawn = progress
    (drawn.value, drawn.minimum, drawn.maximum) = (.known(percent), 0, 100)
    return speech.progress.answer(on: drawn, tolerance: tolerance)
  }
}

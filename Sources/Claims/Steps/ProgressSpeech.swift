internal import A11yModel
package import Language
package import Listening

/// What is heard of a progress at one stop that says how far it is.
package struct ProgressSpeech: Sendable {
  package var target: Target

  /// Its value, or where it has none all that is heard at the stop.
  package var text: String
  package var progress: SpokenProgress
  package var missing: [String]

  package var language: SpokenLanguage
}

/// The stops of a progress whose accessibility value says how far it is.
package enum ValuedProgress: Derived {
  package static let place = DerivedPlace()

  package static func derived(from facts: ComponentFacts) -> [ProgressSpeech] {
    facts.progressSpeeches { tree, index in tree.elements[index].value.value }
  }
}

/// The stops of a progress of which all that is heard says how far it is, as text in a ring does.
package enum AnnouncedProgress: Derived {
  package static let place = DerivedPlace()

  package static func derived(from facts: ComponentFacts) -> [ProgressSpeech] {
    guard let progress = facts.component.progress else { return [] }
    return facts.progressSpeeches { tree, index in
      // A hint says what activating does; of an image it is the description.
      let description = tree.elements[index].role == nil ? nil : tree.hint(of: index)
      return ([tree.announcement(of: index).text] + [description].compactMap(\.self))
        .joined(separator: ", ")
    }
    .filter { speech in
      speech.progress.isShare || progress.value.value == nil && !speech.progress.isPlace
        || speech.progress.answer(on: progress, tolerance: 1) == .right
    }
  }
}

extension ComponentFacts {
  /// What says how far it is: values, or else all that is heard.
  package var bestProgressSpeeches: [ProgressSpeech] {
    let valued = self[ValuedProgress.self]
    return valued.isEmpty ? self[AnnouncedProgress.self] : valued
  }

  fileprivate func progressSpeeches(
    _ text: (AccessibilityTree, Int) -> String?
  ) -> [ProgressSpeech] {
    var languages = LanguageReader(spokenLanguage)
    return occurrences.compactMap { occurrence in
      let tree = trees[occurrence.snapshot]
      let element = tree.elements[occurrence.element]
      guard let text = text(tree, occurrence.element) else { return nil }
      let language = languages.language(
        languageTag(of: occurrence.element, in: occurrence.snapshot)
      )
      let progress = SpokenProgress(text, language)
      guard !progress.readings.isEmpty else { return nil }
      // A button that shows the progress says a share of it; any number is its own business.
      guard !element.isControlBeside || progress.isShare else { return nil }
      return ProgressSpeech(
        target: target(of: element),
        text: text,
        progress: progress,
        missing: tree.announcement(of: occurrence.element).missing,
        language: language
      )
    }
  }
}

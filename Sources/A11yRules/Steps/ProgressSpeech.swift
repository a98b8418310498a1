internal import A11yModel
internal import Language
internal import Support

/// What is heard of a progress at one stop that says how far it is.
struct ProgressSpeech: Sendable {
  var target: Target

  /// Its value, or where it has none all that is heard at the stop.
  var text: String
  var progress: SpokenProgress
  var missing: [String]

  var language: SpokenLanguage
}

extension ComponentFacts {
  /// The stops whose accessibility value says how far it is.
  var valuedProgressSpeeches: [ProgressSpeech] {
    valuedSpeeches.value { progressSpeeches { tree, index in tree.elements[index].value.value } }
  }

  /// The stops of which all that is heard says how far it is, as text in a ring does.
  var spokenProgressSpeeches: [ProgressSpeech] {
    guard let progress = component.progress else { return [] }
    return spokenSpeeches.value {
      progressSpeeches { tree, index in
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

  /// What says how far it is: values, or else all that is heard.
  var bestProgressSpeeches: [ProgressSpeech] {
    let valued = valuedProgressSpeeches
    return valued.isEmpty ? spokenProgressSpeeches : valued
  }

  private func progressSpeeches(
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
      let isBeside = element.isOperable && element.kind != .component
      guard !isBeside || progress.isShare else { return nil }
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

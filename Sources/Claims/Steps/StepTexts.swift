package import Language
package import Listening
internal import Support

/// The texts of a component that are heard of its steps, each read once, whoever asks.
package final class StepTexts: @unchecked Sendable {
  private let names: StepNames
  private let lock = Lock()
  private var texts: [String: [StepText]] = [:]

  init(_ names: StepNames) { self.names = names }

  func text(_ text: String, _ languages: SpokenLanguages) -> StepText {
    lock.whileHeld {
      if let known = texts[text]?.first(where: { $0.languages == languages }) { return known }
      var read = StepText(text, languages)
      read.names = names.names(in: read)
      texts[text, default: []].append(read)
      return read
    }
  }
}

extension StepTexts: Derived {
  package static let place = DerivedPlace()

  package static func derived(from facts: ComponentFacts) -> StepTexts {
    StepTexts(facts[StepNames.self])
  }
}

extension ComponentFacts {
  /// A text as it is heard of the steps.
  package func stepText(_ text: String, _ languages: SpokenLanguages) -> StepText {
    self[StepTexts.self].text(text, languages)
  }

  /// The same in the languages of the component.
  package func stepText(_ text: String) -> StepText { stepText(text, languages) }
}

package import A11yModel

extension ChangeMeans {
  /// What changes, in a sentence.
  package var phrase: String {
    let component = facts.component
    let hasSteps = !component.steps.isEmpty
    return switch kind.event {
    case .advance: "the next step becomes current"
    case .back: "the previous step becomes current"
    case .complete: hasSteps ? "the last step is done" : "it is complete"
    case .error: "a step goes wrong"
    case .update:
      hasSteps
        ? "a state changes" : component.kind == .chart ? "the data change" : "the value changes"
    }
  }

  /// What an announcement lacks that does not tell enough of it.
  package var lack: String {
    switch kind.event {
    case .advance, .back: "without the step’s position or name"
    case .error: "without a word for the error"
    case .update where !facts.component.steps.isEmpty: "without the step’s name and new state"
    case .update: "without the new value"
    case .complete: "which says nothing"
    }
  }

  /// That a step becomes the current one, in a sentence.
  package func arrival(at step: Int) -> String {
    let name = facts.component.steps[step].name.value.map { ", ‘\($0)’," } ?? ""
    return "step \(step + 1)\(name) becomes current"
  }

  /// The state that a step is in after it; nil where it may be any.
  package var meaning: State.Meaning? {
    switch kind.event {
    case .complete: .completed
    case .error: .error
    case .advance, .back, .update: nil
    }
  }
}

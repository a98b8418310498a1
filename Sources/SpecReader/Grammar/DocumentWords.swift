package import A11yModel
internal import XML

extension Document.Scope: DocumentedWords {
  package var summary: String {
    switch self {
    case .screen: "All of a screen."
    case .component: "A whole component, as it stands on some screen."
    case .fragment: "A piece of a component; its host may add to it."
    }
  }
}

extension Document.Completeness {
  /// The groups of facts by their names, as authors are told them.
  static var words: [AttributeType.Word] {
    names.map { AttributeType.Word($0.name, summaries[$0.name] ?? "") }
  }

  private static let summaries = [
    "tree": "What assistive technology gets: labels, values, hints, traits, what is hidden.",
    "announcements": "What is announced, and where focus moves, on each change.",
    "data": "The steps, series, marks, axes, legend, titles and summaries.",
  ]
}

extension Platform: DocumentedWords {
  package var summary: String {
    switch self {
    case .ios: "iOS and iPadOS, where text styles follow Dynamic Type and targets are touched."
    case .macos: "macOS, which has no Dynamic Type and where targets are clicked."
    }
  }
}

extension Generation: DocumentedWords {
  package var summary: String {
    switch self {
    case .ios13: "The colours of iOS 13 to 18."
    case .ios26: "The colours from iOS 26 on."
    }
  }
}

extension Change.Event: DocumentedWords {
  package var summary: String {
    switch self {
    case .advance: "The next step becomes current."
    case .back: "The previous step becomes current."
    case .complete: "The last step is done, or the progress is full."
    case .error: "A step goes wrong."
    case .update: "The value or the data change."
    }
  }
}

extension State.Meaning: DocumentedWords {
  package var summary: String {
    switch self {
    case .completed: "It is done."
    case .current: "It is the one that the user is on."
    case .upcoming: "It is still to come."
    case .error: "It went wrong."
    case .unavailable: "It cannot be reached now."
    }
  }
}

extension State.SemanticHue: DocumentedWords {
  package var summary: String {
    switch self {
    case .success: "It went well, as green says."
    case .warning: "It needs attention, as yellow and orange say."
    case .error: "It went wrong, as red says."
    }
  }
}

extension Identity: DocumentedWords {
  package var summary: String {
    switch self {
    case .position: "The place among the others, which changes as items come and go."
    case .id: "An id that the item alone has, as a UUID."
    case .name: "The name, which two may share."
    case .state: "The state, which several share."
    case .category: "The category, which several may share."
    case .value: "The value, which several may share."
    }
  }
}

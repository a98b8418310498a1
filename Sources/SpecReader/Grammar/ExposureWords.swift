package import A11yModel
internal import XML

extension A11yModel.Element.Grouping: DocumentedWords {
  package var summary: String {
    switch self {
    case .combine: "It is one stop, which says all that its contents say."
    case .contain: "It is a container: its contents stay stops of their own."
    case .ignore: "It is one stop; its contents say nothing."
    }
  }
}

extension A11yModel.Element.Action: DocumentedWords {
  package var summary: String {
    switch self {
    case .activate: "Something that is none of the other actions."
    case .next: "Moves on to the next step."
    case .back: "Moves back to the previous step."
    case .complete: "Completes the last step."
    case .select: "Goes to this step, or selects this mark."
    case .toggle: "Shows or hides this series."
    }
  }
}

extension A11yModel.Element.LiveRegion: DocumentedWords {
  package var summary: String {
    switch self {
    case .polite: "It waits for a pause in speech."
    case .assertive: "It interrupts what is being said."
    }
  }
}

extension HitShape: DocumentedWords {
  var summary: String {
    switch self {
    case .rectangle: "All of its width and height."
    case .circle: "A circle, or an ellipse where width and height differ."
    case .capsule: "A rectangle whose shorter sides are half circles."
    }
  }
}

extension Traits {
  /// The traits by their names, as authors are told them.
  static var words: [AttributeType.Word] {
    names.map { AttributeType.Word($0.name, summaries[$0.name] ?? "") }
  }

  private static let summaries = [
    "button": "Activating it does something.",
    "link": "Activating it leads somewhere else.",
    "image": "It is a picture.",
    "header": "It is a heading, to which people can jump.",
    "selected": "It is the chosen one of several.",
    "not-enabled": "It cannot be used now.",
    "adjustable": "Swiping up or down changes its value.",
    "updates-frequently": "Its value changes often; a screen reader asks for it now and then.",
    "static-text": "It is text that does not change.",
    "toggle": "Activating it switches it on or off.",
    "tab": "It is one of the tabs of a tab bar.",
    "summary-element": "It sums up what is on the screen when the app starts.",
  ]
}

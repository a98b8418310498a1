package import RuleCatalogue

extension Person {
  /// Whom a failure shuts out, as a heading has it.
  package var heading: String {
    switch self {
    case .listening: "Screen reader and braille users"
    case .lowVision: "People with low vision"
    case .color: "People who cannot tell colours apart"
    case .largeText: "People who enlarge text"
    case .touch: "People who operate by touch"
    case .motion: "People sensitive to motion"
    }
  }

  /// The same within a sentence.
  var noun: String { heading.prefix(1).lowercased() + heading.dropFirst() }

  /// How they get what others see.
  package var means: String {
    switch self {
    case .listening: "who listen, or read with their fingers"
    case .lowVision: "or who read in bright light"
    case .color: "or see none at all"
    case .largeText: "in the settings of their device"
    case .touch: "or by voice or switch"
    case .motion: "or easily distracted"
    }
  }

  /// The class of what is for them.
  var style: String { "p\((Person.allCases.firstIndex(of: self) ?? 0) + 1)" }
}

extension Impact {
  /// The class of what is as bad, the worst first.
  var style: String { "i\(Impact.allCases.count - (Impact.allCases.firstIndex(of: self) ?? 0))" }
}

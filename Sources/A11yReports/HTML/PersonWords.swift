package import RuleCatalogue

extension Person {
  /// Whom a failure shuts out, as a heading has it.
  package var heading: String {
    switch self {
    case .listening: "People who listen"
    case .lowVision: "People who see little"
    case .color: "People who cannot tell colours apart"
    case .largeText: "People who enlarge text"
    case .touch: "People who operate by touch"
    case .motion: "People whom motion disturbs"
    }
  }

  /// How they get what others see.
  package var means: String {
    switch self {
    case .listening: "to a screen reader, or read it in braille"
    case .lowVision: "or little at a time, or in bright light"
    case .color: "or see none at all"
    case .largeText: "in the settings of their device"
    case .touch: "and do not hit small things, or by voice or switch"
    case .motion: "or distracts"
    }
  }

  /// The class of what is for them.
  var style: String { "p\((Person.allCases.firstIndex(of: self) ?? 0) + 1)" }
}

extension Impact {
  /// The class of what is as bad, the worst first.
  var style: String { "i\(Impact.allCases.count - (Impact.allCases.firstIndex(of: self) ?? 0))" }
}
